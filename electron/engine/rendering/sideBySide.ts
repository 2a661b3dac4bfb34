import { effects } from '../effects/index.ts'
import type { Renderers } from './renderers.ts'
import type { RenderTask } from './renderTask.ts'

/** Whether both channels of a task go through renderers of their own. */
export function goesSideBySide(
  renderers: Pick<Renderers, 'sideBySide'>,
  { effect, format, length }: Pick<RenderTask, 'effect' | 'format' | 'length'>,
): boolean {
  const mayBe = effects[effect.name].channels === 'separate' && format.channels === 2
  return mayBe && renderers.sideBySide(effect, length / format.sampleRate)
}
