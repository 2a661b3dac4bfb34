import { sayName } from '../../../../shared/saying.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'

interface Listed {
  readonly group: string
  readonly title: string
}

/** Groups in the order in which people meet them, and how they are called in an answer. */
const groups: readonly (readonly [string, string])[] = [
  ['editing', 'Editing'],
  ['clips', 'Clips'],
  ['tracks', 'Tracks'],
  ['effects', 'Effects'],
  ['labels', 'Labels'],
  ['generators', 'New sound'],
  ['playback', 'Playback'],
  ['selection', 'Selection'],
  ['project', 'Files'],
]

/** Of a group; the rest is a number. */
const mostTitles = 4
const mostExamples = 3

/** What can be done, in short: a few of each group, and three things to say that fit the open project. */
export function sayAbilities(tools: readonly Listed[], project: ProjectView): string {
  const lines = groups.flatMap(([group, name]) => {
    const titles = [...new Set(tools.filter((tool) => tool.group === group).map(({ title }) => title.toLowerCase()))]
    const more = titles.length - mostTitles
    if (titles.length === 0) return []
    return [`${name}: ${titles.slice(0, mostTitles).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]
  })
  const examples = examplesFor(project).map((example) => `“${example}”`)
  const said = `${examples.slice(0, -1).join(', ')} or ${examples.at(-1)}`
  const first = project.tracks.length === 0 ? 'Open a recording first; then say' : 'Try'
  return [
    'I edit your audio as you describe it.',
    ...lines,
    `${first} ${said}.`,
    'You see what would change before it happens, and “undo” takes it back.',
  ].join(' ')
}

/** Of what could be said those that have something to work on here. */
export function examplesFor({ tracks, labels, duration }: ProjectView): readonly string[] {
  const isOpen = tracks.length > 0
  const track = tracks.length > 1 ? tracks.find(({ name }) => isPlain(name)) : undefined
  const all = [
    ...(track === undefined ? [] : [`make ${sayName(track.name)} 3 dB louder`]),
    ...(labels.length > 1 ? ['export one file per label'] : []),
    ...(!isOpen || duration > 40 ? ['trim the first 30 seconds'] : []),
    ...(!isOpen || duration > 60 ? ['shorten the pauses to half a second'] : []),
    ...(!isOpen || duration > 10 ? ['fade out the last 5 seconds'] : []),
    'normalize everything to -1 dB',
    'play it from the start',
    'how long is it?',
  ]
  return all.slice(0, mostExamples)
}

/** A name that can be said without quotes. */
const isPlain = (name: string): boolean => /^\p{L}[\p{L}\p{N} ]{1,20}$/u.test(name)
