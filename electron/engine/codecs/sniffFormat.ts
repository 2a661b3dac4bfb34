import type { ForeignFormat } from '../../../shared/failures/index.ts'
import { behindTags } from './behindTags.ts'
import type { InputFile } from './files/inputFile.ts'

export type Sniffed =
  | { readonly kind: 'wav' }
  /** `at`: where the stream begins, behind tags of other programs. */
  | { readonly kind: 'flac' | 'mp3' | 'ogg'; readonly at: number }
  | { readonly kind: 'aiff' | 'au' | 'wave64' | 'caf' }
  | { readonly kind: 'empty' }
  /**
   * Audio (or a film) that can't be opened here, `noDecoder` where people will have files of it all the same; `what` is
   * what it is.
   */
  | { readonly kind: 'foreign' | 'noDecoder'; readonly what: ForeignFormat }
  | { readonly kind: 'unknown' }

interface Signature {
  readonly at: number
  readonly bytes: string
  readonly what: ForeignFormat
}

const signatures: readonly Signature[] = [
  { at: 8, bytes: 'AVI ', what: 'avi' },
  { at: 8, bytes: '8SVX', what: '8svx' },
  { at: 0, bytes: 'wvpk', what: 'wavpack' },
  { at: 0, bytes: 'MAC ', what: 'monkeys-audio' },
  { at: 0, bytes: 'TTA1', what: 'true-audio' },
  { at: 0, bytes: '#!AMR', what: 'amr' },
  { at: 0, bytes: 'MThd', what: 'midi' },
  { at: 0, bytes: '\x30\x26\xb2\x75\x8e\x66\xcf\x11', what: 'windows-media' },
  { at: 0, bytes: '\x1a\x45\xdf\xa3', what: 'matroska' },
]

/** Looks at the content; names and extensions prove nothing. */
export function sniffFormat(file: InputFile): Sniffed {
  if (file.size === 0) return { kind: 'empty' }
  const at = behindTags(file, (place) => isSoundAt(file, place))
  const head = file.read(at, 64)
  return sniffContainer(head, at) ?? sniffSignature(head) ?? sniffMpeg(head, at)
}

/** Formats of which four letters at the start say all. */
const byLetters: ReadonlyMap<string, 'au' | 'caf'> = new Map([
  ['.snd', 'au'],
  ['caff', 'caf'],
])

/** What begins with four letters of its own. */
function sniffContainer(head: Uint8Array, at: number): Sniffed | null {
  const [id, form] = [text(head, 0, 4), text(head, 8, 4)]
  // No program puts a tag of another format in front of these.
  const isWhole = at === 0
  if (/^(RIFF|RIFX|RF64|BW64)$/.test(id) && form === 'WAVE') return { kind: isWhole ? 'wav' : 'unknown' }
  if (id === 'FORM' && /^AIF[FC]$/.test(form)) return { kind: isWhole ? 'aiff' : 'unknown' }
  const plain = byLetters.get(id)
  if (plain !== undefined) return { kind: isWhole ? plain : 'unknown' }
  if (text(head, 0, 8) === 'riff\x2e\x91\xcf\x11') return { kind: isWhole ? 'wave64' : 'unknown' }
  if (id === 'fLaC') return { kind: 'flac', at }
  return id === 'OggS' ? { kind: 'ogg', at } : null
}

function sniffSignature(head: Uint8Array): Sniffed | null {
  if (text(head, 4, 4) === 'ftyp') return { kind: 'noDecoder', what: 'mp4' }
  const known = signatures.find((signature) => text(head, signature.at, signature.bytes.length) === signature.bytes)
  if (known === undefined) return null
  return { kind: known.what === 'midi' ? 'foreign' : 'noDecoder', what: known.what }
}

/** A tag in front that is none of the others' is one of an MP3 file, whatever stands behind it. */
function sniffMpeg(head: Uint8Array, at: number): Sniffed {
  const mpeg = mpegFormat(head)
  if (mpeg === 'layer III') return { kind: 'mp3', at }
  if (mpeg === 'AAC' || text(head, 0, 4) === 'ADIF') return { kind: 'noDecoder', what: 'aac' }
  if (mpeg !== null) return { kind: 'noDecoder', what: 'mpeg-audio' }
  return at > 0 ? { kind: 'mp3', at } : { kind: 'unknown' }
}

function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** What may stand behind a tag: another tag too. */
function isSoundAt(file: InputFile, at: number): boolean {
  const head = file.read(at, 8)
  return /^(fLaC|OggS|ID3|APETAGEX)/u.test(text(head, 0, 8)) || mpegFormat(head) === 'layer III'
}

/**
 * The sync bits of MPEG audio, with layer, bit rate and sample rate that exist; layer 0 is AAC in ADTS frames. Layer I
 * looks like UTF-16 text.
 */
function mpegFormat(head: Uint8Array): 'layer III' | 'layer I or II' | 'AAC' | null {
  const [first = 0, second = 0, third = 0] = head
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  const layer = (second >> 1) & 3
  const isReserved = ((second >> 3) & 3) === 1
  if (layer === 0) return (second & 0xf6) === 0xf0 && ((third >> 2) & 0xf) < 13 ? 'AAC' : null
  const exists = layer !== 3 && !isReserved && third >> 4 !== 15 && ((third >> 2) & 3) !== 3
  if (!exists) return null
  return layer === 1 ? 'layer III' : 'layer I or II'
}
