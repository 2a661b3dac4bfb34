import { sayName } from '../../../../shared/wording/saying.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { type AgentTexts, englishTexts, titleOf } from '../../texts/index.ts'

interface Listed {
  readonly name: string
  readonly group: string
  readonly title: string
}

/** Groups in the order in which people meet them. */
const groups = [
  'editing',
  'clips',
  'tracks',
  'effects',
  'labels',
  'generators',
  'playback',
  'selection',
  'project',
] as const

/** Of a group; the rest is a number. */
const mostTitles = 4
const mostExamples = 3

/** What can be done, in short: a few of each group, and three things to say that fit the open project. */
export function sayAbilities(tools: readonly Listed[], project: ProjectView, texts: AgentTexts = englishTexts): string {
  const { talk } = texts
  const lines = groups.flatMap((group) => {
    const titles = [...new Set(tools.filter((tool) => tool.group === group).map((tool) => titleOf(tool, texts)))]
    if (titles.length === 0) return []
    return [talk.ofGroup(talk.groups[group], titles.slice(0, mostTitles), titles.length - mostTitles)]
  })
  return [
    talk.abilities,
    ...lines,
    talk.tryExamples(examplesFor(project, texts), project.tracks.length > 0),
    talk.seeFirst,
  ].join(' ')
}

/** The names of the groups that have any tool. */
export const groupsOf = (tools: readonly Pick<Listed, 'group'>[], { talk }: AgentTexts): readonly string[] =>
  groups.filter((group) => tools.some((tool) => tool.group === group)).map((group) => talk.groups[group])

/** What can be said at once; nothing can where there is no sound. */
export const offersFor = (project: ProjectView, texts: AgentTexts): readonly string[] =>
  project.tracks.some(({ clips }) => clips.length > 0) ? examplesFor(project, texts) : []

/** Of what could be said those that have something to work on here. */
export function examplesFor(
  { tracks, labels, duration }: ProjectView,
  { talk }: AgentTexts = englishTexts,
): readonly string[] {
  const { examples } = talk
  const isOpen = tracks.length > 0
  const track = tracks.length > 1 ? tracks.find(({ name }) => isPlain(name)) : undefined
  const all = [
    ...(track === undefined ? [] : [examples.louder(sayName(track.name))]),
    ...(labels.length > 1 ? [examples.perLabel] : []),
    ...(!isOpen || duration > 40 ? [examples.trim] : []),
    ...(!isOpen || duration > 60 ? [examples.pauses] : []),
    ...(!isOpen || duration > 10 ? [examples.fadeOut] : []),
    examples.normalize,
    examples.play,
    examples.howLong,
  ]
  return all.slice(0, mostExamples)
}

/** A name that can be said without quotes. */
const isPlain = (name: string): boolean => /^\p{L}[\p{L}\p{N} ]{1,20}$/u.test(name)
