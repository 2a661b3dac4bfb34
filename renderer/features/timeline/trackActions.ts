import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'

/** Asks for a change, and says it aloud when it was made: what shows it may be far from where one is. */
export async function changeTrack(
  app: AppContext,
  request: EditRequestInput,
  said: string,
): Promise<'changed' | 'as before'> {
  const answer = await ask(app, 'app:edit:apply', request)
  if (!answer.ok || !answer.value.changed) return 'as before'
  app.store.getState().announce(said, 'polite')
  return 'changed'
}

export function sayGain(gainDb: number): string {
  return `${gainDb > 0 ? '+' : ''}${gainDb.toFixed(1)} dB`
}

/** `pan` from -1 to 1. */
export function sayPan(pan: number): string {
  return Math.round(pan * 100) === 0 ? 'Centre' : `${Math.round(Math.abs(pan) * 100)}% ${pan < 0 ? 'left' : 'right'}`
}
