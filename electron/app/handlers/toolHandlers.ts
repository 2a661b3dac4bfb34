import { randomUUID } from 'node:crypto'
import { listTools, registry, runByHand } from '../../agent/index.ts'
import type { Handlers } from '../../ipc/index.ts'
import { ok } from '../../../shared/result.ts'
import type { AppContext } from '../appContext.ts'

type Names = 'app:tools:list' | 'app:tool:run'

/** Its own pair of hands: what is moved in the window while an effect renders does not get into it. */
const hand = 'hand'

export function toolHandlers(app: AppContext): Pick<Handlers, Names> {
  return {
    'app:tools:list': async () => ok(listTools(registry)),
    'app:tool:run': (wanted) => runByHand(app.project().engine.client(hand), registry, { id: randomUUID(), ...wanted }),
  }
}
