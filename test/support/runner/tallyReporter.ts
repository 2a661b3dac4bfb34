import type { Reporter, TestModule } from 'vitest/node'

/** Ends the run with one line that is easy to read for people and machines: `N passed, N failed`. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let passed = 0
    let failed = unhandled.length
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      passed += tests.filter((test) => test.result().state === 'passed').length
      const broken = tests.filter((test) => test.result().state === 'failed').length
      failed += broken === 0 && module.state() === 'failed' ? 1 : broken
    }
    // Written late, so that nothing of the other reporters comes after it.
    process.on('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`))
  }
}
