import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { Wish } from '../../reader/meaning/asked.ts'
import type { Group } from '../../reader/meaning/types.ts'
import { type AgentTexts, titleOf } from '../../texts/index.ts'
import type { ToldTools } from './explain.ts'

/** What is spoken of, as it can be said again: a track's name, else everything. */
function subjectOf(groups: readonly Group[], { tracks }: ProjectView, { talk }: AgentTexts): string {
  const ids = groups.flatMap((group) => (group.kind === 'named' ? group.candidates : [])).map(({ id }) => id)
  const named = tracks.find(({ id }) => ids.includes(id))
  return named === undefined ? talk.everything : talk.theTrack(named.name)
}

/**
 * "it's too loud", "make it sound better": what can be done about it, to choose from; nothing is done by guess. Null
 * for anything else.
 */
export function advise(
  wishes: readonly Wish[],
  groups: readonly Group[],
  view: ProjectView,
  { tools, texts }: { readonly tools: ToldTools; readonly texts: AgentTexts },
): string | null {
  const wish = (Object.keys(texts.wishes) as Wish[]).find((one) => wishes.includes(one))
  if (wish === undefined) return null
  const offers = texts.wishes[wish].filter(({ tool }) => tools.has(tool))
  if (offers.length === 0) return null
  const subject = subjectOf(groups, view, texts)
  const said = offers.map(({ tool, say }) =>
    texts.talk.offer(say.replace('%', subject), titleOf({ name: tool, title: tools.get(tool)?.title ?? tool }, texts)),
  )
  const not: Partial<Readonly<Record<Wish, string>>> = texts.talk.not
  return texts.talk.wouldHelp(not[wish], said)
}
