import { useState } from 'react'
import { Button } from 'react-aria-components'
import { routes } from '../../../shared/ipc/routes.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { saveFile } from '../../store/saveFile.ts'
import { useTexts } from '../../store/useTexts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { RequestDetail } from './RequestDetail.tsx'
import { RequestList } from './RequestList.tsx'
import { useActivity } from './useActivity.ts'
import './activity.css'

/** Every request of the conversation as it went: what was said, done and sent. */
export function ActivityDialog() {
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'activity')
  return isOpen && <OpenActivity />
}

function OpenActivity() {
  const texts = useTexts()
  const app = useApp()
  const [chosen, setChosen] = useState<string | null>(null)
  const { rows, shown } = useActivity(chosen)
  const close = () => app.store.getState().setDialog(null)
  const save = (id: string | null) =>
    void saveFile(app, id === null ? routes.activity : `${routes.activity}?id=${encodeURIComponent(id)}`, () =>
      ask(app, 'app:activity:export', { id }),
    )
  return (
    <Sheet title={texts.activity.title} testId="activity" width="wide" onClose={close}>
      {rows?.length === 0 && <p className="activity-none">{texts.activity.none}</p>}
      {rows !== null && rows.length > 0 && (
        <div className="request-log">
          <RequestList rows={rows} chosen={shown?.id ?? null} onChoose={setChosen} />
          {shown !== null && <RequestDetail activity={shown} />}
          <footer className="activity-foot">
            <p>{texts.activity.savedAs}</p>
            <Button className="button" onPress={() => save(null)} data-testid="activity-save-all">
              {texts.activity.saveAll}
            </Button>
            <Button
              className="button button-strong"
              isDisabled={shown === null}
              onPress={() => save(shown?.id ?? null)}
              data-testid="activity-save"
            >
              {texts.activity.saveThis}
            </Button>
          </footer>
        </div>
      )}
    </Sheet>
  )
}
