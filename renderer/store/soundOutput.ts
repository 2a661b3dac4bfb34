import { reasonOf } from '../../shared/reasonOf.ts'
import { createScope, type Scope } from '../lib/scope.ts'
import type { AppContext } from './appContext.ts'
import { textsOf } from './useTexts.ts'

/** Some browsers play contexts on the system's device alone. */
type Routed = (AudioContext | HTMLAudioElement) & { readonly setSinkId?: (id: string) => Promise<void> }

/**
 * Begins a sound of its own; until it ends it is on the device that the player is on. Whoever has no more use for it
 * ends it, and a sound that has not begun by then never does.
 */
export async function playOnOutput(
  sound: HTMLAudioElement,
  app: Pick<AppContext, 'store'>,
  unwanted: AbortSignal,
): Promise<void> {
  const scope = createScope()
  for (const end of ['ended', 'pause', 'error']) scope.listen(sound, end, () => scope.dispose())
  scope.listen(unwanted, 'abort', () => {
    scope.dispose()
    sound.pause()
  })
  const moved = followOutput(sound, app, scope)
  if (app.store.getState().soundOutput) await moved
  if (unwanted.aborted) return
  try {
    await sound.play()
  } catch (cause) {
    scope.dispose()
    // A play that is overtaken by its end: nothing is wrong.
    if (!unwanted.aborted) throw cause
  }
}

/**
 * Keeps what is put out on the device that the player is on, as long as the scope lasts; resolves when it is there.
 * What can't be moved is told, and stays where it is.
 */
export async function followOutput(output: Routed, { store }: Pick<AppContext, 'store'>, scope: Scope): Promise<void> {
  let isOver = false
  scope.add(() => void (isOver = true))
  const move = async (id: string, name: string): Promise<void> => {
    try {
      await output.setSinkId?.(id)
    } catch (cause) {
      const { outputRefused } = textsOf(store.getState()).playback
      if (!isOver) store.getState().tell(outputRefused(name, reasonOf(cause)), 'problem')
    }
  }
  scope.add(
    store.subscribe(({ soundOutput: now }, { soundOutput: before }) => {
      if (now !== before) void move(now?.id ?? '', now?.name ?? before?.name ?? '')
    }),
  )
  const { soundOutput } = store.getState()
  if (soundOutput) await move(soundOutput.id, soundOutput.name)
}
