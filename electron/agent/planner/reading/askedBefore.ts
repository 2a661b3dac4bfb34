import { isMeant } from '../../reader/discourse/meant.ts'
import type { Group } from '../../reader/meaning/types.ts'
import type { MessageReading, Reader } from '../../reader/reader.ts'
import type { PlanContext } from '../index.ts'

/** A message as it was read; "it" is what the question before it was about: "where is the cough?", "silence it". */
export function readBehindQuestion(text: string, { before, project }: PlanContext, reader: Reader): MessageReading {
  const reading = reader.read(text, project)
  const points = reading.readings[0]?.clauses.some(({ groups }) => groups.some(isMeant)) === true
  const about = !points || before === undefined ? null : askedAbout(before, project, reader)
  return about === null ? reading : reader.read(text, project, about)
}

/** The one thing, or the one kind of things, that a question is about; null for an order, or where it names more. */
function askedAbout(before: string, project: PlanContext['project'], reader: Reader): Group | null {
  if (reader.read(before, project).outcome.kind === 'steps') return null
  const asked = reader.ask(before, project)
  const { asks, groups } = asked.read(0, asked.tokens.length)
  const [only, ...others] = groups
  return asks.length === 0 || only === undefined || others.length > 0 || !canBeMeant.has(only.kind) ? null : only
}

const canBeMeant: ReadonlySet<Group['kind']> = new Set<Group['kind']>(['named', 'sort', 'within', 'part'])
