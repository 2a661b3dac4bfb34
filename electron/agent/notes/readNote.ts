import { formatTime } from '../../../shared/wording/formatTime.ts'
import type { OfflinePlanner, PlanContext } from '../planner/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { NotePhrases } from '../reader/languages/notePhrases.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import { holdsAt } from './holdsAt.ts'
import { noteLanguages } from './noteLanguages.ts'
import { type NoteLine, timesIn } from './noteLine.ts'
import { wordingsOf } from './wordingsOf.ts'

export interface NoteReader {
  readonly offline: Pick<OfflinePlanner, 'plan'>
  readonly registry: { findTool(name: string): Pick<Tool, 'impact' | 'regions'> | null }
}

const edits: readonly Tool['impact'][] = ['adds', 'rewrites', 'removes']

/**
 * The steps of a line: of the sentences that its words make with its times, the first that the reader takes as an edit
 * at these very times and nowhere else. Empty where there is none.
 */
export function readNote(line: NoteLine, reader: NoteReader, context: PlanContext): readonly PlannedStep[] {
  // "Cut?" asks.
  if (/\?\s*$/u.test(line.words)) return []
  const onlyNames = memoised((words: string) => reader.offline.plan(words, context).named !== undefined)
  for (const { words, beside } of wordingsOf(line.words)) {
    // A time makes no order of what only names a thing; and what is left out may not change what the rest means.
    if (onlyNames(words) || !beside.every(onlyNames)) continue
    for (const sentence of sentencesOf({ ...line, words })) {
      const steps = editsIn(sentence, reader, context)
      if (steps.length > 0 && holdsAt(steps, timesOf({ ...line, words }))) return steps
    }
  }
  return []
}

function memoised(ask: (words: string) => boolean): (words: string) => boolean {
  const known = new Map<string, boolean>()
  return (words) => {
    const answer = known.get(words) ?? ask(words)
    known.set(words, answer)
    return answer
  }
}

/** What a sentence asks for, where all of it is an edit of the sound or of labels. */
export function editsIn(
  sentence: string,
  { offline, registry }: NoteReader,
  context: PlanContext,
): readonly PlannedStep[] {
  const { steps, reply } = offline.plan(sentence, context)
  const isEdit = ({ tool: name, confidence }: PlannedStep): boolean => {
    const tool = registry.findTool(name)
    // "0:18-0:20 keep" is no order to take away all the rest.
    return confidence >= 0.5 && tool !== null && edits.includes(tool.impact) && tool.regions !== 'rest removed'
  }
  return reply === null && steps.every(isEdit) ? steps : []
}

/** The times that a line names. */
function timesOf({ from, to, words, isSentence }: NoteLine): readonly number[] {
  const said = timesIn(words)
  return isSentence === true ? said : [from, ...(to === null ? [] : [to]), ...said]
}

function sentencesOf(line: NoteLine): readonly string[] {
  if (line.isSentence === true) return [line.words]
  return noteLanguages.flatMap((language) => templatesFor(line, language).map((template) => fill(template, line)))
}

function templatesFor({ to, words }: NoteLine, { stretch, point, onward }: NotePhrases): readonly string[] {
  if (timesIn(words).length > 0) return onward
  return to === null ? point : stretch
}

/** A sentence of a template. */
export function fill(
  template: string,
  { words, from, to }: Pick<NoteLine, 'words' | 'from' | 'to'>,
  more: Readonly<Record<string, number>> = {},
): string {
  const all = words.split(' ')
  const [first = '', ...rest] = all
  const [most, last] = [all.slice(0, -1).join(' '), all.at(-1) ?? '']
  const texts: Readonly<Record<string, string>> = { words, first, rest: rest.join(' '), most, last }
  const times: Readonly<Record<string, number | null>> = { from, to, ...more }
  return template
    .replace(/\{(\w+)\}/gu, (hole, name: string) => {
      const time = times[name] ?? null
      return texts[name] ?? (time === null ? hole : formatTime(time))
    })
    .trim()
}
