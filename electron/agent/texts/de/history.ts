import { sayCount } from '../../../../shared/wording/sayingGerman.ts'
import type { history as english } from '../en/history.ts'

export const history: typeof english = {
  again: (text, more) =>
    ` Was zurückgenommen wurde, lässt sich wiederholen: „${text}“${more > 0 ? ` und ${more} weitere` : ''}.`,
  nothingYet: (again) => `Es wurde noch nichts getan, also gibt es nichts zurückzunehmen.${again}`,
  partUndone: (steps) =>
    steps === 1
      ? ' Davon ist der letzte Schritt zurückgenommen.'
      : ` Davon sind die letzten ${sayCount(steps, 'Schritt', 'Schritte')} zurückgenommen.`,
  entry: (text, label) => `„${text}“${text === label ? '' : ` (${label})`}`,
  told: (text, told) => `„${text}“: ${told}`,
  last: (told, part, again) => `Zuletzt war es ${told}.${part} „Rückgängig“ nimmt es zurück.${again}`,
  all: (list, more, part, again) => {
    const numbered = list.map((one, index) => `${index + 1}. ${one}`).join('; ')
    const others = more > 0 ? `; und ${more} weitere` : ''
    return `Bisher getan, das Letzte zuerst: ${numbered}${others}.${part} „Rückgängig“ nimmt das Erste davon zurück.${again}`
  },
  nothingAfter: (text) => `Nach „${text}“ wurde nichts getan. Es wurde nichts geändert.`,
  notCalled: (name) => `Nichts von dem, was getan wurde, heißt „${name}“. Es wurde nichts geändert.`,
  lastWas: (text) => ` Zuletzt war es „${text}“; sagen Sie „rückgängig“, um das zurückzunehmen.`,
  nextIs: (text) => ` Als Nächstes ließe sich „${text}“ wiederholen.`,
}
