import { failure } from '../../../../shared/failures/index.ts'
import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { type Block, maxBlockFrames } from '../../blocks/blockStore.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { type ChannelChoice, keptChannels } from '../channelChoice.ts'
import { channelNames } from '../channelNames.ts'
import { beyondLimits, brokenFile } from '../inputLimits.ts'
import { makeBlock } from '../pcm/openPcm.ts'
import { pcmBytes } from '../../../../shared/dsp/pcmEncodings.ts'
import type { Ffmpeg } from './findFfmpeg.ts'
import { type ProbedSound, probeSound } from './probeSound.ts'
import { listenTo, startOn } from './runFfmpeg.ts'

/** So long it may say nothing before it is given up. */
const silentSeconds = 60

/**
 * The first sound of a file by an FFmpeg that is installed, streamed: what encoders put in front and behind is taken
 * off as the file says (edit lists, priming).
 */
export async function openByFfmpeg(
  found: Ffmpeg,
  path: string,
  name: string,
  choice: ChannelChoice,
): Promise<Result<AudioSource>> {
  const sound = await probeSound(found, path)
  if (sound === null) return brokenFile(name, { kind: 'ffmpeg-fails' })
  if (sound === 'no-sound') return brokenFile(name, { kind: 'no-sound' })
  if (sound.channels < 1 || sound.sampleRate < 1) return brokenFile(name, { kind: 'no-channels-or-rate' })
  return beyondLimits(name, sound) ?? ok(sourceOf(found, path, name, { sound, choice }))
}

interface Wanted {
  readonly sound: ProbedSound
  readonly choice: ChannelChoice
}

function sourceOf(found: Ffmpeg, path: string, name: string, { sound, choice }: Wanted): AudioSource {
  const { channels, sampleRate, encoding } = sound
  const coded = encoding === 'u8' ? 'u8' : `${encoding}le`
  // One shape to the end, even where the file changes its own in the middle.
  const shape = ['-ar', String(sampleRate), '-ac', String(channels)]
  const child = startOn(
    found.ffmpeg,
    path,
    ['-nostdin'],
    ['-map', '0:a:0', '-vn', '-sn', '-dn', ...shape, '-c:a', `pcm_${coded}`, '-f', coded, 'pipe:1'],
  )
  const heard = listenTo(child)
  const blockAlign = pcmBytes[encoding] * channels
  const layout = { encoding, byteOrder: 'little', channels, sampleRate, blockAlign } as const
  const total = Math.max(1, Math.round((sound.duration ?? 0) * sampleRate))
  const meant = sound.frames ?? Number.POSITIVE_INFINITY
  let frames = 0
  let repaired = 0
  let isDamaged = false

  const finish = async (): Promise<Result<null>> => {
    child.stdout.resume()
    const status = await heard.ended
    isDamaged = status !== 0 || heard.said() !== ''
    return frames === 0 && isDamaged ? brokenFile(name, { kind: 'ffmpeg-fails' }) : ok(null)
  }
  return {
    sampleRate,
    channels: keptChannels(channels, choice),
    channelNames: channelNames(channels),
    fraction: () => (sound.duration === null ? 0 : Math.min(1, frames / total)),
    next: async (): Promise<Result<Block | null>> => {
      const bytes = await readAhead(child.stdout, maxBlockFrames * blockAlign)
      if (bytes === 'silent') {
        child.kill('SIGKILL')
        return err(failure('files/decoder-stopped', { name }))
      }
      const count = Math.min(Math.floor(bytes.length / blockAlign), meant - frames)
      if (count === 0) return finish()
      frames += count
      const made = makeBlock(bytes.subarray(0, count * blockAlign), count, layout, choice)
      repaired += made.repaired
      return ok(made.block)
    },
    notes: () => notesOf(sound, choice, { repaired, isDamaged }),
    repaired: () => repaired,
    close: () => void child.kill('SIGKILL'),
  }
}

function notesOf(
  { channels, streams, hasPicture, version }: ProbedSound,
  choice: ChannelChoice,
  { repaired, isDamaged }: { readonly repaired: number; readonly isDamaged: boolean },
): readonly SourceNote[] {
  return [
    { kind: 'by-ffmpeg', version },
    ...(hasPicture ? [{ kind: 'picture-left-out' as const }] : []),
    ...(streams > 1 ? [{ kind: 'one-of-several-streams' as const }] : []),
    ...(channels > 2 && choice === 'fold' ? [{ kind: 'folded' as const, channels }] : []),
    ...(isDamaged ? [{ kind: 'parts-damaged' as const }] : []),
    ...(repaired > 0 ? [{ kind: 'repaired' as const, count: repaired }] : []),
  ]
}

/** So many bytes, fewer at the end; the pipe holds the program back while nobody reads. */
async function readAhead(stream: NodeJS.ReadableStream, wanted: number): Promise<Uint8Array | 'silent'> {
  const readable = stream as NodeJS.ReadableStream & {
    readonly readableEnded: boolean
    readonly readableLength: number
  }
  const parts: Buffer[] = []
  let length = 0
  while (length < wanted) {
    const chunk = readable.read(Math.min(wanted - length, Math.max(1, readable.readableLength))) as Buffer | null
    if (chunk !== null) {
      parts.push(chunk)
      length += chunk.length
    } else if (readable.readableEnded || !(await moreOf(readable))) break
  }
  if (length === 0 && !readable.readableEnded) return 'silent'
  return Buffer.concat(parts, length)
}

/** Waits for more to read; false where the stream is silent for too long. */
async function moreOf(stream: NodeJS.ReadableStream): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (is: boolean): void => {
      clearTimeout(late)
      stream.off('readable', more)
      stream.off('end', more)
      stream.off('close', more)
      resolve(is)
    }
    const more = (): void => done(true)
    const late = setTimeout(() => done(false), silentSeconds * 1000)
    stream.once('readable', more)
    stream.once('end', more)
    stream.once('close', more)
  })
}
