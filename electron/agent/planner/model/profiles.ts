import type { SchemaStyle } from '../../tools/schema/modelSchema.ts'
import { isNear } from './isNear.ts'
import type { ServerKnowledge } from './server/serverMemory.ts'

/** How much of everything a model is told. */
export interface Profile {
  readonly name: 'large' | 'small' | 'smallest'
  /** Tools that are always there. */
  readonly core: ReadonlySet<string>
  /** Of the tools that the person's words point at, and of those that a search finds. */
  readonly mostTools: number
  /** With so few all are shown. */
  readonly fewEnough: number
  readonly text: SchemaStyle['text']
  /** Of the conversation before: messages word for word, and requests in one line each. */
  readonly messages: number
  readonly earlier: number
  /** Of the project. */
  readonly tracks: number
  readonly clips: number
  readonly labels: number
  /** Tokens that an answer may have. */
  readonly answer: number
}

/** What most requests need. */
const everyday = [
  'delete_selection',
  'trim_to_selection',
  'cut',
  'paste',
  'split_at_time',
  'apply_amplify',
  'apply_normalize',
  'apply_fade_out',
  'undo',
  'ask_user',
]

const large: Profile = {
  name: 'large',
  core: new Set([
    ...everyday,
    'set_time_selection',
    'select_tracks',
    'seek',
    'silence_selection',
    'copy',
    'insert_silence',
    'redo',
    'apply_loudness_normalize',
    'apply_fade_in',
    'apply_truncate_silence',
    'apply_noise_reduction',
    'mute_track',
    'rename_track',
    'add_label',
    'play',
    'stop',
    'get_clip_list',
    'find_silences',
    'measure_loudness',
    'plan_steps',
  ]),
  mostTools: 8,
  fewEnough: 40,
  text: 'whole',
  messages: 16,
  earlier: 12,
  tracks: 50,
  clips: 20,
  labels: 40,
  answer: 4096,
}

const small: Profile = {
  name: 'small',
  core: new Set(everyday),
  mostTools: 4,
  fewEnough: 12,
  text: 'first sentence',
  messages: 6,
  earlier: 4,
  tracks: 12,
  clips: 6,
  labels: 12,
  answer: 2048,
}

/** Behind a refusal of the small one: this request and nothing of what was before. */
const smallest: Profile = {
  ...small,
  name: 'smallest',
  core: new Set(['delete_selection', 'trim_to_selection', 'split_at_time', 'apply_amplify', 'undo']),
  mostTools: 2,
  messages: 0,
  earlier: 0,
  tracks: 6,
  clips: 3,
  labels: 6,
  answer: 1024,
}

export const profiles = { large, small, smallest } as const

/** Contexts up to this are small: a large request would leave no room for a few turns. */
const smallContext = 16_384
/** No room for more than one request and its answer. */
const smallestContext = 3072

/** The one to begin with. A server nearby that does not say how much it holds was most likely started with little. */
export function profileFor(baseUrl: string, { contextTokens }: ServerKnowledge): Profile {
  if (typeof contextTokens === 'number') return profileOf(contextTokens)
  const base = URL.parse(baseUrl)
  return base !== null && isNear(base) ? small : large
}

function profileOf(tokens: number): Profile {
  if (tokens <= smallestContext) return smallest
  return tokens <= smallContext ? small : large
}

/** The next one down; null where nothing is left to leave out. */
export function smallerThan({ name }: Profile): Profile | null {
  if (name === 'large') return small
  return name === 'small' ? smallest : null
}

/** What a server may hold that refuses a request of this size, and does not say. */
export const guessBehind = ({ name }: Profile): number => (name === 'large' ? smallContext : smallestContext)
