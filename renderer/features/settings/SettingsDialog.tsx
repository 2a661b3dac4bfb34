import { useState, type FormEvent } from 'react'
import { Button, Switch } from 'react-aria-components'
import { messageIn } from '../../../shared/failures/index.ts'
import { hearAroundChoices, timeFormats } from '../../../shared/schemas/settingChoices.ts'
import type { Settings, SettingsChange } from '../../../shared/schemas/settings.ts'
import { languageChoices } from '../../../shared/texts/index.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { Sheet, SheetFoot } from '../../ui/Sheet.tsx'
import { FfmpegFields } from './FfmpegFields.tsx'
import { HistoryFields } from './HistoryFields.tsx'
import { OutputFields } from './OutputFields.tsx'
import { ModelFields } from './ModelFields.tsx'
import { settingsChange, type SettingsDraft } from './settingsChange.ts'
import { WhatIsSent } from './WhatIsSent.tsx'
import './settings.css'

export function SettingsDialog() {
  const texts = useTexts()
  const settings = useAppState((state) => state.settings)
  const isOpen = useAppState((state) => state.settingsOpen)
  const close = useAppState((state) => state.closeSettings)
  if (!settings || !isOpen) return null
  return (
    <Sheet title={texts.settings.title} testId="settings" onClose={close}>
      <SettingsForm settings={settings} onDone={close} />
    </Sheet>
  )
}

interface Props {
  readonly settings: Settings
  readonly onDone: () => void
}

const planners = ['offline', 'model'] as const
const themes = ['system', 'light', 'dark', 'contrast'] as const
const follows = ['page', 'smooth', 'off'] as const

/**
 * What a model needs and a path that was typed are changed by Save, all else at once; the key is only ever written,
 * never shown.
 */
function SettingsForm({ settings, onDone }: Props) {
  const texts = useTexts()
  const { api, store } = useApp()
  const [draft, setDraft] = useState<SettingsDraft>({ ...settings, key: '', forgetKey: 'keep' })
  const [problem, setProblem] = useState('')
  const put = (change: Partial<SettingsDraft>) => setDraft((before) => ({ ...before, ...change }))
  const change: SettingsChange = settingsChange(settings, draft)
  /** What can be seen at once is in force at once. */
  const putNow = async (
    now: Partial<
      Pick<Settings, 'theme' | 'language' | 'follow' | 'clickSafe' | 'hearAround' | 'timeFormat' | 'output'>
    >,
  ) => {
    put(now)
    const saved = await api.invoke('app:settings:save', now)
    if (!saved.ok) setProblem(messageIn(saved.error, texts.language))
  }
  const showKeys = () => {
    onDone()
    store.getState().setDialog({ kind: 'keys' })
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await api.invoke('app:settings:save', change)
    if (saved.ok) onDone()
    else setProblem(messageIn(saved.error, texts.language))
  }
  return (
    <form className="settings-form" onSubmit={(event) => void save(event)}>
      <RadioChoice
        label={texts.settings.understanding}
        options={planners.map((one) => [one, texts.settings.planners[one].name, texts.settings.planners[one].about])}
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
          {texts.settings.clickSafe}
          <small>{texts.settings.aboutClickSafe}</small>
        </span>
      </Switch>
      <RadioChoice
        label={texts.settings.theme}
        options={themes.map((one) => [one, texts.settings.themes[one]])}
        value={draft.theme}
        onChange={(theme) => void putNow({ theme })}
        testId="theme"
      />
      <RadioChoice
        label={texts.settings.language}
        options={languageChoices.map((one) => [one, texts.settings.languages[one]])}
        value={draft.language}
        onChange={(language) => void putNow({ language })}
        testId="language"
      />
      <RadioChoice
        label={texts.settings.follow}
        options={follows.map((one) => [one, texts.settings.follows[one]])}
        value={draft.follow}
        onChange={(follow) => void putNow({ follow })}
        testId="follow"
      />
      <RadioChoice
        label={texts.settings.timeFormat}
        options={timeFormats.map((one) => [one, texts.timeline.menu.formats[one]])}
        value={settings.timeFormat}
        onChange={(timeFormat) => void putNow({ timeFormat })}
        testId="time-format"
      />
      <RadioChoice
        label={texts.settings.hearAround}
        options={hearAroundChoices.map((one) => [
          String(one),
          texts.settings.seconds(texts.formats.decimals(String(one))),
        ])}
        value={String(settings.hearAround)}
        onChange={(chosen) =>
          void putNow({ hearAround: hearAroundChoices.find((one) => String(one) === chosen) ?? settings.hearAround })
        }
        testId="around"
      />
      <OutputFields chosen={settings.output} onChoose={(output) => void putNow({ output })} />
      <FfmpegFields saved={settings.ffmpeg} draft={draft.ffmpeg} onChange={(ffmpeg) => put({ ffmpeg })} />
      <HistoryFields limit={settings.historyLimit} />
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      <SheetFoot submit={texts.settings.save} submitTestId="settings-save" onCancel={onDone}>
        <Button className="button foot-left" onPress={showKeys} data-testid="settings-keys">
          {texts.settings.shortcuts}
        </Button>
      </SheetFoot>
    </form>
  )
}
