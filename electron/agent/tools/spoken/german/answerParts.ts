import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import type { AnswerSayings, SaidAnswer } from '../answerSayings.ts'
import { quoted, sayList, sayNames, sayRange } from './parts.ts'

/** With the value that the question has read, which its own test knows. */
export const answer =
  <Value>(say: (value: Value) => string | SaidAnswer): AnswerSayings[string] =>
  (value) => {
    const said = say(value as Value)
    return typeof said === 'string' ? { text: said } : said
  }

export interface Heard {
  readonly range: RangeView
  readonly tracks: readonly string[]
}

export const whereOf = ({ range, tracks }: Heard): string => `${sayRange(range)} von ${sayNames(tracks)}`
export const listed = (all: readonly string[], most: number): string =>
  `${all.slice(0, most).join(', ')}${all.length > most ? ` und ${all.length - most} weitere` : ''}`

export const withOffers = (text: string, offers: string[]): SaidAnswer => ({
  text: offers.length === 0 ? text : `${text} Sagen Sie zum Beispiel ${sayList(offers.map(quoted))}.`,
  offers,
})
