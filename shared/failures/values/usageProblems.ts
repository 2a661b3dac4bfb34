import { sayList } from '../../wording/saying.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'

/** What is wrong with a command line. Options are named as they are typed. */
export type UsageProblem =
  | {
      readonly kind:
        | 'no-input'
        | 'no-recipe'
        | 'one-project'
        | 'too-many-bits-for-flac'
        | 'bit-rate-without-mp3'
        | 'unreadable'
    }
  | {
      readonly kind: 'unknown-option' | 'value-missing' | 'takes-no-value' | 'no-words' | 'no-name'
      readonly option: string
    }
  | { readonly kind: 'too-long'; readonly option: string; readonly limit: number }
  | { readonly kind: 'choice'; readonly option: string; readonly choices: readonly string[]; readonly said: string }
  | {
      readonly kind: 'number'
      readonly option: string
      readonly min: number
      readonly max: number
      readonly said: string
    }
  | { readonly kind: 'exclude'; readonly option: string; readonly others: readonly string[] }
  | { readonly kind: 'need'; readonly options: readonly string[]; readonly other: string }
  | {
      readonly kind: 'no-call' | 'no-address' | 'output-name' | 'no-notes' | 'no-age'
      readonly option: string
      readonly said: string
    }
  | { readonly kind: 'format-without-bits'; readonly format: string }

const sayings: Sayings<UsageProblem> = {
  'no-input': 'Name at least one audio file to edit',
  'no-recipe': 'Name a recipe and at least one audio file',
  'one-project': 'Name one project file',
  'too-many-bits-for-flac': 'FLAC holds 16 or 24 bits, not 32',
  'bit-rate-without-mp3': '--kbps is for MP3, M4A and Opus',
  unreadable: 'The options can not be read',
  'unknown-option': ({ option }) => `There is no option ${option}`,
  'value-missing': ({ option }) => `${option} needs a value`,
  'takes-no-value': ({ option }) => `${option} takes no value`,
  'no-words': ({ option }) => `${option} needs some words`,
  'no-name': ({ option }) => `${option} needs a name`,
  'too-long': ({ option, limit }) => `${option} takes at most ${limit} characters`,
  choice: ({ option, choices, said }) => `${option} takes ${sayList(choices, 'or')}, not "${said}"`,
  number: ({ option, min, max, said }) => `${option} takes a number from ${min} to ${max}, not "${said}"`,
  exclude: ({ option, others }) => `${option} excludes ${sayList(others, 'and')}`,
  need: ({ options, other }) => `${sayList(options, 'and')} ${options.length === 1 ? 'needs' : 'need'} ${other}`,
  'no-call': ({ option, said }) =>
    `${option} needs a JSON object with a "tool", like '{"tool":"apply_reverse","start_time":1,"end_time":2}', not ${said === '' ? 'nothing' : said}`,
  'no-address': ({ option, said }) => `${option} needs an address that begins with http:// or https://, not "${said}"`,
  'no-age': ({ option, said }) => `${option} takes a length like 90m, 2h or 3d, not "${said}"`,
  'no-notes': ({ option, said }) =>
    `${option} needs a file with lines or a table of notes, each with its time, not ${said}`,
  'output-name': ({ option, said }) =>
    `${option} needs a name that ends in .wav, .aiff, .flac, .mp3, .ogg, .m4a or .opus, not "${said}"`,
  'format-without-bits': ({ format }) => `--bits is for WAV, AIFF and FLAC; a ${format} file has none`,
}

export const sayUsageProblem = (problem: UsageProblem): string => sayBy(sayings, problem)
