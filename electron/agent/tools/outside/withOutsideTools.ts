import { type Failure, failure } from '../../../../shared/failures/index.ts'
import { createRegistry, type Registry } from '../contract/registry.ts'
import type { Tool } from '../contract/defineTool.ts'
import { externalTool } from './externalTool.ts'
import { readManifest } from './readManifest.ts'

/** The text of a manifest with all that is known of it outside. */
export interface ManifestFile {
  readonly file: string
  readonly text: string
  isTrusted(): boolean
  trust(): Promise<void>
}

/** More than these are not offered: each makes reading a sentence and asking a model a little longer. */
const mostTools = 100

/**
 * The registry with tools for the programs that these files describe. A file that can't be used is told, and the others
 * are offered all the same; of two of the same name the first is.
 */
export async function withOutsideTools(
  registry: Registry,
  files: readonly ManifestFile[],
  findProgram: (name: string) => Promise<string | null>,
): Promise<{ readonly registry: Registry; readonly problems: readonly Failure[] }> {
  const added: Tool[] = []
  const problems: Failure[] = []
  for (const one of files.slice(0, mostTools)) {
    const read = readManifest(one.text)
    if (!read.ok) {
      problems.push(failure('programs/bad-manifest', { file: one.file, fault: read.fault }))
      continue
    }
    const { name, command } = read.manifest
    if (added.some((tool) => tool.name === name)) continue
    if (registry.findTool(name) !== null || registry.findQuery(name) !== null) {
      problems.push(failure('programs/bad-manifest', { file: one.file, fault: { kind: 'name-taken', name } }))
      continue
    }
    const program = await findProgram(command[0] ?? '')
    added.push(
      externalTool(read.manifest, {
        file: one.file,
        program,
        isTrusted: () => one.isTrusted(),
        trust: () => one.trust(),
      }),
    )
  }
  return {
    registry: added.length === 0 ? registry : createRegistry([...registry.tools, ...added], registry.queries),
    problems,
  }
}
