import { sayChange } from '../../../shared/notes/sayChange.ts'
import type { Change } from '../../../shared/schemas/change.ts'
import { changesOf } from '../approvals/changesOf.ts'
import { type AgentTexts, englishTexts } from '../texts/index.ts'
import type { Performed } from '../run/requestRun.ts'
import type { PreparedStep, ReadBack, Tool } from '../tools/contract/defineTool.ts'
import { nameParameterIn } from '../tools/sentences/nameParameter.ts'
import { sayDone } from '../tools/spoken/sayStep.ts'
import { tracksOf } from '../tools/readBack/measureTracks.ts'
import type { Action } from '../../../shared/schemas/activity.ts'

/** One step that was carried out, with what was read back. */
interface Carried {
  readonly tool: Tool
  readonly step: PreparedStep
  readonly seen: ReadBack
}

/** What one step did, as data that was read back. Only `sayReceipt` and `receiptForModel` make words of it. */
export interface Receipt extends Carried {
  /** Names of the tracks that it acted on, as they were called before it, in track order. */
  readonly tracks: readonly string[]
  readonly changed: boolean
  /** Item by item, with before and after. */
  readonly changes: readonly Change[]
  /** What there is to know of the files that were read or written: whole sentences. */
  readonly notes: readonly string[]
  /** The project's length. */
  readonly seconds: { readonly before: number; readonly after: number }
}

export function receiptOf({ tool, step, seen }: Carried): Receipt {
  return {
    tool,
    step,
    seen,
    tracks: tracksOf(seen.before, step.trackIds).map((track) => track.name),
    changed: seen.outcome.changed,
    changes: changesOf({ tool, step, seen }),
    notes: seen.files?.notes ?? [],
    seconds: { before: seen.before.duration, after: seen.after.duration },
  }
}

/** "Trimmed Voice to 0:00–0:30", without a stop at its end. */
export function sayReceipt({ tool, step, tracks, seen }: Receipt, texts: AgentTexts = englishTexts): string {
  return sayDone(tool, { step, names: tracks, seen }, texts)
}

/**
 * What a model says, where nothing of it can pass for ours: no quotation mark ends it before its end, no letter turns
 * the line round, and each further line is marked.
 */
export function quoteModel(words: string): string {
  const plain = words.replace(/[“”„]/gu, '"').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
  return `“${plain.trim().replaceAll('\n', '\n> ')}”`
}

/** What was done, in numbers that were read back: "Trimmed Voice to 0:00–0:30: 2:00 → 0:30." */
export function tellResult(performed: readonly Performed[], texts: AgentTexts = englishTexts): string {
  const receipts = performed.map(receiptOf)
  const [first, last] = [receipts[0], receipts.at(-1)]
  if (first === undefined || last === undefined) return texts.endings.nothingChanged
  const told = toldOf(receipts)
  const sentences = told.map((one) => sayReceipt(one, texts))
  const notes = told.flatMap((one) => one.notes)
  const [before, after] = [first.seconds.before, last.seconds.after]
  const length = Math.abs(before - after) < 0.0005 ? '' : texts.steps.lengths(before, after)
  return [...inLine(sentences, length, texts), ...notes].join(' ')
}

/** What there is to tell of: pointing only where nothing else was done. */
export function toldOf(receipts: readonly Receipt[]): readonly Receipt[] {
  const acted = receipts.filter((one) => one.tool.impact !== 'focus')
  return acted.length === 0 ? receipts : acted
}

/** Sentences with their stops; how the length changed stands in the only one, or behind them all. */
function inLine(sentences: readonly string[], length: string, { steps }: AgentTexts): string[] {
  const [only, ...more] = sentences
  if (length !== '' && only !== undefined && more.length === 0) return [`${only}: ${length}.`]
  return [...sentences, ...(length === '' ? [] : [steps.length(length)])].map((sentence) => `${sentence}.`)
}

/** Whose the values were that the words do not have, for everybody who reads the answer later. */
export function sayChoices(performed: readonly Performed[], texts: AgentTexts): string[] {
  const { endings } = texts
  return (['model', 'you'] as const).flatMap((author) => {
    const chosen = performed.flatMap(({ tool, step }) =>
      tool.impact === 'focus' ? [] : step.sources.filter((one) => one.author === author),
    )
    const said = chosen.map(({ what, key, value }) => `${nameParameterIn(key ?? what, texts).name} ${value}`)
    return said.length === 0 ? [] : [endings.chosenBy[author]([...new Set(said)])]
  })
}

/** More of a list would fill the model's memory. */
const mostChanges = 20

/** The receipt as a model reads it: plain JSON. */
export function receiptForModel(receipt: Receipt) {
  const { step, changed, changes, notes, tracks, seconds } = receipt
  return {
    did: sayReceipt(receipt, englishTexts),
    ...(notes.length === 0 ? {} : { notes }),
    changed,
    ...(step.range === null ? {} : { range: [step.range.start, step.range.end] }),
    ...(step.at === null ? {} : { at: step.at }),
    ...(changes.length === 0 ? {} : { changes: changes.slice(0, mostChanges).map(changeForModel) }),
    ...(changes.length > mostChanges ? { more_changes: changes.length - mostChanges } : {}),
    tracks,
    project_seconds: seconds,
  }
}

function changeForModel(change: Change) {
  const { track, range } = change
  const { what, before, after } = sayChange(change)
  return {
    what,
    ...(track === null ? {} : { track }),
    ...(range === null ? {} : { range: [range.start, range.end] }),
    before,
    after,
  }
}

/** A step as it went, for the log: what it was given and by whom, what was read back, and how long it took. */
export function actionOf(performed: Performed, texts: AgentTexts): Action {
  const { tool, step, milliseconds = 0, tries = 1 } = performed
  const receipt = receiptOf(performed)
  return {
    tool: tool.name,
    title: tool.title,
    args: { ...step.args },
    range: step.range,
    at: step.at,
    tracks: [...receipt.tracks],
    authors: Object.fromEntries(
      step.sources.flatMap(({ what, key, author }) => (author === undefined ? [] : [[key ?? what, author]])),
    ),
    did: sayReceipt(receipt, texts),
    milliseconds,
    tries,
  }
}
