import { englishClause } from './english/english.ts'
import { englishSpeech } from './english/speech.ts'
import { englishVerbs } from './english/verbs.ts'
import { sayInGerman } from './german/german.ts'
import { germanVerbs } from './german/verbs.ts'
import { namesIn, type Meaning } from './meaning.ts'
import { spoil } from './noise.ts'
import { createRandom } from './random.ts'

/** The message for a meaning; always the same one for the same meaning. */
export function say(meaning: Meaning): string {
  const { language, speech, steps, noise, saying } = meaning
  const random = createRandom(saying)
  const said =
    language === 'german'
      ? sayInGerman(speech, steps, random)
      : englishSpeech[speech](
          steps.map((step, at) => englishClause(step, random, at === 0)),
          random,
        )
  const verbs = steps.flatMap(({ act }) =>
    language === 'german'
      ? germanVerbs[act].flatMap(([order, , infinitive]) => [order.split(' ')[0] ?? '', infinitive])
      : englishVerbs[act].flatMap(([forms]) => forms),
  )
  return spoil(said, noise, { verbs, names: namesIn(steps), language }, random)
}
