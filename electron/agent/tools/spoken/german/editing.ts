import type { HistoryAsk } from '../../contract/toolRequest.ts'
import type { Result } from '../../../../../shared/result.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { type HistoryPlan, planRedo, planUndo } from '../../editing/historyMoves.ts'
import { saying, type StepSaying, type StepSayings } from '../stepSayings.ts'
import { quoted, sayNames, sayNotes, sayRange, sayTime } from './parts.ts'

interface Removal {
  readonly gap?: 'close' | 'leave' | undefined
}

const removal = (
  to: 'clipboard' | 'nowhere',
  gapOf: (args: Removal) => 'close' | 'leave',
  after: (where: string) => string,
): StepSaying =>
  saying<Removal>({
    sentence: ({ range, args }, names) => {
      const where = `${sayRange(range)} aus ${sayNames(names)}`
      const gap = gapOf(args) === 'close' ? 'die Lücke schließen' : 'eine Lücke lassen'
      return to === 'clipboard'
        ? `${where} in die Zwischenablage ausschneiden und ${gap}`
        : `${where} löschen und ${gap}`
    },
    done: ({ range }, names, { outcome }) =>
      `${after(`${sayRange(range)} aus ${sayNames(names)}`)}${sayNotes(outcome)}`,
  })

const closes = ({ gap }: Removal): 'close' | 'leave' => gap ?? 'close'
const leaves = (): 'leave' => 'leave'

/** More than these are counted, not named. */
const mostNamed = 5

function sayAll(taken: readonly string[]): string {
  const named = taken.slice(0, mostNamed).map(quoted).join(', ')
  return taken.length <= mostNamed ? named : `${named} und ${taken.length - mostNamed} weitere`
}

const lastOf = { request: ['die letzte Anfrage', 'Anfragen'], step: ['den letzten Schritt', 'Schritte'] } as const
const nextOf = { request: ['die nächste Anfrage', 'Anfragen'], step: ['den nächsten Schritt', 'Schritte'] } as const

function sayAsked(which: 'letzten' | 'nächsten', { grain, steps }: Pick<HistoryAsk, 'grain' | 'steps'>): string {
  const [one, many] = (which === 'letzten' ? lastOf : nextOf)[grain]
  return steps === 1 ? one : `die ${which} ${steps} ${many}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function sayUndo(args: HistoryAsk, before: ProjectView | undefined): string {
  if (args.to === undefined) return `${capital(sayAsked('letzten', args))} zurücknehmen`
  const plan = before === undefined ? null : planUndo(before, args)
  if (plan?.ok !== true) return `Alles ab ${quoted(args.to)} zurücknehmen`
  const { taken } = plan.value
  const named = quoted(taken.at(-1) ?? '')
  return taken.length === 1
    ? `${named} zurücknehmen`
    : `${named} zurücknehmen, und damit auch, was danach getan wurde: ${sayAll(taken.slice(0, -1))}`
}

const done =
  (alone: string, verb: string, planOf: (view: ProjectView, args: HistoryAsk) => Result<HistoryPlan>) =>
  (
    { args }: { readonly args: HistoryAsk },
    _names: readonly string[],
    seen: Parameters<StepSaying['done']>[2],
  ): string => {
    const plan = planOf(seen.before, args)
    const taken = plan.ok ? plan.value.taken : []
    if (taken.length === 0) return seen.historyLabel === null ? alone : `${quoted(seen.historyLabel)} ${verb}`
    const isShort = args.to === undefined && taken.length < args.steps
    return `${sayAll(taken)} ${verb}${isShort ? ' (mehr gab es nicht)' : ''}`
  }

export const editing: StepSayings = {
  cut: removal('clipboard', closes, (where) => `${where} ausgeschnitten`),
  delete_selection: removal('nowhere', closes, (where) => `${where} gelöscht`),
  split_cut: removal('clipboard', leaves, (where) => `${where} ausgeschnitten und eine Lücke gelassen`),
  split_delete: removal('nowhere', leaves, (where) => `${where} gelöscht und eine Lücke gelassen`),
  copy: saying({
    sentence: ({ range }, names) => `${sayRange(range)} von ${sayNames(names)} kopieren`,
    done: ({ range }, names) => `${sayRange(range)} von ${sayNames(names)} kopiert`,
  }),
  paste: saying({
    sentence: ({ range, at }) =>
      range === null ? `Bei ${sayTime(at)} einfügen` : `Anstelle von ${sayRange(range)} einfügen`,
    done: ({ range, at }, _names, { before }) =>
      `${sayTime(before.clipboard?.duration ?? 0)} ${range === null ? `bei ${sayTime(at)}` : `anstelle von ${sayRange(range)}`} eingefügt`,
  }),
  undo: saying<HistoryAsk>({
    sentence: ({ args }, _names, before) => sayUndo(args, before),
    done: done('Zurückgenommen', 'zurückgenommen', planUndo),
  }),
  redo: saying<HistoryAsk>({
    sentence: ({ args }) =>
      args.grain === 'request' && args.steps === 1
        ? 'Wiederholen, was zurückgenommen wurde'
        : `${capital(sayAsked('nächsten', args))} wiederholen`,
    done: done('Wiederholt', 'wiederholt', planRedo),
  }),
}
