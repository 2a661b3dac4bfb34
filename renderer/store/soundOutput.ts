import type { Scope } from '../lib/scope.ts'
import type { AppContext } from './appContext.ts'
import { textsOf } from './useTexts.ts'
import { reasonOf } from '../../shared/reasonOf.ts'

/** Begins a sound of its own, on the device that the player is on. */
export async function playOnOutput(sound: HTMLAudioElement, { store }: Pick<AppContext, 'store'>): Promise<void> {
  const { soundOutput } = store.getState()
  if (soundOutput) await sound.setSinkId(soundOutput.id)
  await sound.play()
}

/** Some browsers play contexts on the system's device alone. */
type RoutedContext = AudioContext & { readonly setSinkId?: (id: string) => Promise<void> }

/** Keeps what a context puts out on the device that the player is on. */
export function followOutput(context: RoutedContext, { store }: Pick<AppContext, 'store'>, scope: Scope): void {
  const move = (id: string, name: string) =>
    context.setSinkId?.(id).catch((cause: unknown) => {
      if (context.state === 'closed') return
      const reason = reasonOf(cause)
      store.getState().tell(textsOf(store.getState()).playback.outputRefused(name, reason), 'problem')
    })
  const { soundOutput } = store.getState()
  if (soundOutput) void move(soundOutput.id, soundOutput.name)
  scope.add(
    store.subscribe(({ soundOutput: now }, { soundOutput: before }) => {
      if (now !== before) void move(now?.id ?? '', now?.name ?? before?.name ?? '')
    }),
  )
}
