import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { byFfmpeg, defaultQuality } from '../../../shared/schemas/exportFormats.ts'
import type { ExportQuality, SoundSettings } from '../../../shared/schemas/exportRequest.ts'
import { mp3Rates } from '../codecs/mp3/frameHeader.ts'
import type { Project } from '../model/project.ts'
import { audibleTracks } from '../render/audibleTracks.ts'
import type { FilePlan } from './writers/soundWriter.ts'

export interface Settled {
  readonly plan: FilePlan
  /** What differs from what was asked for. */
  readonly notes: readonly FileNote[]
}

/** libvorbis takes more, players do not. */
const vorbisTop = 192_000
/** Opus has one rate. */
const opusRate = 48_000
/** AAC knows these. */
const aacRates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 64_000, 88_200, 96_000]
/** Below it MPEG-2 applies, which knows no higher bit rates. */
const mpeg2 = { below: 32_000, kbps: 160 } as const

/** What the file will be like: channels, rate and quality as asked for, as far as the format knows them. */
export function settleFile(project: Project, settings: SoundSettings, projectFrames: number): Settled {
  const notes: FileNote[] = []
  const wanted = settings.sampleRate ?? project.sampleRate
  const sampleRate = rateFor(settings, wanted)
  if (sampleRate !== wanted || (settings.sampleRate === undefined && sampleRate !== project.sampleRate)) {
    notes.push({ kind: 'rate-unknown', format: lossyOf(settings.format), wanted, rate: sampleRate })
  }
  const quality = qualityFor(settings, sampleRate, notes)
  const channels = settings.channels === 'auto' ? channelsNeeded(project) : settings.channels
  const frames = Math.round((projectFrames * sampleRate) / project.sampleRate)
  const { about } = project
  const said = { tags: settings.tags ?? about?.tags, cover: about?.cover ?? null }
  return { plan: { format: settings.format, quality, channels, sampleRate, frames, ...said }, notes }
}

function rateFor({ format }: SoundSettings, wanted: number): number {
  if (format === 'mp3') {
    if ((mp3Rates as readonly number[]).includes(wanted)) return wanted
    return mp3Rates.find((rate) => rate >= wanted) ?? (wanted % 11_025 === 0 ? 44_100 : 48_000)
  }
  if (format === 'opus') return opusRate
  if (format === 'm4a') return aacRates.find((rate) => rate >= wanted) ?? 96_000
  return format === 'ogg' ? Math.min(wanted, vorbisTop) : wanted
}

/** Only these have rates that they do not know. */
const lossyOf = (format: SoundSettings['format']): 'mp3' | 'ogg' | 'm4a' | 'opus' =>
  format === 'mp3' || byFfmpeg(format) ? format : 'ogg'

function qualityFor({ format, quality }: SoundSettings, sampleRate: number, notes: FileNote[]): ExportQuality {
  if (format === 'ogg') return quality?.kind === 'variable' ? quality : defaultQuality.ogg
  if (byFfmpeg(format)) return quality?.kind === 'constant' ? quality : defaultQuality[format]
  if (format !== 'mp3') return defaultQuality.mp3
  if (quality?.kind === 'variable') return { kind: 'variable', level: Math.min(9, Math.max(0, quality.level)) }
  const { kbps } = quality ?? defaultQuality.mp3
  if (sampleRate >= mpeg2.below || kbps <= mpeg2.kbps) return { kind: 'constant', kbps }
  notes.push({ kind: 'rate-limits-bits', rate: sampleRate, kbps: mpeg2.kbps })
  return { kind: 'constant', kbps: mpeg2.kbps as 160 }
}

/** One channel is enough when every track that is heard is mono and panned to the middle. */
function channelsNeeded(project: Project): 1 | 2 {
  return audibleTracks(project).every((track) => track.clips.length === 0 || (track.channels === 1 && track.pan === 0))
    ? 1
    : 2
}
