import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { messageIn } from '../../../shared/failures/index.ts'
import type { Settings, SettingsChange } from '../../../shared/schemas/settings.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { Sheet, SheetFoot } from '../../ui/Sheet.tsx'
import { AppearanceFields, type AtOnce, JoinFields, ListeningFields } from './AtOnceFields.tsx'
import { FfmpegFields } from './FfmpegFields.tsx'
import { HistoryFields } from './HistoryFields.tsx'
import { OutputFields } from './OutputFields.tsx'
import { ModelFields } from './ModelFields.tsx'
import { settingsChange, type SettingsDraft } from './settingsChange.ts'
import { WhatIsSent } from './WhatIsSent.tsx'
import './settings.css'

interface DialogProps {
  /** What is done without asking for now, and how to be asked again; nothing where that is nothing. */
  readonly allowed?: ReactNode
}

export function SettingsDialog({ allowed = null }: DialogProps) {
  const texts = useTexts()
  const settings = useAppState((state) => state.settings)
  const isOpen = useAppState((state) => state.settingsOpen)
  const close = useAppState((state) => state.closeSettings)
  if (!settings || !isOpen) return null
  return (
    <Sheet title={texts.settings.title} testId="settings" onClose={close}>
      <SettingsForm settings={settings} allowed={allowed} onDone={close} />
    </Sheet>
  )
}

interface Props {
  readonly settings: Settings
  readonly allowed: ReactNode
  readonly onDone: () => void
}

const planners = ['offline', 'model'] as const

/**
 * What a model needs and a path that was typed are changed by Save, all else at once; the key is only ever written,
 * never shown.
 */
function SettingsForm({ settings, allowed, onDone }: Props) {
  const texts = useTexts()
  const { api, store } = useApp()
  const [draft, setDraft] = useState<SettingsDraft>({ ...settings, key: '', forgetKey: 'keep' })
  const [problem, setProblem] = useState('')
  const put = (change: Partial<SettingsDraft>) => setDraft((before) => ({ ...before, ...change }))
  const change: SettingsChange = settingsChange(settings, draft)
  /** What can be seen at once is in force at once. */
  const putNow = async (now: AtOnce) => {
    put(now)
    const saved = await api.invoke('app:settings:save', now)
    if (!saved.ok) setProblem(messageIn(saved.error, texts.language))
  }
  const now = { settings, onPut: (change: AtOnce) => void putNow(change) }
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
      <Section name={texts.settings.appearance}>
        <AppearanceFields {...now} />
      </Section>
      <Section name={texts.settings.listening}>
        <ListeningFields {...now} />
        <OutputFields chosen={settings.output} onChoose={(output) => void putNow({ output })} />
      </Section>
      <Section name={texts.settings.editing}>
        <JoinFields {...now} />
        <p className="field-note">{texts.settings.aboutApprovals}</p>
        {allowed}
      </Section>
      <Section>
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
      </Section>
      <Section name={texts.settings.others}>
        <FfmpegFields saved={settings.ffmpeg} draft={draft.ffmpeg} onChange={(ffmpeg) => put({ ffmpeg })} />
      </Section>
      <Section name={texts.projectFile.name}>
        <HistoryFields limit={settings.historyLimit} />
      </Section>
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

/** Under a heading, where what is in it has none of its own. */
function Section({ name = '', children }: { readonly name?: string; readonly children: ReactNode }) {
  const id = useId()
  if (name === '') return <section className="settings-part">{children}</section>
  return (
    <section className="settings-part" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  )
}
