import { CircleAlert, Info, Unplug, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { commands } from '../../store/commands.ts'
import type { Notice } from '../../store/slices/noticeSlice.ts'
import { useTexts } from '../../store/useTexts.ts'
import './notices.css'

/** How long a notice is there, milliseconds, and how much longer for each letter that there is to read. */
const lasts = { info: 5000, problem: 12_000 }
const lettersLast = 60

/** Short messages beside the work (`app/useNoticePlace.ts`). They leave by themselves, but not while one reads. */
export function Notices() {
  const notices = useAppState((state) => state.notices)
  return (
    <div className="notices" hidden={notices.length === 0}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const texts = useTexts()
  const app = useApp()
  const { id, text, tone, recover } = notice
  const [isHeld, setHeld] = useState(false)
  const isBehind = useAppState((state) => state.settingsOpen || state.exportOpen || state.dialog !== null)
  useEffect(() => {
    if (isHeld || isBehind) return
    const scope = createScope()
    scope.after(lasts[tone] + text.length * lettersLast, () => app.store.getState().dismiss(id))
    return () => scope.dispose()
  }, [app, id, tone, text, isHeld, isBehind])
  const dismiss = () => app.store.getState().dismiss(id)
  const go = (run: () => void) => () => {
    dismiss()
    run()
  }
  return (
    <div
      className={`notice notice-${tone}`}
      role={tone === 'problem' ? 'alert' : 'status'}
      data-testid={`notice-${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'problem' ? <CircleAlert size={16} aria-hidden="true" /> : <Info size={16} aria-hidden="true" />}
      <p>{text}</p>
      {recover === 'openSettings' && (
        <Button className="small-button" onPress={go(() => commands.openSettings(app))}>
          {texts.settings.title}
        </Button>
      )}
      {recover === 'chooseFile' && (
        <Button className="small-button" onPress={go(() => commands.importAudio(app))}>
          {texts.notices.chooseFile}
        </Button>
      )}
      {recover === 'revealExport' && (
        <Button className="small-button" onPress={go(() => void ask(app, 'app:export:reveal', undefined))}>
          {texts.notices.showInFolder}
        </Button>
      )}
      <Button className="icon-button" aria-label={texts.notices.dismiss} onPress={dismiss}>
        <X size={15} aria-hidden="true" />
      </Button>
    </div>
  )
}

/** The page can do nothing without the app; the project is safe there. */
export function LostNotice() {
  const texts = useTexts()
  const connection = useAppState((state) => state.connection)
  if (connection !== 'lost') return null
  return (
    <div className="lost" role="alert" data-testid="lost">
      <Unplug size={16} aria-hidden="true" />
      <p>{texts.notices.lost}</p>
      <Button className="button button-strong" onPress={() => location.reload()} data-testid="reload">
        {texts.common.reload}
      </Button>
    </div>
  )
}
