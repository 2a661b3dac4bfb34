import type { Author } from '../../../../shared/schemas/author.ts'
import type { PlannedStep, ThingRef } from '../../planner/plan.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import { type Resolution, isResolved } from '../resolution.ts'
import type { ResolveContext } from './resolveContext.ts'
import { askForThing } from '../questions.ts'
import { resolveThing, type Thing } from './resolveThing.ts'
import { resolveTracks } from './resolveTracks.ts'

export interface Aimed {
  readonly planned: PlannedStep
  readonly thing: Thing | null
}

/**
 * For a tool that is done to one clip or label: which one. What a call names is before what the words name, and that
 * before the selected clip, the time selection, and the only clip under the cursor. Other tools' steps come back as
 * they are.
 */
export function aimAtThing(planned: PlannedStep, context: ResolveContext): Resolution<Aimed> {
  const what = aimOf(context.tool)
  const asItIs = { value: { planned, thing: null } }
  if (what === null) return asItIs
  const named = namedThing(planned, what, context.tool)
  if (named === undefined && planned.target.range !== undefined && what === 'clip') return asItIs

  const ids = namedTracks(planned, context)
  if (!isResolved(ids)) return ids
  const ref = named ?? impliedThing(what, context, ids.value)
  if (ref === 'selection') return asItIs
  if (ref === 'tracks')
    return { value: { planned: { ...planned, target: { ...planned.target, range: { kind: 'whole' } } }, thing: null } }
  if (ref === null) return { ask: askForThing(context, null) }
  const thing = resolveThing(ref.what === 'either' ? { ...ref, what } : ref, context, ids.value)
  if (!isResolved(thing)) return thing
  const target = { ...planned.target, thing: { what: thing.value.what, id: thing.value.id } }
  const authors = {
    ...planned.authors,
    range: ref.here === undefined ? authorOfThing(planned, what, context.tool) : 'selection',
  } as const
  return { value: { planned: { ...planned, target, authors }, thing: thing.value } }
}

/** What the call names is before what the words name; what was chosen from a list is before both. */
function namedThing(planned: PlannedStep, what: 'clip' | 'label', tool: Tool): ThingRef | undefined {
  const name = nameGiven(planned, what, tool)
  return name === null ? planned.target.thing : { what, name }
}

function nameGiven({ args, target }: PlannedStep, what: 'clip' | 'label', tool: Tool): string | null {
  const name = target.thing?.id === undefined && what in tool.parameters.shape ? args[what] : undefined
  return typeof name === 'string' ? name : null
}

function authorOfThing(planned: PlannedStep, what: 'clip' | 'label', tool: Tool): Author {
  const { range, args } = planned.authors ?? {}
  const ofName = nameGiven(planned, what, tool) === null ? undefined : args?.[what]
  return ofName ?? range ?? args?.[what] ?? 'words'
}

/** The ids of the tracks that the words name; null where they name none. */
function namedTracks({ target }: PlannedStep, context: ResolveContext): Resolution<readonly string[] | null> {
  const refs = target.tracks ?? []
  if (refs.length === 0) return { value: null }
  const tracks = resolveTracks(refs, context)
  return isResolved(tracks) ? { value: tracks.value.map((track) => track.id) } : tracks
}

/** Which kind of thing a tool is done to: it has a parameter for its name, or its range is that of a clip. */
export function aimOf(tool: Tool): 'clip' | 'label' | null {
  if ('label' in tool.parameters.shape) return 'label'
  const ofClip = tool.reads.some((one) => one.need === 'clip')
  return ofClip || 'clip' in tool.parameters.shape ? 'clip' : null
}

function impliedThing(
  what: 'clip' | 'label',
  context: ResolveContext,
  ids: readonly string[] | null,
): ThingRef | 'selection' | 'tracks' | null {
  if (what === 'label') return null
  const { selectedClips, selection, tracks, cursor } = context.view
  if (selectedClips.length > 0) return { what, here: 'selected' }
  if (selection !== null && !('clip' in context.tool.parameters.shape)) return 'selection'
  const clips = tracks.filter(({ id }) => ids === null || ids.includes(id)).flatMap((track) => track.clips)
  // "move the guest to 1:10": all that is on the track, whatever lies under the cursor.
  if (ids !== null && takesTracks(context.tool)) {
    const [only, ...others] = clips
    return only !== undefined && others.length === 0 ? { what, id: only.id } : 'tracks'
  }
  const under = clips.filter((clip) => clip.start <= cursor && cursor < clip.end)
  return under.length === 1 ? { what, here: 'cursor' } : null
}

const takesTracks = ({ frames }: Tool): boolean =>
  frames?.some(({ target }) => target?.object.includes('track') === true) === true
