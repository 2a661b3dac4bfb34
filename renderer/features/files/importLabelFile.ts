import { routes } from '../../../shared/ipc/routes.ts'
import type { Result } from '../../../shared/result.ts'
import type { AppContext } from '../../store/appContext.ts'

/** A file of labels from the page's own picker. */
export async function importLabelFile({ store }: AppContext, file: File): Promise<void> {
  const { tell } = store.getState()
  try {
    const answer = await fetch(`${routes.labels}?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file })
    const result = (await answer.json()) as Result<{ count: number }>
    if (!result.ok) tell(result.error.message, 'problem')
    else tell(`Imported ${result.value.count === 1 ? '1 label' : `${result.value.count} labels`}.`, 'info')
  } catch (cause) {
    tell(
      `"${file.name}" could not be sent to Tapehand (${cause instanceof Error ? cause.message : String(cause)}). Nothing was imported.`,
      'problem',
    )
  }
}
