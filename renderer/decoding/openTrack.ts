import {
  ADTS,
  CustomSource,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP4,
  QTFF,
  UnsupportedInputFormatError,
  WEBM,
} from 'mediabunny'
import type { AboutStreams, SoundFormat, WindowMessage } from '../../shared/schemas/windowSound.ts'
import { NobodyWaits, readFromHost } from './host.ts'
import type { SoundTask } from './soundTask.ts'

/** The index of a file is read as a whole; that of a hundred hours has less. */
const mostAtOnce = 64 << 20
/** Bytes of one reading. */
const readBytes = 4 << 20
const cacheBytes = 8 << 20

/** The first sound of a file, and what decodes it: a decoder of the window, or nothing where it is not compressed. */
export interface OpenTrack {
  readonly track: InputAudioTrack
  readonly about: AboutStreams
  readonly decodedBy: AudioDecoderConfig | { readonly plain: SoundFormat }
  /** 0 to 1: how far into the file has been read since it was opened. */
  readonly fraction: () => number
  close(): void
}

type Cannot = Extract<WindowMessage, { kind: 'cannot' }>

/** Throws what the file's own faults make the demuxer throw. */
export async function openTrack(task: SoundTask): Promise<OpenTrack | Cannot> {
  let furthest = 0
  const input = new Input({
    formats: [MP4, QTFF, MATROSKA, WEBM, ADTS],
    source: new CustomSource({
      getSize: () => task.size,
      read: async (from, to) => {
        furthest = Math.max(furthest, to)
        return readPieces(task, from, to)
      },
      maxCacheSize: cacheBytes,
      prefetchProfile: 'fileSystem',
    }),
  })
  const found = await firstTrack(input)
  if ('kind' in found) {
    input.dispose()
    return found
  }
  // An index behind the sound was read before it.
  furthest = 0
  return { ...found, fraction: () => Math.min(1, furthest / task.size), close: () => input.dispose() }
}

async function readPieces(task: SoundTask, from: number, to: number): Promise<Uint8Array> {
  if (to - from > mostAtOnce) throw new RangeError('A part of the file is too large.')
  const bytes = new Uint8Array(to - from)
  for (let at = from; at < to; at += readBytes) {
    const piece = await readFromHost(task, at, Math.min(to, at + readBytes))
    bytes.set(piece, at - from)
  }
  return bytes
}

async function firstTrack(input: Input): Promise<Omit<OpenTrack, 'fraction' | 'close'> | Cannot> {
  try {
    const tracks = await input.getAudioTracks()
    const [track] = tracks
    if (track === undefined) return { kind: 'cannot', why: 'no-sound' }
    const decodedBy = await decoderOf(track)
    if (decodedBy === null) return { kind: 'cannot', why: 'no-decoder' }
    const hasPicture = (await input.getVideoTracks()).length > 0
    return { track, decodedBy, about: { codec: nameOf(await track.getCodec()), streams: tracks.length, hasPicture } }
  } catch (error) {
    if (error instanceof NobodyWaits) throw error
    return { kind: 'cannot', why: error instanceof UnsupportedInputFormatError ? 'no-decoder' : 'unreadable' }
  }
}

/** Compressed sound that the decoders of windows give exactly; others are too rare to be sure of. */
const decoded: ReadonlySet<string> = new Set(['aac', 'opus', 'vorbis', 'flac', 'mp3'])

async function decoderOf(track: InputAudioTrack): Promise<OpenTrack['decodedBy'] | null> {
  const codec = await track.getCodec()
  const plain = plainFormat(codec ?? '')
  const [channels, sampleRate] = [await track.getNumberOfChannels(), await track.getSampleRate()]
  if (plain !== null) return { plain: { ...plain, channels, sampleRate } }
  const config = codec !== null && decoded.has(codec) ? await track.getDecoderConfig() : null
  if (config === null || typeof AudioDecoder === 'undefined') return null
  const { supported } = await AudioDecoder.isConfigSupported(config).catch(() => ({ supported: false }))
  return supported === true ? config : null
}

/** Samples that are not compressed, by the demuxer's name for them. */
function plainFormat(codec: string): Pick<SoundFormat, 'encoding' | 'byteOrder'> | null {
  if (codec === 'ulaw') return { encoding: 'mulaw', byteOrder: 'little' }
  if (codec === 'alaw') return { encoding: 'alaw', byteOrder: 'little' }
  const [, encoding, order] = /^pcm-(u8|s8|s16|s24|s32|f32|f64)(be)?$/u.exec(codec) ?? []
  if (encoding === undefined) return null
  return { encoding: encoding as SoundFormat['encoding'], byteOrder: order === 'be' ? 'big' : 'little' }
}

const nameOf = (codec: string | null): string => {
  if (codec === 'opus' || codec === 'vorbis') return `${codec[0]?.toUpperCase()}${codec.slice(1)}`
  return codec === 'ulaw' || codec === 'alaw' || codec?.startsWith('pcm-') === true
    ? 'PCM'
    : (codec ?? '').toUpperCase()
}
