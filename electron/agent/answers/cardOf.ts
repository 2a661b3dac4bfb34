import { sayEditNote } from '../../../shared/notes/sayChange.ts'
import type { EditNote } from '../../../shared/schemas/change.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import type { ReceiptView } from '../../../shared/schemas/messageParts.ts'
import type { SeenStep } from '../approvals/originalTime.ts'
import { joinsMade } from '../approvals/joinsMade.ts'
import { regionsInStep, regionsOf } from '../approvals/regionsOf.ts'
import { type Language, languages } from '../../../shared/language.ts'
import { type AgentTexts, agentTexts } from '../texts/index.ts'
import type { Performed } from '../run/requestRun.ts'
import { extentOf, trackById } from '../tools/readBack/measureTracks.ts'
import type { Impact } from '../tools/contract/defineTool.ts'
import { type Receipt, receiptOf, sayReceipt, toldOf } from './receiptOf.ts'

/** More of them than that are no picture any more. */
const mostRemoved = 200
const mostFacts = 4

interface Telling {
  readonly texts: AgentTexts
  /** What the window speaks now. */
  readonly window: Language
  /** What the answer says beside it, in whole sentences. */
  readonly more: (texts: AgentTexts) => string
}

/** What was done as a card shows it, in every language; null where nothing was. */
export function cardOf(performed: readonly Performed[], { texts, window, more }: Telling): ReceiptView | null {
  const told = toldOf(performed.map(receiptOf))
  const [first, last] = [told[0], told.at(-1)]
  if (first === undefined || last === undefined || !told.some(isShown)) return null
  const steps = performed.map(({ tool, step, seen }) => ({ tool, step, seen, before: seen.before }))
  const joins = joinsMade(steps)
  const others = languages.filter((language) => language !== texts.language)
  const lastStep = steps.findLast(({ tool, seen }) => tool.impact !== 'focus' && seen.outcome.changed)
  return {
    ...wordsOf(told, more, texts),
    words: { window, others: Object.fromEntries(others.map((one) => [one, wordsOf(told, more, agentTexts(one))])) },
    seconds: { before: first.seconds.before, after: last.seconds.after },
    facts: told
      .flatMap(({ changes }) => changes)
      .filter(({ leave, what }) => leave === null && what !== 'length')
      .map(({ what, track, before, after }) => ({ what, track, before, after }))
      .slice(0, mostFacts),
    removed: steps
      .flatMap((_, index) => regionsOf(steps, index))
      .filter(({ fate }) => fate === 'removed')
      .map(({ trackId, start, end }) => ({ trackId, start, end }))
      .slice(0, mostRemoved),
    place: lastStep === undefined ? null : placeOf(lastStep),
    ...(joins !== null && { joins }),
  }
}

function wordsOf(told: readonly Receipt[], more: Telling['more'], texts: AgentTexts) {
  const beside = [...told.flatMap(({ notes }) => notes), ...told.flatMap((one) => besideOf(one, texts)), more(texts)]
  return { did: told.map((one) => sayBare(one, texts)), more: beside.filter((text) => text !== '').join(' ') }
}

/** What was done, without what the edit has to say beside it: that stands below, where a card has room for it. */
const sayBare = (receipt: Receipt, texts: AgentTexts): string =>
  sayReceipt({ ...receipt, seen: { ...receipt.seen, outcome: { ...receipt.seen.outcome, notes: [] } } }, texts)

/** As sentences; of a list only what it comes to, since the pictures show where. */
const besideOf = ({ seen }: Receipt, { window }: AgentTexts): readonly string[] =>
  (seen.outcome.notes ?? []).filter(isToldBeside).map((note) => {
    const said =
      note.kind === 'pauses-shortened'
        ? window.editNotes.shortened(note.count, note.seconds)
        : sayEditNote(note, window)
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
  })

/** Joins that may be heard are gone through on the card itself. */
const isToldBeside = ({ kind }: EditNote): boolean => kind !== 'joins-heard'

/** Something is another than before. */
const isShown = ({ tool, changed, seen }: Receipt): boolean =>
  shownImpacts.has(tool.impact) && (changed || seen.files !== null)

const shownImpacts: ReadonlySet<Impact> = new Set(['adds', 'rewrites', 'removes', 'outside', 'history'])

/** Where a step is to be seen behind it: what it acted on, as long as that has become. */
function placeOf(one: SeenStep): ReceiptView['place'] {
  const { step, tool, seen } = one
  const regions = regionsInStep(one)
  const trackIds = regions.length > 0 ? [...new Set(regions.map(({ trackId }) => trackId))] : [...step.trackIds]
  const there = trackIds.filter((id) => trackById(seen.after, id) !== undefined)
  const extent = tool.regions === 'rest removed' ? keptBy(one, there) : rangeOf(one, regions)
  if (extent === null || there.length === 0) return null
  const { duration } = seen.after
  return {
    start: Math.min(extent.start, duration),
    end: Math.min(Math.max(extent.start, extent.end), duration),
    trackIds: there,
  }
}

function keptBy({ seen }: SeenStep, trackIds: readonly string[]): RangeView | null {
  return spanOf(trackIds.flatMap((id) => extentOf(trackById(seen.after, id) ?? { clips: [] }) ?? []))
}

function rangeOf({ step, seen }: SeenStep, regions: readonly (RangeView & { trackId: string })[]): RangeView | null {
  const acted = spanOf(regions) ?? seen.outcome.range ?? step.range
  if (acted === null) return step.at === null ? null : { start: step.at, end: step.at }
  const id = regions[0]?.trackId ?? step.trackIds[0] ?? ''
  const endOf = (view: typeof seen.before) => extentOf(trackById(view, id) ?? { clips: [] })?.end ?? 0
  const isAdded = seen.outcome.range === null && step.at !== null
  return isAdded ? acted : { start: acted.start, end: acted.end + endOf(seen.after) - endOf(seen.before) }
}

function spanOf(ranges: readonly RangeView[]): RangeView | null {
  if (ranges.length === 0) return null
  return { start: Math.min(...ranges.map(({ start }) => start)), end: Math.max(...ranges.map(({ end }) => end)) }
}
