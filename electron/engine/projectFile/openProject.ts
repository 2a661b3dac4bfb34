import type { Result } from '../../../shared/result.ts'
import type { EngineOptions } from '../contract.ts'
import { defaultSampleRate } from '../model/emptyProject.ts'
import { emptyState } from '../state/editorState.ts'
import type { Opened } from './openProjectFile.ts'

/**
 * What an engine works on: a project file, or what goes with the run. Most starts of the command line keep nothing, and
 * load nothing of project files.
 */
export async function openProject(options: EngineOptions): Promise<Result<Opened>> {
  const { file, keeps, keepOlder = null, sampleRate = defaultSampleRate } = options
  const fresh = emptyState(sampleRate)
  return keeps === 'nothing'
    ? (await import('./scratch/openScratchProject.ts')).openScratchProject(file, fresh)
    : (await import('./openProjectFile.ts')).openProjectFile(file, fresh, keepOlder)
}
