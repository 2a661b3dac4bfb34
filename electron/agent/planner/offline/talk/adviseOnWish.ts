import type { Source } from '../grammar/source.ts'
import { readTracks } from '../grammar/tracks.ts'
import type { KnownTools } from '../steps/known.ts'
import { sameTrack } from '../steps/points.ts'
import { plainText } from '../text/plainText.ts'
import { wishes } from '../words/enWishes.ts'

/** What is spoken of, as it can be said again: a track's name, else everything. */
function subjectOf(source: Source): string {
  const { project, tokens } = source
  for (let at = 0; at < tokens.length; at += 1) {
    const refs = readTracks(source, at)?.value ?? []
    const named = project.tracks.find((_, index) => refs.some((ref) => sameTrack(project, ref, index)))
    if (named !== undefined) return `the ${named.name} track`
  }
  return 'everything'
}

/**
 * "it's too loud", "make it sound better": what can be done about it, to choose from; nothing is done by guess. Null
 * for anything else.
 */
export function adviseOnWish(source: Source, known: KnownTools): string | null {
  const text = plainText(source.tokens)
  const wish = wishes.find(({ pattern }) => pattern.test(text))
  const offers = wish?.offers.filter(({ tool }) => known.byName.has(tool)) ?? []
  if (wish === undefined || offers.length === 0) return null
  const subject = subjectOf(source)
  const said = offers.map(
    ({ tool, say }) => `“${say.replace('%', subject)}” (${known.byName.get(tool)?.title.toLowerCase() ?? tool})`,
  )
  const listed = said.length === 1 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} or ${said.at(-1) ?? ''}`
  return `${wish.not === undefined ? '' : `${wish.not} `}I don't do that by guess, so nothing was changed. What would help? Say for example ${listed}.`
}
