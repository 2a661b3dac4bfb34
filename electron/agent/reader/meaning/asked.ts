import type { Value } from './valueTypes.ts'

/** What can be asked or remarked, in no language. */
export type Asked =
  /** Which things: "which", "what", "show me". */
  | 'which'
  /** Whether there are any. */
  | 'any'
  | 'count'
  /** What lies on a track. */
  | 'contents'
  | 'length'
  | 'loudness'
  /** As it is heard where one channel comes from two speakers. */
  | 'dualMono'
  /** Whether the sound is too loud, quiet or clipped: told as often as it is asked. */
  | 'judged'
  | 'place'
  | 'start'
  | 'end'
  | 'muted'
  | 'soloed'
  | 'selected'
  | 'playing'
  | 'rate'
  /** Whether tracks are mono or stereo. */
  | 'channels'
  | 'clipboard'
  | 'cursor'
  /** What was done last, and all that was done. */
  | 'done'
  | 'allDone'
  /** How much the project takes on the drive, and its history. */
  | 'fileSize'
  /** Whether and where the sound is cut off, hums, is loudest or quietest; how noisy a room is. */
  | 'clipping'
  | 'hum'
  | 'loudest'
  | 'quietest'
  | 'noise'
  /** Which of several is louder. */
  | 'balance'
  /** Whether recordings of the same lie beside each other. */
  | 'sync'
  /** Whether it meets what is asked of a delivery. */
  | 'delivery'
  /** How something is done, what a tool is for. */
  | 'howTo'
  /** What would come of an order, or whether it should be given. */
  | 'supposed'
  | 'abilities'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'dismissal'

/** A phrase that asks for something. */
export interface Cue {
  readonly kind: 'cue'
  readonly asks: Asked
  /** Whose requirements. */
  readonly of?: string
  /** Requirements that are said themselves, as parameters of the check. */
  readonly args?: Readonly<Record<string, number>>
}

/** What is wrong with the sound, or how it should be, where nobody says what is to be done. */
export type Wish =
  | 'sameLevel'
  | 'clipped'
  | 'roomy'
  | 'uneven'
  | 'tooLoud'
  | 'tooQuiet'
  | 'muffled'
  | 'boomy'
  | 'harsh'
  | 'thin'
  | 'clicks'
  | 'noisy'
  | 'draggy'
  | 'pace'
  /** "halve the guest": its level, its length or its time. */
  | 'halved'
  | 'better'

/** What people ask for that no tool does. */
export type Lack =
  | 'translate'
  | 'transcribe'
  | 'record'
  | 'master'
  | 'tune'
  | 'publish'
  | 'separate'
  | 'zoom'
  | 'voices'
  | 'findWords'
  | 'otherEffects'
  | 'music'
  | 'beats'
  | 'openFile'
  | 'moveLabels'
  | 'swapClips'
  | 'takeEffectOut'

/** A phrase of a wish or of something that can't be done. */
export interface Want {
  readonly kind: 'want'
  readonly wish: Wish | null
  readonly lack: Lack | null
}

/** Acts that change the sound itself, and can't be told from it afterwards. */
export const isBurntIn = (act: string): boolean => burntIn.has(act)
const burntIn: ReadonlySet<string> = new Set(
  'fadeIn fadeOut fadeBoth fade crossfade compress limit gate echo reverse invert highPass lowPass pitch'.split(' '),
)

export const cue = (asks: Asked): Cue => ({ kind: 'cue', asks })
export const checked = (of: string): Cue => ({ kind: 'cue', asks: 'delivery', of })
/** "against -16 LUFS and -1 dBTP": a loudness, and a ceiling by its unit. */
export function checkedLevels({ l: level, n: ceiling }: { l: Value; n?: number }): Cue | null {
  if (level.dimension !== 'loudness' || level.amount === null || level.direction !== 0) return null
  const args = { target_lufs: level.amount, ...(ceiling !== undefined && { ceiling_dbtp: ceiling }) }
  return { kind: 'cue', asks: 'delivery', of: 'custom', args }
}
export const wish = (what: Wish): Want => ({ kind: 'want', wish: what, lack: null })
export const lack = (what: Lack): Want => ({ kind: 'want', wish: null, lack: what })
