import { Button } from 'react-aria-components'
import type { Batch } from '../../../shared/schemas/batch.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { BatchHead, BatchRow } from './BatchTable.tsx'
import { useTexts } from '../../store/useTexts.ts'

/** A folder whose recordings are done as they come; a page has no folders. */
export function BatchWatch({ batch }: { readonly batch: Batch }) {
  const texts = useTexts()
  const app = useApp()
  const isNative = useAppState(({ host }) => host?.files === 'native')
  if (!isNative) return null
  const { watch, recipe, folder } = batch
  if (watch === null)
    return (
      <section className="batch-row">
        <Button
          className="button"
          isDisabled={recipe === null || folder === null}
          onPress={() => void ask(app, 'app:batch:watch', undefined)}
          data-testid="batch-watch"
        >
          {texts.batch.watch}
        </Button>
        <small>{texts.batch.watchAbout}</small>
      </section>
    )
  return (
    <section className="batch-watch" aria-label={texts.batch.watching(watch.recipe)} data-testid="batch-watching">
      <div className="batch-row">
        <h3>{texts.batch.watching(watch.recipe)}</h3>
        <span>{texts.batch.fromTo(watch.from, watch.to)}</span>
        <Button
          className="button"
          onPress={() => void ask(app, 'app:batch:stopWatching', undefined)}
          data-testid="batch-stop"
        >
          {texts.batch.stopWatching}
        </Button>
      </div>
      {watch.problem !== null && <p className="batch-problem">{watch.problem}</p>}
      {watch.results.length === 0 ? (
        <p>{texts.batch.watchNone}</p>
      ) : (
        <div className="batch-scroll">
          <table className="batch-table">
            <caption className="visually-hidden">{texts.batch.watching(watch.recipe)}</caption>
            <BatchHead />
            <tbody>
              {watch.results.map((file) => (
                <BatchRow key={file.id} file={file} onRemove={null} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
