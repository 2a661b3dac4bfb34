import type { Chunk, ChunkOf } from './chunk.ts'

/** The words of one step: at most one verb, and what belongs to it. */
export interface Clause {
  readonly verb: ChunkOf<'verb'> | null
  readonly generic: ChunkOf<'generic'> | null
  readonly chunks: readonly Chunk[]
  readonly negated: boolean
  /** It puts right the clause before: "no, 15 to 20". */
  readonly corrects: boolean
  /** How it is joined to the one before. */
  readonly joined: 'weak' | 'strong' | 'stop'
}

type Draft = { -readonly [Key in keyof Clause]: Clause[Key] } & { chunks: Chunk[] }

const empty = (joined: Clause['joined']): Draft => ({
  verb: null,
  generic: null,
  chunks: [],
  negated: false,
  corrects: false,
  joined,
})

const startsStep = (chunk: Chunk | undefined): boolean =>
  chunk !== undefined && ['verb', 'generic', 'same', 'unknown', 'not', 'feature'].includes(chunk.kind)

const hasHead = (draft: Draft): boolean =>
  draft.verb !== null ||
  draft.generic !== null ||
  draft.chunks.some((chunk) => chunk.kind === 'noun' || chunk.kind === 'same')

const nounOf = (chunks: readonly Chunk[]): string | null => {
  const noun = chunks.find((chunk) => chunk.kind === 'noun')
  return noun?.kind === 'noun' ? (noun.matches[0]?.phrase.text ?? null) : null
}

/** "add a fade in at the start and a fade out at the end": another thing is added. */
function addsMore(draft: Draft, after: readonly Chunk[]): boolean {
  const end = after.findIndex(
    (chunk) => chunk.kind === 'connector' || chunk.kind === 'verb' || chunk.kind === 'generic',
  )
  const next = nounOf(end < 0 ? after : after.slice(0, end))
  const said = nounOf(draft.chunks)
  return draft.verb === null && draft.generic !== null && said !== null && next !== null && said !== next
}

/** Where one step ends and the next begins: at "then", at a full stop, and at a comma or "and" that a verb follows. */
export function splitClauses(chunks: readonly Chunk[]): readonly Clause[] {
  const clauses: Draft[] = []
  let draft = empty('stop')
  const close = (joined: Clause['joined']): void => {
    const empties = draft.chunks.length === 0 && draft.verb === null && draft.generic === null
    if (!empties || draft.negated) clauses.push(draft)
    draft = empties && !draft.negated ? { ...draft, joined: draft.corrects ? draft.joined : joined } : empty(joined)
  }
  for (const [index, chunk] of chunks.entries()) {
    const next = chunks.slice(index + 1, index + 4).find((one) => one.kind !== 'connector')
    if (chunk.kind === 'connector') {
      const spared =
        draft.negated &&
        draft.chunks.some(({ kind }) => kind === 'tracks' || kind === 'thing' || kind === 'range') &&
        next?.kind === 'verb'
      const { generic } = draft
      if (spared) close('strong')
      else if (chunk.strength === 'weak' && addsMore(draft, chunks.slice(index + 1))) {
        close('weak')
        draft.generic = generic
      } else if (chunk.strength === 'weak' && !(startsStep(next) && hasHead(draft))) draft.chunks.push(chunk)
      else if (chunk.strength === 'weak' || hasHead(draft) || chunk.strength === 'stop') close(chunk.strength)
    } else if (chunk.kind === 'question') {
      close('stop')
    } else if (chunk.kind === 'correction') {
      close('weak')
      draft.corrects = true
    } else if (chunk.kind === 'not') {
      if (hasHead(draft)) close('weak')
      draft.negated = true
    } else if (chunk.kind === 'verb') {
      if (draft.verb !== null) close('weak')
      draft.verb = chunk
    } else if (chunk.kind === 'generic') {
      if (hasHead(draft)) close('weak')
      draft.generic = chunk
    } else draft.chunks.push(chunk)
  }
  close('stop')
  return clauses
}
