import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { sayAbilities } from '../../../tools/sentences/sayAbilities.ts'
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

/**
 * An answer to a greeting, thanks, a call for help, or a remark that asks for nothing; null when there is more in it.
 */
export function answerTalk(source: Source, known: KnownTools, project: ProjectView): string | null {
  const text = plainText(source.tokens)
  const bare = bareRemark(text)
  const is = (set: ReadonlySet<string>): boolean => set.has(text) || set.has(bare)
  if (is(greetings))
    return 'Hello. Tell me what to do with the audio, for example “trim the first 30 seconds” or “fade out the last 5 seconds”.'
  if (is(help)) return sayAbilities([...known.byName.values()], project)
  if (is(thanks)) return 'You are welcome.'
  if (is(goodbyes)) return 'Goodbye. Everything is kept as it is.'
  const asks = [text, bare].some((said) =>
    known.lexicon.byFirst
      .get(said.split(' ')[0] ?? '')
      ?.some(({ text: phrase, tools }) => phrase === said || (tools.has('stop') && said.startsWith('stop'))),
  )
  if (asks) return null
  if (/\b(?:again|same)\b/.test(text)) return null
  if (is(dropIt) || is(yes) || is(no)) return 'All right. Nothing was waiting, and nothing was changed.'
  return null
}
