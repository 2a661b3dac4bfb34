import { Button } from 'react-aria-components'
import { routes } from '../../../shared/ipc/routes.ts'
import type { Batch } from '../../../shared/schemas/batch.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { BatchChoices } from './BatchChoices.tsx'
import { BatchProgress } from './BatchProgress.tsx'
import { BatchQuestions } from './BatchQuestions.tsx'
import { BatchTable } from './BatchTable.tsx'
import { BatchWatch } from './BatchWatch.tsx'
import { useTexts } from '../../store/useTexts.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import './batch.css'

/** A recipe done to many files: chosen, rehearsed, asked about, written. */
export function BatchDialog() {
  const texts = useTexts()
  const app = useApp()
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'batch')
  const batch = useAppState((state) => state.batch)
  if (!isOpen || batch === null) return null
  const close = () => app.store.getState().setDialog(null)
  return (
    <Sheet title={texts.batch.title} testId="batch" width="wide" onClose={close}>
      <div className="batch">
        <p>{texts.batch.about}</p>
        <BatchChoices batch={batch} />
        <BatchQuestions batch={batch} />
        <BatchTable batch={batch} />
        <BatchWatch batch={batch} />
        <BatchFoot batch={batch} onClose={close} />
      </div>
    </Sheet>
  )
}

function BatchFoot({ batch, onClose }: { readonly batch: Batch; readonly onClose: () => void }) {
  const texts = useTexts()
  const app = useApp()
  if (batch.progress !== null) {
    return (
      <footer className="settings-foot">
        <BatchProgress batch={batch} />
        <Button
          className="button"
          onPress={() => void ask(app, 'app:batch:cancel', undefined)}
          data-testid="batch-cancel"
        >
          {texts.batch.cancel}
        </Button>
      </footer>
    )
  }
  return (
    <footer className="settings-foot">
      <output className="foot-left" data-testid="batch-summary">
        {summaryOf(batch, texts)}
      </output>
      <Button className="button" onPress={onClose}>
        {texts.batch.close}
      </Button>
      <NextStep batch={batch} />
    </footer>
  )
}

/** What can be done now: rehearse, write, or save what the page is given. */
function NextStep({ batch }: { readonly batch: Batch }) {
  const texts = useTexts()
  const app = useApp()
  const isPage = useAppState(({ host }) => host?.files === 'page')
  const { ready, done } = countsOf(batch)
  const left = batch.files.filter(({ state, before }) => state === 'interrupted' && before !== null).length
  if (batch.phase === 'choosing')
    return (
      <Button
        className="button button-strong"
        isDisabled={batch.recipe === null || batch.files.length === 0 || (batch.folder === null && !isPage)}
        onPress={() => void ask(app, 'app:batch:rehearse', undefined)}
        data-testid="batch-rehearse"
      >
        {texts.batch.rehearse}
      </Button>
    )
  return (
    <>
      {ready + left > 0 && (
        <Button
          className="button button-strong"
          onPress={() => void ask(app, 'app:batch:write', undefined)}
          data-testid="batch-write"
        >
          {left > 0 ? texts.batch.goOn(ready + left) : texts.batch.write(ready)}
        </Button>
      )}
      {isPage && done > 0 && (
        <a className="button button-strong" href={routes.batch} download data-testid="batch-download">
          {texts.batch.download(done)}
        </a>
      )}
    </>
  )
}

function countsOf({ files }: Batch) {
  const count = (...states: Batch['files'][number]['state'][]) =>
    files.filter(({ state }) => states.includes(state)).length
  return {
    ready: count('ready'),
    open: count('asked'),
    failed: count('failed'),
    done: count('done', 'there'),
    before: count('there'),
    undone: count('failed', 'asked', 'interrupted'),
  }
}

function summaryOf(batch: Batch, texts: Texts): string {
  const { ready, open, failed, done, before, undone } = countsOf(batch)
  if (batch.phase === 'rehearsed') return texts.batch.rehearsed(ready, open, failed)
  return batch.phase === 'written' ? texts.batch.written(done - before, before, undone) : ''
}
