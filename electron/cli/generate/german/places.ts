import type { Part, Scope } from '../meaning.ts'
import type { Random } from '../random.ts'
import type { Places } from '../sayer.ts'

const clock = (time: number): string => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`

export const germanLength = (seconds: number): string => `${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`

/** Where something is done, in German. What is removed is the sound: "das Label" would be the label itself. */
export function germanPlaces(random: Random, removes: boolean): Places {
  const label = (name: string): string =>
    random.pick([
      `den Teil "${name}"`,
      `den Abschnitt ${name}`,
      removes ? `den Abschnitt "${name}"` : `das Label "${name}"`,
    ])
  const track = (name: string): string => random.pick([`die Spur ${name}`, `die Spur ${name}`, name])
  const list = (words: readonly string[]): string => words.join(' und ')
  const point = (time: number): string => random.pick([clock(time), `Sekunde ${time}`, germanLength(time)])
  const one = (text: string) => ({ text, many: false })

  const part = (said: Part): { text: string; many: boolean } => {
    switch (said.kind) {
      case 'all':
        return one(random.pick(['alles', 'die ganze Aufnahme', 'das Ganze']))
      case 'span':
        return one(
          random.pick([
            `den Teil von ${clock(said.from)} bis ${clock(said.to)}`,
            `${said.from} bis ${said.to} Sekunden`,
            `alles zwischen Sekunde ${said.from} und Sekunde ${said.to}`,
          ]),
        )
      case 'first':
        return { text: said.length === 1 ? 'die erste Sekunde' : `die ersten ${germanLength(said.length)}`, many: true }
      case 'last':
        return {
          text: said.length === 1 ? 'die letzte Sekunde' : `die letzten ${germanLength(said.length)}`,
          many: true,
        }
      case 'upTo':
        return one(`alles vor ${clock(said.time)}`)
      case 'after':
        return one(`alles nach ${clock(said.time)}`)
      case 'labels':
        return { text: list(said.names.map(label)), many: said.names.length > 1 }
      case 'beside':
        return one(
          `die ${germanLength(said.length)} ${said.side === 'before' ? 'vor' : 'nach'} dem Label "${said.name}"`,
        )
      case 'between':
        return one(`alles zwischen den Labels "${said.first}" und "${said.second}"`)
      case 'selection':
        return one(random.pick(['die Auswahl', 'das Ausgewählte']))
      case 'allBut':
        return one(
          `alles außer ${part(said.part)
            .text.replace(/^(?:den|das) /u, 'dem ')
            .replace(/^die /u, 'den ')}`,
        )
    }
  }
  const tracks = (scope: Scope): string => {
    if (scope.kind === 'all') return 'alle Spuren'
    if (scope.kind === 'on') return list(scope.names.map(track))
    return `alle Spuren ${random.pick(['außer', 'bis auf'])} ${list(scope.names)}`
  }
  return { part, tracks, point }
}
