import type { Editor } from '../../editor/index.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'

/** A project as a case compares it: what is seen of it, and, where the case compares sound, one hash for each track. */
export interface Snapshot {
  readonly view: ProjectView
  /** In track order; empty where they are not asked for. */
  readonly sounds: readonly string[]
}

export async function takeSnapshot(editor: Editor, detail: 'sounds' | 'view'): Promise<Snapshot> {
  const view = await editor.view()
  if (detail === 'view') return { view, sounds: [] }
  const sounds =
    view.duration === 0 ? [] : await Promise.all(view.tracks.map((track) => soundOf(editor, track.id, view.duration)))
  return { view, sounds }
}

async function soundOf(editor: Editor, trackId: string, duration: number): Promise<string> {
  const measured = await editor.measure({ range: { start: 0, end: duration }, trackIds: [trackId] })
  if (!measured.ok) throw new Error(`the sound can't be measured: ${messageOf(measured.error)}`)
  return measured.value.soundHash
}
