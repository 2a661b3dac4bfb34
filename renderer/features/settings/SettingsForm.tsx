import { useState, type FormEvent } from 'react'
import { Button, Label, Radio, RadioGroup, Switch } from 'react-aria-components'
import type { Settings, SettingsChange } from '../../../shared/schemas/settings.ts'
import { useApp } from '../../store/appContext.ts'
import { ModelFields } from './ModelFields.tsx'
import { settingsChange, type SettingsDraft } from './settingsChange.ts'
import { WhatIsSent } from './WhatIsSent.tsx'

interface Props {
  readonly settings: Settings
  readonly onDone: () => void
}

const themes = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['contrast', 'High contrast'],
] as const

/** Nothing is changed before Save; the key is only ever written, never shown. */
export function SettingsForm({ settings, onDone }: Props) {
  const { api } = useApp()
  const [draft, setDraft] = useState<SettingsDraft>({ ...settings, key: '', forgetKey: 'keep' })
  const [problem, setProblem] = useState('')
  const put = (change: Partial<SettingsDraft>) => setDraft((before) => ({ ...before, ...change }))
  const change: SettingsChange = settingsChange(settings, draft)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await api.invoke('app:settings:save', change)
    if (saved.ok) onDone()
    else setProblem(saved.error.message)
  }
  return (
    <form className="settings-form" onSubmit={(event) => void save(event)}>
      <RadioGroup
        className="choice"
        value={draft.planner}
        onChange={(value) => put({ planner: value as Settings['planner'] })}
      >
        <Label>Understanding</Label>
        <Radio value="offline" className="radio" data-testid="planner-offline">
          <span className="radio-dot" />
          Offline<small>Built-in grammar. Nothing leaves this machine.</small>
        </Radio>
        <Radio value="model" className="radio" data-testid="planner-model">
          <span className="radio-dot" />
          Language model<small>Any OpenAI-compatible server. Audio is never sent.</small>
        </Radio>
      </RadioGroup>
      {draft.planner === 'model' && (
        <ModelFields draft={draft} keySource={settings.keySource} change={change} onChange={put} />
      )}
      <WhatIsSent />
      <Switch
        className="switch"
        isSelected={draft.clickSafe}
        onChange={(clickSafe) => put({ clickSafe })}
        data-testid="click-safe"
      >
        <span className="switch-track" />
        <span>
          Click-safe joins<small>A crossfade of a few milliseconds where audio is cut.</small>
        </span>
      </Switch>
      <RadioGroup
        className="choice choice-row"
        orientation="horizontal"
        value={draft.theme}
        onChange={(value) => put({ theme: value as Settings['theme'] })}
      >
        <Label>Theme</Label>
        {themes.map(([value, name]) => (
          <Radio key={value} value={value} className="radio" data-testid={`theme-${value}`}>
            <span className="radio-dot" />
            {name}
          </Radio>
        ))}
      </RadioGroup>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      <footer className="settings-foot">
        <Button className="button" onPress={onDone}>
          Cancel
        </Button>
        <Button className="button button-strong" type="submit" data-testid="settings-save">
          Save
        </Button>
      </footer>
    </form>
  )
}
