import path from 'node:path'
import { memoryBlockStore } from '../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../electron/engine/blocks/sampleFormat.ts'
import type { Encoders } from '../../../electron/engine/codecs/encode/encoderThreads.ts'
import { type ExportContext, exportSound, type SoundFileRequest } from '../../../electron/engine/export/exportSound.ts'
import type { Project } from '../../../electron/engine/model/project.ts'
import { formatExtension } from '../../../shared/schemas/exportFormats.ts'
import { scratchFolder } from './importing.ts'
import { addBlock, makePiece } from '../engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../engine/makeTrack.ts'

export const exportRate = 44_100
const store = memoryBlockStore()

/** One track with this sound. */
export function projectOf(channels: readonly Float32Array[], format: 's16' | 's24' | 'f32'): Project {
  const length = channels[0]?.length ?? 0
  const pieces = Array.from({ length: Math.ceil(length / 65_536) }, (_, k) => {
    const part = channels.map((samples) => samples.slice(k * 65_536, (k + 1) * 65_536))
    return makePiece({ block: addBlock(store, encodeBlock(part, format)), length: part[0]?.length ?? 0 })
  })
  return makeAudioProject(
    [makeTrack({ channels: channels.length === 2 ? 2 : 1, clips: [makeClip(0, pieces)] })],
    exportRate,
  )
}

export const contextOf = (
  project: Project,
  more: Partial<ExportContext> & { readonly encoders: Encoders },
): ExportContext => ({
  store,
  project,
  signal: new AbortController().signal,
  report: () => undefined,
  pause: async () => undefined,
  ...more,
})

/** The file that an export of so many frames makes, in a folder of its own. */
export async function writeSound(
  project: Project,
  frames: number,
  request: Partial<SoundFileRequest> & Pick<SoundFileRequest, 'format'>,
  more: Partial<ExportContext> & { readonly encoders: Encoders },
) {
  const folder = scratchFolder()
  const file = path.join(folder, `out.${formatExtension[request.format]}`)
  const result = await exportSound(
    contextOf(project, more),
    { channels: 'auto', overwrite: 'never', path: file, ...request },
    { start: 0, end: frames },
  )
  return { result, file, folder }
}
