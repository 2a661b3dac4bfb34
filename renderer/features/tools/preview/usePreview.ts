import { useEffect, useRef, useState } from 'react'
import { routes } from '../../../../shared/ipc/routes.ts'
import type { Texts } from '../../../../shared/texts/index.ts'
import { type Failure, messageIn } from '../../../../shared/failures/index.ts'
import type { Result } from '../../../../shared/result.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { ToolEntry } from '../../../../shared/schemas/toolEntry.ts'
import { reasonOf } from '../../../../shared/reasonOf.ts'
import { withQuery } from '../../../lib/withQuery.ts'
import { createScope, type Scope } from '../../../lib/scope.ts'
import { useApp, useAppState } from '../../../store/appContext.ts'
import { commands } from '../../../store/commands.ts'
import type { SoundLevels } from '../levels.ts'
import { PreviewPlayer, type Side, type Sound } from './previewPlayer.ts'
import { previewPlace, targetTracks } from './previewPlace.ts'
import { textsOf, useTexts } from '../../../store/useTexts.ts'

export interface Preview {
  readonly place: RangeView | null
  readonly before: SoundLevels | null
  readonly after: SoundLevels | null
  /** Why it can't be heard, in a sentence. */
  readonly problem: string
  /** What is heard now; null while it does not play. */
  readonly heard: Side | null
  readonly hear: (side: Side | null) => void
}

/** Values that are being moved are not asked for at every step. */
const rest = 180

interface Live {
  readonly scope: Scope
  readonly player: PreviewPlayer
  readonly sounds: Partial<Record<Side, Sound>>
}

/**
 * How a tool would sound with these values, rendered by the app each time they come to rest. What is shown of it and
 * what is heard are the same samples.
 */
export function usePreview(tool: ToolEntry, args: Readonly<Record<string, unknown>>, isReady: boolean): Preview {
  const app = useApp()
  const texts = useTexts()
  const live = useRef<Live | null>(null)
  const [shown, setShown] = useState<Partial<Record<Side, SoundLevels>>>({})
  const [problem, setProblem] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [heard, setHeard] = useState<Side | null>(null)
  const isHeard = tool.group === 'effects' && isReady && typeof AudioContext !== 'undefined'
  const where = useAppState(({ project }) => {
    const found = project === null ? null : previewPlace(project)
    return found === null ? '' : `${found.start} ${found.end}`
  })
  const on = useAppState(({ project }) => `${project?.contentRevision} ${project?.selectedTracks.join(' ')}`)
  const values = JSON.stringify(args)
  const place = placeOf(where)

  useEffect(() => {
    const scope = createScope()
    live.current = isHeard ? { scope, player: new PreviewPlayer(app, scope), sounds: {} } : null
    return () => {
      live.current = null
      scope.dispose()
    }
  }, [app, isHeard])

  useEffect(() => {
    if (where === '') return
    const loading = { tool: tool.name, values, where, wait: 0, texts, setShown, setProblem, setRefused }
    return loadSide(live.current, 'before', loading)
    // What a tool works on hangs on its values only where they name tracks, or where it was refused for want of one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHeard, tool.name, where, on, isRefused ? values : ''])
  useEffect(() => {
    if (where === '') return
    return loadSide(live.current, 'after', {
      tool: tool.name,
      values,
      where,
      wait: rest,
      texts,
      setShown,
      setProblem,
    })
  }, [isHeard, tool.name, values, where, on, texts])

  const hear = (side: Side | null) => {
    const now = live.current
    const { before, after } = now?.sounds ?? {}
    if (now === null || before === undefined || after === undefined) return
    if (side === null) now.player.stop()
    else if (heard !== null) now.player.hear(side)
    else {
      if (app.store.getState().project?.transport.state === 'playing') commands.stop(app)
      void now.player.start({ before, after }, side)
    }
    setHeard(side)
  }
  usePlayhead(live, heard !== null ? place : null)
  return { place, before: shown.before ?? null, after: shown.after ?? null, problem, heard, hear }
}

function placeOf(where: string): RangeView | null {
  const [start, end] = where.split(' ').map(Number)
  return start === undefined || end === undefined || where === '' ? null : { start, end }
}

interface Loading {
  readonly tool: string
  readonly values: string
  readonly where: string
  readonly wait: number
  /** What is said where something else than sound comes. */
  readonly texts: Texts
  readonly setShown: (put: (shown: Partial<Record<Side, SoundLevels>>) => Partial<Record<Side, SoundLevels>>) => void
  readonly setProblem: (text: string) => void
  /** Told of what is to be had again with other values. */
  readonly setRefused?: (isRefused: boolean) => void
}

function loadSide(live: Live | null, side: Side, loading: Loading): (() => void) | undefined {
  if (live === null) return undefined
  const scope = live.scope.child()
  const abort = new AbortController()
  scope.add(() => abort.abort())
  scope.after(loading.wait, () => {
    load(live, side, loading, abort.signal).then(
      (sound) => {
        if (abort.signal.aborted) return
        live.sounds[side] = sound
        if (live.player.isPlaying) live.player.put(side, sound)
        loading.setShown((shown) => ({ ...shown, [side]: sound.levels }))
        loading.setProblem('')
        loading.setRefused?.(false)
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return
        loading.setProblem(reasonOf(cause))
        loading.setRefused?.(true)
      },
    )
  })
  return () => scope.dispose()
}

async function load(
  live: Live,
  side: Side,
  { tool, values, where, texts }: Loading,
  signal: AbortSignal,
): Promise<Sound> {
  const [from = '', to = ''] = where.split(' ')
  const answer = await fetch(withQuery(routes.preview, { tool, args: values, from, to, side }), { signal })
  if (!answer.ok) throw new Error(await answer.text())
  if (answer.headers.get('content-type')?.startsWith('audio/') !== true) {
    const refused = (await answer.json()) as Result<never>
    throw new Error(refused.ok ? texts.values.noSound : sayRefusal(refused.error, texts))
  }
  return live.player.decode(await answer.arrayBuffer())
}

/** A value that is still to be chosen is no fault: nothing was done. */
function sayRefusal(failure: Failure, texts: Texts): string {
  const isOpen = failure.code === 'agent/manual-value' && failure.values.issues.every(({ kind }) => kind === 'missing')
  return isOpen ? texts.values.whenThere : messageIn(failure, texts.language)
}

/** While something is heard the playhead goes through it, and then back to where it was. */
function usePlayhead(live: { readonly current: Live | null }, place: RangeView | null): void {
  const { playhead, store } = useApp()
  const [start, end] = [place?.start ?? null, place?.end ?? null]
  useEffect(() => {
    const { project, setPreviewed, say } = store.getState()
    if (start === null || end === null || project === null) return
    const scope = createScope()
    const was = playhead.get()
    const tracks = targetTracks(project)
    setPreviewed({ start, end, trackIds: tracks.map(({ id }) => id) })
    const { values, formats } = textsOf(store.getState())
    const range = `${formats.time(start)} – ${formats.time(end)}`
    say(values.previewing(range, tracks.map(({ name }) => name).join(', ')))
    const tick = () => {
      playhead.set(start + (live.current?.player.place() ?? 0))
      scope.nextFrame(tick)
    }
    tick()
    return () => {
      scope.dispose()
      playhead.set(was)
      setPreviewed(null)
      say('')
    }
  }, [live, playhead, store, start, end])
}
