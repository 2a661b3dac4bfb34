import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Result } from '../../../../../shared/result.ts'
import { parseAiff } from '../../aiff/parseAiff.ts'
import { openInputFile, type InputFile } from '../../files/inputFile.ts'
import { isSystemError } from '../../files/systemError.ts'
import { brokenFile } from '../../inputLimits.ts'
import { makeBlock } from '../../pcm/openPcm.ts'
import type { PcmLayout } from '../../pcm/pcmLayout.ts'
import { parseAu } from '../../plain/parseAu.ts'
import { parseWav } from '../../wav/parseWav.ts'
import { decodeSamples } from '../../../blocks/sampleFormat.ts'
import type { SoundRef } from '../document/projectDocument.ts'
import type { MonoSamples, SoundStore } from './soundStore.ts'

/** The folder of sound beside a project that is a text; null where there is none. */
export function soundFolder(project: string, said: string): string | null {
  const beside = path.dirname(project)
  const names = [plainFile(said), `${path.parse(project).name}_data`].filter((name) => name !== null)
  const folders = names.map((name) => path.join(beside, name))
  return folders.find((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) ?? null
}

/** What can be the name of a file in a folder, and leads nowhere else. */
function plainFile(name: string): string | null {
  return name === '' || name.startsWith('.') || /[/\\:\0]/u.test(name) ? null : name
}

interface OpenSound {
  readonly path: string
  readonly file: InputFile
  readonly layout: PcmLayout
}

/**
 * The sound of a project that is a text: each block a file in the folder, or a stretch of somebody's recording. Such a
 * one is looked for in the folder of the project alone, wherever the project says that it lies.
 */
export function openProjectFolder(project: string, folder: string): SoundStore {
  const open = new Map<number, OpenSound>()
  const lengths = new Map<string, number | null>()
  const close = (reader: number): void => {
    open.get(reader)?.file.close()
    open.delete(reader)
  }
  const opened = (ref: SoundRef, reader: number): OpenSound | null => {
    const found = ref.kind === 'file' ? findFile(ref, path.dirname(project), folder) : null
    if (found === null) return null
    const last = open.get(reader)
    if (last?.path === found) return last
    close(reader)
    const sound = openSound(found)
    if (sound !== null) open.set(reader, sound)
    return sound
  }
  const measured = 2
  return {
    frames: (ref) => {
      if (ref.kind !== 'file') return null
      const key = `${ref.of}:${ref.file}`
      const known = lengths.get(key)
      const whole = known === undefined ? (opened(ref, measured)?.layout.frames ?? null) : known
      lengths.set(key, whole)
      return whole === null || ref.of === 'project' ? whole : Math.max(0, whole - ref.from)
    },
    read: (ref, from, frames, reader) => {
      const sound = opened(ref, reader)
      if (sound === null || ref.kind !== 'file') return null
      const [start, channel] = ref.of === 'project' ? [0, 0] : [ref.from, ref.channel]
      return readChannel(sound, start + from, frames, channel)
    },
    close: () => {
      for (const reader of open.keys()) close(reader)
    },
  }
}

/** Blocks lie two folders deep, by the digits of their names; the oldest projects have them side by side. */
function findFile(ref: Extract<SoundRef, { kind: 'file' }>, beside: string, folder: string): string | null {
  if (ref.of === 'person') {
    const name = plainFile(ref.file.split(/[/\\]/u).at(-1) ?? '')
    return name === null ? null : ([beside, folder].map((where) => path.join(where, name)).find(existsSync) ?? null)
  }
  const name = plainFile(ref.file)
  if (name === null) return null
  const deep = path.join(folder, `e${name.slice(1, 3)}`, `d${name.slice(3, 5)}`, name)
  return [deep, path.join(folder, name)].find((file) => existsSync(file)) ?? null
}

/** Null for what is no plain sound, or can't be read: it is as good as not there. */
function openSound(found: string): OpenSound | null {
  try {
    const file = openInputFile(found, path.basename(found))
    if (!file.ok) return null
    const layout = parse(file.value)
    if (layout.ok) return { path: found, file: file.value, layout: layout.value }
    file.value.close()
    return null
  } catch (error) {
    if (isSystemError(error)) return null
    throw error
  }
}

function parse(file: InputFile): Result<PcmLayout> {
  const head = String.fromCharCode(...file.read(0, 4))
  if (head === '.snd' || head === 'dns.') return parseAu(file)
  if (/^(?:RIFF|RIFX|RF64|BW64)$/u.test(head)) return parseWav(file)
  return head === 'FORM' ? parseAiff(file) : brokenFile(file.name, { kind: 'no-sound-found' })
}

function readChannel({ file, layout }: OpenSound, from: number, frames: number, channel: number): MonoSamples | null {
  if (channel >= layout.channels || from + frames > layout.frames) return null
  const bytes = file.read(layout.dataStart + from * layout.blockAlign, frames * layout.blockAlign)
  if (bytes.length < frames * layout.blockAlign) return null
  const { block } = makeBlock(bytes, frames, layout, channel)
  if (block.channels === 1 && block.format !== 'u8') return { format: block.format, bytes: block.bytes }
  const samples = new Float32Array(frames)
  const own = block.channels === 2 && channel === 1 ? 1 : 0
  decodeSamples({ ...block, channel: own, from: 0, direction: 'forward', gain: 1 }, frames, samples, 0)
  return { format: 'f32', bytes: new Uint8Array(samples.buffer) }
}
