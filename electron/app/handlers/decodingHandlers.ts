import { ok } from '../../../shared/result.ts'
import type { Handlers } from '../../ipc/index.ts'
import type { AppContext } from '../appContext.ts'

/** Files that the window decodes. */
export function decodingHandlers({
  windows,
}: AppContext): Pick<Handlers, 'app:decoding:waiting' | 'app:decoding:take'> {
  return {
    'app:decoding:waiting': async () => ok(windows.waiting()),
    'app:decoding:take': async ({ id }) => ok(await windows.take(id)),
  }
}
