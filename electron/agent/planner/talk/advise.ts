import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { Wish } from '../../reader/meaning/asked.ts'
import type { Group } from '../../reader/meaning/types.ts'
import type { ToldTools } from './explain.ts'
import { advices } from './wishes.ts'

/** What is spoken of, as it can be said again: a track's name, else everything. */
function subjectOf(groups: readonly Group[], { tracks }: ProjectView): string {
  const ids = groups.flatMap((group) => (group.kind === 'named' ? group.candidates : [])).map(({ id }) => id)
  const named = tracks.find(({ id }) => ids.includes(id))
  return named === undefined ? 'everything' : `the ${named.name} track`
}

/**
 * "it's too loud", "make it sound better": what can be done about it, to choose from; nothing is done by guess. Null
 * for anything else.
 */
export function advise(
  wishes: readonly Wish[],
  groups: readonly Group[],
  view: ProjectView,
  tools: ToldTools,
): string | null {
  const [wish] = (Object.keys(advices) as Wish[]).filter((one) => wishes.includes(one)).map((one) => advices[one])
  const offers = wish?.offers.filter(({ tool }) => tools.has(tool)) ?? []
  if (wish === undefined || offers.length === 0) return null
  const subject = subjectOf(groups, view)
  const said = offers.map(
    ({ tool, say }) => `“${say.replace('%', subject)}” (${tools.get(tool)?.title.toLowerCase() ?? tool})`,
  )
  const listed = said.length === 1 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} or ${said.at(-1) ?? ''}`
  return `${wish.not === undefined ? '' : `${wish.not} `}I don't do that by guess, so nothing was changed. What would help? Say for example ${listed}.`
}
