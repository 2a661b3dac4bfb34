import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import type { AgentTexts } from '../../texts/index.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'

/** What a lookup may know: the project as the step will find it, and the step before. */
export interface ResolveContext {
  readonly view: ProjectView
  /** The project in front of the request's first step: tracks that are gone since were counted when it was said. */
  readonly first?: ProjectView | undefined
  readonly tool: Tool
  /** The step before in the same request, or the last one of the request before. */
  readonly previous: {
    readonly range: RangeView | null
    readonly fate: 'kept' | 'removed'
    readonly from: 'this request' | 'the request before'
  } | null
  /** The step before in the same request was "select the music track": then "normalize it" means the whole of it. */
  readonly tracksJustSelected: boolean
  /** Where the clipboard's audio came from, if that is known: where a paste goes when nobody says. */
  readonly clipboardFrom: readonly string[]
  /** What is said, in the person's language. */
  readonly texts: AgentTexts
  /** Says what was put right on the way; shown beside the approval. */
  note(text: string): void
}

/** What "the first", "the last", "the end" and "half" count from. */
export interface Scope {
  readonly start: number
  readonly end: number
  readonly kind: 'project' | 'track' | 'thing'
  readonly name: string
}

export function projectScope({ view, texts }: Pick<ResolveContext, 'view' | 'texts'>): Scope {
  return { start: 0, end: view.duration, kind: 'project', name: texts.steps.project }
}
