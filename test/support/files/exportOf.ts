import { readdirSync } from 'node:fs'
import path from 'node:path'
import { memoryBlockStore } from '../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../electron/engine/blocks/sampleFormat.ts'
import type { BlockStore, SampleFormat } from '../../../electron/engine/blocks/blockStore.ts'
import { createEncoderThreads } from '../../../electron/engine/codecs/encode/encoderThreads.ts'
import { type ExportContext, exportSound, type SoundFileRequest } from '../../../electron/engine/export/exportSound.ts'
import type { Project, Track } from '../../../electron/engine/model/project.ts'
import { audioEnd } from '../../../electron/engine/render/audibleTracks.ts'
import { scratchFolder } from './importing.ts'
import { addBlock, makePiece } from '../engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../engine/makeTrack.ts'

const encoders = createEncoderThreads()

export interface Given {
  readonly store: BlockStore
  readonly project: Project
}

export function given(
  format: SampleFormat,
  channels: readonly Float32Array[],
  track: Partial<Omit<Track, 'id'>> = {},
  gain = 1,
): Given {
  const store = memoryBlockStore()
  const block = addBlock(store, encodeBlock(channels, format))
  const length = channels[0]?.length ?? 0
  const clip = makeClip(0, [makePiece({ block, length, gain })])
  return {
    store,
    project: makeAudioProject(
      [makeTrack({ channels: channels.length === 2 ? 2 : 1, clips: [clip], ...track })],
      44_100,
    ),
  }
}

export async function write(
  { store, project }: Given,
  request: Partial<SoundFileRequest> = {},
  more: Partial<ExportContext> = {},
  range = { start: 0, end: audioEnd(project) },
) {
  const whole: SoundFileRequest = {
    path: path.join(scratchFolder(), 'out.wav'),
    format: 'wav16',
    channels: 'auto',
    overwrite: 'never',
    ...request,
  }
  const ctx = {
    store,
    project,
    encoders,
    signal: new AbortController().signal,
    report: () => undefined,
    pause: async () => undefined,
    ...more,
  }
  return {
    result: await exportSound(ctx, whole, range),
    path: whole.path,
    left: () => readdirSync(path.dirname(whole.path)),
  }
}
