import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const asksForDom = (file: string): boolean => readFileSync(file, 'utf8').startsWith('// @vitest-environment')

/**
 * Files of one project that want the same environment run behind each other: a process is shared only as long as the
 * next file wants what it has, and each new one imports React again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const isDom = new Map(sorted.map((file) => [file, asksForDom(file.moduleId)]))
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      return [...own.filter((file) => isDom.get(file) === true), ...own.filter((file) => isDom.get(file) !== true)]
    })
  }
}
