import { Switch } from 'react-aria-components'
import { follows, hearAroundChoices, timeFormats } from '../../../shared/schemas/settingChoices.ts'
import type { Settings } from '../../../shared/schemas/settings.ts'
import { languageChoices } from '../../../shared/texts/index.ts'
import { useTexts } from '../../store/useTexts.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'

/** What is in force as soon as it is chosen. */
export type AtOnce = Partial<
  Pick<Settings, 'theme' | 'language' | 'follow' | 'clickSafe' | 'hearAround' | 'timeFormat' | 'output'>
>

interface Props {
  readonly settings: Settings
  readonly onPut: (change: AtOnce) => void
}

const themes = ['system', 'light', 'dark', 'contrast'] as const

/** How the window looks and speaks. */
export function AppearanceFields({ settings, onPut }: Props) {
  const texts = useTexts()
  return (
    <>
      <RadioChoice
        label={texts.settings.theme}
        options={themes.map((one) => [one, texts.settings.themes[one]])}
        value={settings.theme}
        onChange={(theme) => onPut({ theme })}
        testId="theme"
      />
      <RadioChoice
        label={texts.settings.language}
        options={languageChoices.map((one) => [one, texts.settings.languages[one]])}
        value={settings.language}
        onChange={(language) => onPut({ language })}
        testId="language"
      />
      <RadioChoice
        label={texts.settings.timeFormat}
        options={timeFormats.map((one) => [one, texts.timeline.menu.formats[one]])}
        value={settings.timeFormat}
        onChange={(timeFormat) => onPut({ timeFormat })}
        testId="time-format"
      />
    </>
  )
}

/** What is in sight while it plays, and how much around a place is heard. */
export function ListeningFields({ settings, onPut }: Props) {
  const texts = useTexts()
  return (
    <>
      <RadioChoice
        label={texts.settings.follow}
        options={follows.map((one) => [one, texts.settings.follows[one]])}
        value={settings.follow}
        onChange={(follow) => onPut({ follow })}
        testId="follow"
      />
      <RadioChoice
        label={texts.settings.hearAround}
        options={hearAroundChoices.map((one) => [
          String(one),
          texts.settings.seconds(texts.formats.decimals(String(one))),
        ])}
        value={String(settings.hearAround)}
        onChange={(chosen) =>
          onPut({ hearAround: hearAroundChoices.find((one) => String(one) === chosen) ?? settings.hearAround })
        }
        testId="around"
      />
    </>
  )
}

export function JoinFields({ settings, onPut }: Props) {
  const texts = useTexts()
  return (
    <Switch
      className="switch"
      isSelected={settings.clickSafe}
      onChange={(clickSafe) => onPut({ clickSafe })}
      data-testid="click-safe"
    >
      <span className="switch-track" />
      <span>
        {texts.settings.clickSafe}
        <small>{texts.settings.aboutClickSafe}</small>
      </span>
    </Switch>
  )
}
