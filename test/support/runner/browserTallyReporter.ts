import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Ends a browser run with one line that is easy to read for people and machines: `N passed, N failed`. */
export default class BrowserTallyReporter implements Reporter {
  private suite: Suite | null = null
  private errors = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  /** What went wrong outside a test: a file that can't be loaded, a worker that died. */
  onError(): void {
    this.errors += 1
  }

  onEnd(result: FullResult): void {
    const tests = this.suite?.allTests() ?? []
    const count = (...outcomes: readonly ReturnType<TestCase['outcome']>[]) =>
      tests.filter((test) => outcomes.includes(test.outcome())).length
    const passed = count('expected', 'flaky')
    const failed = count('unexpected') + this.errors
    const cutShort = result.status !== 'passed' && failed === 0 ? 1 : 0
    for (const test of tests)
      if (test.outcome() === 'flaky') process.stdout.write(`flaky: ${test.titlePath().slice(1).join(' › ')}\n`)
    // Written late, so that nothing of the other reporters comes after it.
    process.on('exit', () => process.stdout.write(`${passed} passed, ${failed + cutShort} failed\n`))
  }

  printsToStdio(): boolean {
    return false
  }
}
