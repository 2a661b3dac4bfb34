import { Button } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import './batch.css'

/** As long as files are done or a folder is watched, that is in sight and one press away. */
export function BatchStrip() {
  const texts = useTexts()
  const app = useApp()
  const batch = useAppState((state) => state.batch)
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'batch')
  if (batch === null || isOpen || (batch.progress === null && batch.watch === null)) return null
  const { progress, watch } = batch
  return (
    <section className="batch-strip" aria-label={texts.batch.strip.name} data-testid="batch-strip">
      {progress !== null && <span>{texts.batch.strip.working(progress.done, progress.all)}</span>}
      {watch !== null && (
        <span>
          {texts.batch.strip.watching(watch.from, watch.results.filter(({ state }) => state === 'done').length)}
        </span>
      )}
      <Button className="small-button" onPress={() => app.store.getState().setDialog({ kind: 'batch' })}>
        {texts.batch.show}
      </Button>
    </section>
  )
}
