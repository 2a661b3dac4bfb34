import { type FramesByAct, framesOf } from '../../reader/frames/index.ts'
import type { Query } from './defineQuery.ts'
import type { Tool } from './defineTool.ts'
import { editDistance } from '../../../../shared/parse/editDistance.ts'

export interface Registry {
  readonly tools: readonly Tool[]
  readonly queries: readonly Query[]
  /** What a sentence says to the tools, for the reader. */
  readonly framesByAct: FramesByAct
  findTool(name: string): Tool | null
  findQuery(name: string): Query | null
  /** The names that look most like one that is not there, best first. */
  nearest(name: string, count?: number): string[]
}

/** Throws where two share a name: a bug in the list. */
export function createRegistry(tools: readonly Tool[], queries: readonly Query[]): Registry {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const questions = new Map(queries.map((query) => [query.name, query]))
  const names = [...byName.keys(), ...questions.keys()]
  if (new Set(names).size !== tools.length + queries.length) throw new Error('two tools share a name')
  return {
    tools,
    queries,
    framesByAct: framesOf(tools),
    findTool: (name) => byName.get(name) ?? null,
    findQuery: (name) => questions.get(name) ?? null,
    nearest: (name, count = 3) => nearestTo(name.slice(0, longestCompared), names).slice(0, count),
  }
}

/** Of a name that a model made up; comparing all of thousands of letters would hold the thread up for seconds. */
const longestCompared = 80

function nearestTo(wanted: string, names: readonly string[]): string[] {
  const distances = names.map((name) => [name, strangeness(wanted, name)] as const)
  return distances.toSorted(([, a], [, b]) => a - b).map(([name]) => name)
}

/** Letters that differ, with a bonus for each word that both have. */
function strangeness(wanted: string, name: string): number {
  const words = new Set(wanted.toLowerCase().split(/[^a-z]+/))
  const shared = name.split('_').filter((word) => words.has(word)).length
  return (
    editDistance(wanted.toLowerCase(), name) - shared * 6 - (shared > 0 ? Math.max(0, name.length - wanted.length) : 0)
  )
}
