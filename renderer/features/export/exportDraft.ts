import { type DeliveryTargetId, deliveryTargets } from '../../../shared/files/deliveryTargets.ts'
import {
  type ExportQuality,
  type Tags,
  type WindowExport,
  windowExportSchema,
} from '../../../shared/schemas/exportRequest.ts'

/** What the dialog's fields hold. */
export interface ExportDraft {
  readonly kind: 'wav' | 'aiff' | 'flac' | 'mp3' | 'ogg' | 'm4a' | 'opus'
  readonly bits: '16' | '24' | '32'
  readonly mp3: '128' | '192' | '256' | '320' | 'variable'
  readonly ogg: '3' | '5' | '8'
  readonly range: WindowExport['range']
  readonly channels: 'auto' | '1' | '2'
  readonly rate: 'project' | '44100' | '48000' | '96000'
  readonly tags: Tags
  /** Empty: as the project. */
  readonly name: string
  /** Whose rules it is checked by. */
  readonly target: DeliveryTargetId | 'none'
}

export const usualDraft: ExportDraft = {
  kind: 'wav',
  bits: '16',
  mp3: '192',
  ogg: '5',
  range: 'all',
  channels: 'auto',
  rate: 'project',
  tags: {},
  name: '',
  target: 'apple_podcasts',
}

/** LAME's level for about 190 kbit/s, where it decides by itself. */
const variableLevel = 2

const channelCounts = { auto: 'auto', '1': 1, '2': 2 } as const
const wavFormats = { '16': 'wav16', '24': 'wav24', '32': 'wavFloat' } as const

/** The draft as the app is asked. */
export function wantedExport(draft: ExportDraft): WindowExport {
  const quality = qualityOf(draft)
  return {
    range: draft.range,
    format: formatOf(draft),
    channels: channelCounts[draft.channels],
    ...(quality && { quality }),
    ...(draft.rate === 'project' ? {} : { sampleRate: Number(draft.rate) }),
    ...(draft.name.trim() === '' ? {} : { name: draft.name.trim() }),
  }
}

function formatOf({ kind, bits }: ExportDraft): WindowExport['format'] {
  if (kind === 'wav') return wavFormats[bits]
  if (kind === 'flac' || kind === 'aiff') return bits === '16' ? `${kind}16` : `${kind}24`
  return kind
}

function qualityOf({ kind, mp3, ogg }: ExportDraft): ExportQuality | null {
  if (kind === 'ogg') return { kind: 'variable', level: Number(ogg) }
  if (kind !== 'mp3' && kind !== 'm4a' && kind !== 'opus') return null
  if (mp3 === 'variable' && kind !== 'mp3') return null
  return mp3 === 'variable'
    ? { kind: 'variable', level: variableLevel }
    : { kind: 'constant', kbps: Number(mp3) as 192 }
}

export const tagFields = ['title', 'artist', 'album', 'year', 'comment'] as const

const place = 'tapehand:export'

/** The last choice, without name and tags: those are of one recording. */
export function rememberDraft({ tags: _, name: _name, ...draft }: ExportDraft): void {
  localStorage.setItem(place, JSON.stringify(draft))
}

export function rememberedDraft(): ExportDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    const draft = { ...usualDraft, ...(typeof kept === 'object' ? kept : {}), tags: {}, name: '' } as ExportDraft
    const isTarget = draft.target === 'none' || Object.hasOwn(deliveryTargets, draft.target)
    return isTarget && windowExportSchema.safeParse(wantedExport(draft)).success ? draft : usualDraft
  } catch {
    // What can't be read is as good as nothing chosen yet.
    return usualDraft
  }
}
