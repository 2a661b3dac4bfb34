import type { PlannedStep, ThingRef } from '../planner/plan.ts'
import type { Tool } from '../tools/defineTool.ts'
import { type Found, isFound } from './found.ts'
import type { Look } from './look.ts'
import { askForThing } from './questions.ts'
import { resolveThing, type Thing } from './resolveThing.ts'
import { resolveTracks } from './resolveTracks.ts'

export interface Aimed {
  readonly planned: PlannedStep
  readonly thing: Thing | null
}

/**
 * For a tool that is done to one clip or label: which one. What a call names is before what the words name, and that before the selected
 * clip, the time selection, and the only clip under the cursor. Other tools' steps come back as they are.
 */
export function aimAtThing(planned: PlannedStep, look: Look): Found<Aimed> {
  const what = aimOf(look.tool)
  if (what === null) return { found: { planned, thing: null } }
  const said =
    planned.target.thing?.id === undefined && what in look.tool.parameters.shape ? planned.args[what] : undefined
  const named = typeof said === 'string' ? { what, name: said } : planned.target.thing
  if (named === undefined && planned.target.range !== undefined && what === 'clip')
    return { found: { planned, thing: null } }

  const refs = planned.target.tracks ?? []
  const tracks = refs.length === 0 ? null : resolveTracks(refs, look)
  if (tracks !== null && !isFound(tracks)) return tracks
  const ids = tracks?.found.map((track) => track.id) ?? null
  const ref = named ?? impliedThing(what, look, ids)
  if (ref === 'the time selection') return { found: { planned, thing: null } }
  if (ref === null) return { ask: askForThing(look.view, '') }
  const thing = resolveThing(ref.what === 'either' ? { ...ref, what } : ref, look, ids)
  if (!isFound(thing)) return thing
  const target = { ...planned.target, thing: { what: thing.found.what, id: thing.found.id } }
  return { found: { planned: { ...planned, target }, thing: thing.found } }
}

/** Which kind of thing a tool is done to: it has a parameter for its name, or its range is that of a clip. */
export function aimOf(tool: Tool): 'clip' | 'label' | null {
  if ('label' in tool.parameters.shape) return 'label'
  const ofClip = tool.reads.some((one) => one.need === 'clip')
  return ofClip || 'clip' in tool.parameters.shape ? 'clip' : null
}

function impliedThing(
  what: 'clip' | 'label',
  look: Look,
  ids: readonly string[] | null,
): ThingRef | 'the time selection' | null {
  if (what === 'label') return null
  const { selectedClips, selection, tracks, cursor } = look.view
  if (selectedClips.length > 0) return { what, here: 'selected' }
  if (selection !== null && !('clip' in look.tool.parameters.shape)) return 'the time selection'
  const under = tracks
    .filter((track) => ids === null || ids.includes(track.id))
    .flatMap((track) => track.clips.filter((clip) => clip.start <= cursor && cursor < clip.end))
  return under.length === 1 ? { what, here: 'cursor' } : null
}
