import { z } from 'zod'
import type { PcmEncoding } from '../../../../shared/dsp/pcmEncodings.ts'
import type { Ffmpeg } from './findFfmpeg.ts'
import { listenTo, startOn } from './runFfmpeg.ts'

/** The first stream of sound in a file, as FFmpeg sees it. */
export interface ProbedSound {
  readonly sampleRate: number
  readonly channels: number
  /** Seconds; null where the file does not say. */
  readonly duration: number | null
  /** How many frames of it are meant, where the file says so exactly: encoders add more behind. */
  readonly frames: number | null
  /** What its samples are kept as: its own numbers where it is exact, else 32-bit floats. */
  readonly encoding: Extract<PcmEncoding, 'u8' | 's16' | 's24' | 's32' | 'f32'>
  readonly streams: number
  readonly hasPicture: boolean
  readonly version: string
}

const numeric = z.union([z.string(), z.number()]).optional()
const probed = z.object({
  program_version: z.object({ version: z.string() }),
  streams: z
    .array(
      z.object({
        codec_type: z.string().optional(),
        codec_name: z.string().optional(),
        sample_fmt: z.string().optional(),
        sample_rate: numeric,
        channels: z.number().optional(),
        duration: numeric,
        time_base: z.string().optional(),
        start_pts: z.number().optional(),
        duration_ts: z.number().optional(),
        bits_per_raw_sample: numeric,
        disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      }),
    )
    .default([]),
  format: z.object({ duration: numeric, format_name: z.string().optional() }).optional(),
})
type Stream = z.infer<typeof probed>['streams'][number]

/** More than this no file says of itself. */
const mostText = 1 << 20
const seconds = 20

/** Null where FFmpeg can't read the file; no streams where it holds no sound. */
export async function probeSound({ ffprobe }: Ffmpeg, file: string): Promise<ProbedSound | 'no-sound' | null> {
  const text = await probeText(ffprobe, file)
  const parsed = text === null ? null : probed.safeParse(parseJson(text))
  if (parsed === null || !parsed.success) return null
  const { streams, format, program_version } = parsed.data
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio')
  const [sound] = sounds
  if (sound === undefined) return 'no-sound'
  return {
    sampleRate: numberOf(sound.sample_rate) ?? 0,
    channels: sound.channels ?? 0,
    duration: numberOf(sound.duration) ?? numberOf(format?.duration),
    frames: /\b(?:mov|mp4)\b/u.test(format?.format_name ?? '') ? editedFrames(sound) : null,
    encoding: encodingOf(sound),
    streams: sounds.length,
    hasPicture: streams.some(isPicture),
    version: program_version.version,
  }
}

/** The edit list of an MP4 file in whole frames. */
function editedFrames({ time_base, start_pts, duration_ts = 0, sample_rate }: Stream): number | null {
  return time_base === `1/${sample_rate}` && start_pts === 0 && duration_ts > 0 ? duration_ts : null
}

const isPicture = ({ codec_type, disposition }: Stream): boolean =>
  codec_type === 'video' && disposition?.attached_pic !== 1

async function probeText(ffprobe: string, file: string): Promise<string | null> {
  const child = startOn(ffprobe, file, [], ['-show_streams', '-show_format', '-show_program_version', '-of', 'json'])
  const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
  const { ended } = listenTo(child)
  let text = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (more: string) => {
    text += more
    if (text.length > mostText) child.kill('SIGKILL')
  })
  const status = await ended
  clearTimeout(late)
  return status === 0 ? text : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function numberOf(said: string | number | undefined): number | null {
  const value = Number(said)
  return said === undefined || !Number.isFinite(value) ? null : value
}

/** Codecs whose samples come back as the numbers that went in. */
const exact = /^(?:alac|flac|wavpack|tta|ape|shorten|truehd|mlp|adpcm_.*|pcm_.*)$/u

function encodingOf({ codec_name = '', sample_fmt = '', bits_per_raw_sample }: Stream): ProbedSound['encoding'] {
  const format = sample_fmt.replace(/p$/u, '')
  if (!exact.test(codec_name) || format === 'flt' || format === 'dbl') return 'f32'
  if (format === 'u8') return 'u8'
  if (format === 's16') return 's16'
  const bits = numberOf(bits_per_raw_sample) ?? 32
  return bits > 0 && bits <= 24 ? 's24' : 's32'
}
