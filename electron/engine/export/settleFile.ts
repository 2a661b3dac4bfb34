import { defaultQuality, type ExportQuality, type SoundSettings } from '../../../shared/schemas/exportRequest.ts'
import { mp3Rates } from '../codecs/mp3/frameHeader.ts'
import type { Project } from '../model/project.ts'
import { audibleTracks } from '../render/audibleTracks.ts'
import type { FilePlan } from './writers/soundWriter.ts'

export interface Settled {
  readonly plan: FilePlan
  /** What differs from what was asked for, in sentences. */
  readonly notes: readonly string[]
}

/** libvorbis takes more, players do not. */
const vorbisTop = 192_000
/** Below it MPEG-2 applies, which knows no higher bit rates. */
const mpeg2 = { below: 32_000, kbps: 160 } as const

/** What the file will be like: channels, rate and quality as asked for, as far as the format knows them. */
export function settleFile(project: Project, settings: SoundSettings, projectFrames: number): Settled {
  const notes: string[] = []
  const wanted = settings.sampleRate ?? project.sampleRate
  const sampleRate = rateFor(settings, wanted)
  if (sampleRate !== wanted || (settings.sampleRate === undefined && sampleRate !== project.sampleRate)) {
    notes.push(`${nameOf(settings)} has no sample rate of ${wanted} Hz, so it was converted to ${sampleRate} Hz.`)
  }
  const quality = qualityFor(settings, sampleRate, notes)
  const channels = settings.channels === 'auto' ? channelsNeeded(project) : settings.channels
  const frames = Math.round((projectFrames * sampleRate) / project.sampleRate)
  return { plan: { format: settings.format, quality, channels, sampleRate, frames, tags: settings.tags }, notes }
}

function rateFor({ format }: SoundSettings, wanted: number): number {
  if (format === 'mp3') {
    if ((mp3Rates as readonly number[]).includes(wanted)) return wanted
    return mp3Rates.find((rate) => rate >= wanted) ?? (wanted % 11_025 === 0 ? 44_100 : 48_000)
  }
  return format === 'ogg' ? Math.min(wanted, vorbisTop) : wanted
}

function qualityFor({ format, quality }: SoundSettings, sampleRate: number, notes: string[]): ExportQuality {
  if (format === 'ogg') return quality?.kind === 'variable' ? quality : defaultQuality.ogg
  if (format !== 'mp3') return defaultQuality.mp3
  if (quality?.kind === 'variable') return { kind: 'variable', level: Math.min(9, Math.max(0, quality.level)) }
  const { kbps } = quality ?? defaultQuality.mp3
  if (sampleRate >= mpeg2.below || kbps <= mpeg2.kbps) return { kind: 'constant', kbps }
  notes.push(`At ${sampleRate} Hz an MP3 file has at most ${mpeg2.kbps} kbit/s, so it was written with that.`)
  return { kind: 'constant', kbps: mpeg2.kbps as 160 }
}

const nameOf = ({ format }: SoundSettings): string => (format === 'mp3' ? 'MP3' : 'Ogg Vorbis')

/** One channel is enough when every track that is heard is mono and panned to the middle. */
function channelsNeeded(project: Project): 1 | 2 {
  return audibleTracks(project).every((track) => track.clips.length === 0 || (track.channels === 1 && track.pan === 0))
    ? 1
    : 2
}
