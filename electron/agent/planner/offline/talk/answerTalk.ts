import type { Source } from '../grammar/source.ts'
import type { KnownTools } from '../steps/known.ts'
import { phraseSet, plainText } from '../text/plainText.ts'
import { en } from '../words/en.ts'
import { enQuestions } from '../words/enQuestions.ts'

const greetings = phraseSet(en.greetings)
const thanks = phraseSet(en.thanks)
const goodbyes = phraseSet(en.goodbyes)
const help = phraseSet(en.help)
const dropIt = phraseSet(en.dropIt)
const yes = phraseSet(en.yes)
const no = phraseSet(en.no)

export function bareRemark(text: string): string {
  const bare = text.replace(enQuestions.aroundRemark, '').trim()
  return bare === '' ? text : bare
}

/** What can be said, from the tools that are there, with an example each. */
export function describeAbilities(known: KnownTools): string {
  const wanted = ['split_at_time', 'trim_to_selection', 'cut', 'copy', 'paste', 'delete_selection', 'silence_selection', 'apply_normalize', 'apply_amplify', 'apply_fade_in', 'apply_fade_out', 'apply_reverse', 'set_time_selection', 'play', 'undo']
  const listed = wanted.flatMap((name) => known.byName.get(name)?.title ?? [])
  const others = [...known.byName.values()].filter((tool) => !wanted.includes(tool.name) && tool.group !== 'queries' && tool.group !== 'selection').map((tool) => tool.title)
  const all = [...new Set([...listed, ...others])]
  return `I edit your audio as you describe it: split, trim, cut, delete, silence, normalize, fade and more (${all.join(', ')}). Try “trim the first 30 seconds”, “delete from 1:00 to 1:20”, “split at 45 s”, “fade out the last 5 seconds” or “normalize everything to -3 dB”. You see what would change before it happens, and “undo” takes it back.`
}

/** An answer to a greeting, thanks, a call for help, or a remark that asks for nothing; null when there is more in it. */
export function answerTalk(source: Source, known: KnownTools): string | null {
  const text = plainText(source.tokens)
  const bare = bareRemark(text)
  const is = (set: ReadonlySet<string>): boolean => set.has(text) || set.has(bare)
  if (is(greetings)) return 'Hello. Tell me what to do with the audio, for example “trim the first 30 seconds” or “fade out the last 5 seconds”.'
  if (is(help)) return describeAbilities(known)
  if (is(thanks)) return 'You are welcome.'
  if (is(goodbyes)) return 'Goodbye. Everything is kept as it is.'
  const asks = [text, bare].some((said) => known.lexicon.byFirst.get(said.split(' ')[0] ?? '')?.some(({ text: phrase, tools }) => phrase === said || (tools.has('stop') && said.startsWith('stop'))))
  if (asks) return null
  if (/\b(?:again|same)\b/.test(text)) return null
  if (is(dropIt) || is(yes) || is(no)) return 'All right. Nothing was waiting, and nothing was changed.'
  return null
}
