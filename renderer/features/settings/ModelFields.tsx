import { useState } from 'react'
import { Button, Group, Input, Label, Text, TextField } from 'react-aria-components'
import { messageIn } from '../../../shared/failures/index.ts'
import type { Settings, SettingsChange } from '../../../shared/schemas/settings.ts'
import { useApp } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import type { SettingsDraft } from './settingsChange.ts'

interface Props {
  readonly draft: SettingsDraft
  readonly keySource: Settings['keySource']
  readonly change: SettingsChange
  readonly onChange: (change: Partial<SettingsDraft>) => void
}

const usualServer = 'https://api.openai.com/v1'

/** Where the model is and how to reach it, with a test of the values as they stand. */
export function ModelFields({ draft, keySource, change, onChange }: Props) {
  const texts = useTexts()
  return (
    <Group className="fields" aria-label={texts.settings.server}>
      <TextField
        className="field"
        value={draft.baseUrl}
        onChange={(baseUrl) => onChange({ baseUrl })}
        type="url"
        maxLength={500}
      >
        <Label>{texts.settings.baseUrl}</Label>
        <Input placeholder={usualServer} data-testid="base-url" spellCheck={false} />
      </TextField>
      <TextField className="field" value={draft.model} onChange={(model) => onChange({ model })} maxLength={200}>
        <Label>{texts.settings.model}</Label>
        <Input data-testid="model" spellCheck={false} />
      </TextField>
      <TextField
        className="field"
        value={draft.key}
        onChange={(key) => onChange({ key, forgetKey: 'keep' })}
        type="password"
        maxLength={1000}
        autoComplete="off"
      >
        <Label>{texts.settings.key}</Label>
        <Input placeholder={keySource === 'none' ? '' : '••••••••'} data-testid="key" />
        <Text slot="description" className="field-note">
          {draft.forgetKey === 'forget' ? texts.settings.willRemoveKey : texts.settings.keySources[keySource]}
        </Text>
      </TextField>
      <div className="field-actions">
        {keySource === 'saved' && draft.forgetKey === 'keep' && (
          <Button className="small-button" onPress={() => onChange({ key: '', forgetKey: 'forget' })}>
            {texts.settings.removeKey}
          </Button>
        )}
        <TestButton change={change} />
      </div>
    </Group>
  )
}

type Outcome = { readonly state: 'idle' | 'running' } | { readonly state: 'good' | 'bad'; readonly text: string }

function TestButton({ change }: { readonly change: SettingsChange }) {
  const texts = useTexts()
  const { api } = useApp()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const test = async () => {
    setOutcome({ state: 'running' })
    const answer = await api.invoke('app:settings:test', change)
    setOutcome(
      answer.ok
        ? { state: 'good', text: texts.settings.answers(answer.value.answer) }
        : { state: 'bad', text: messageIn(answer.error, texts.language) },
    )
  }
  return (
    <>
      <Button
        className="button"
        onPress={() => void test()}
        isPending={outcome.state === 'running'}
        data-testid="settings-test"
      >
        {outcome.state === 'running' ? texts.settings.testing : texts.settings.test}
      </Button>
      <output className={`test-outcome test-${outcome.state}`} data-testid="test-outcome">
        {'text' in outcome ? outcome.text : ''}
      </output>
    </>
  )
}
