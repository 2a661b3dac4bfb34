import { useState, type FormEvent } from 'react'
import { Button, Switch } from 'react-aria-components'
import { messageOf } from '../../../shared/failures/index.ts'
import type { Settings, SettingsChange } from '../../../shared/schemas/settings.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { RadioChoice, type Option } from '../../ui/RadioChoice.tsx'
import { Sheet, SheetFoot } from '../../ui/Sheet.tsx'
import { HistoryFields } from './HistoryFields.tsx'
import { ModelFields } from './ModelFields.tsx'
import { settingsChange, type SettingsDraft } from './settingsChange.ts'
import { WhatIsSent } from './WhatIsSent.tsx'
import './settings.css'

export function SettingsDialog() {
  const settings = useAppState((state) => state.settings)
  const isOpen = useAppState((state) => state.settingsOpen)
  const close = useAppState((state) => state.closeSettings)
  if (!settings || !isOpen) return null
  return (
    <Sheet title="Settings" testId="settings" onClose={close}>
      <SettingsForm settings={settings} onDone={close} />
    </Sheet>
  )
}

interface Props {
  readonly settings: Settings
  readonly onDone: () => void
}

const planners: readonly Option<Settings['planner']>[] = [
  ['offline', 'Offline', 'Built-in grammar. Nothing leaves this machine.'],
  ['model', 'Language model', 'Any OpenAI-compatible server. Audio is never sent.'],
]
const themes: readonly Option<Settings['theme']>[] = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['contrast', 'High contrast'],
]

const follows: readonly Option<Settings['follow']>[] = [
  ['page', 'By page'],
  ['smooth', 'Smoothly'],
  ['off', 'Not at all'],
]

/** What a model needs is changed by Save, all else at once; the key is only ever written, never shown. */
function SettingsForm({ settings, onDone }: Props) {
  const { api, store } = useApp()
  const [draft, setDraft] = useState<SettingsDraft>({ ...settings, key: '', forgetKey: 'keep' })
  const [problem, setProblem] = useState('')
  const put = (change: Partial<SettingsDraft>) => setDraft((before) => ({ ...before, ...change }))
  const change: SettingsChange = settingsChange(settings, draft)
  /** What can be seen at once is in force at once. */
  const putNow = async (now: Partial<Pick<Settings, 'theme' | 'follow' | 'clickSafe'>>) => {
    put(now)
    const saved = await api.invoke('app:settings:save', now)
    if (!saved.ok) setProblem(messageOf(saved.error))
  }
  const showKeys = () => {
    onDone()
    store.getState().setDialog({ kind: 'keys' })
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await api.invoke('app:settings:save', change)
    if (saved.ok) onDone()
    else setProblem(messageOf(saved.error))
  }
  return (
    <form className="settings-form" onSubmit={(event) => void save(event)}>
      <RadioChoice
        label="Understanding"
        options={planners}
        value={draft.planner}
        onChange={(planner) => put({ planner })}
        layout="column"
        testId="planner"
      />
      {draft.planner === 'model' && (
        <ModelFields draft={draft} keySource={settings.keySource} change={change} onChange={put} />
      )}
      <WhatIsSent />
      <Switch
        className="switch"
        isSelected={draft.clickSafe}
        onChange={(clickSafe) => void putNow({ clickSafe })}
        data-testid="click-safe"
      >
        <span className="switch-track" />
        <span>
          Click-safe joins<small>A crossfade of a few milliseconds where audio is cut.</small>
        </span>
      </Switch>
      <RadioChoice
        label="Theme"
        options={themes}
        value={draft.theme}
        onChange={(theme) => void putNow({ theme })}
        testId="theme"
      />
      <RadioChoice
        label="Follow the playhead"
        options={follows}
        value={draft.follow}
        onChange={(follow) => void putNow({ follow })}
        testId="follow"
      />
      <HistoryFields limit={settings.historyLimit} />
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      <SheetFoot submit="Save" submitTestId="settings-save" onCancel={onDone}>
        <Button className="button foot-left" onPress={showKeys} data-testid="settings-keys">
          Keyboard shortcuts…
        </Button>
      </SheetFoot>
    </form>
  )
}
