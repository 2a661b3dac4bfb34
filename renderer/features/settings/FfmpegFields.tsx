import { type KeyboardEvent, useEffect, useState } from 'react'
import { Button, Group, Input, Label, TextField } from 'react-aria-components'
import { messageIn } from '../../../shared/failures/index.ts'
import type { FfmpegPlace } from '../../../shared/schemas/ffmpeg.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'

interface Props {
  /** The path that is in the settings; '' for none. */
  readonly saved: string
  readonly draft: string
  readonly onChange: (path: string) => void
}

/** Which FFmpeg is in use, and another one by its path: it is asked for its version before it is taken. */
export function FfmpegFields({ saved, draft, onChange }: Props) {
  const { api } = useApp()
  const texts = useTexts()
  const isNative = useAppState(({ host }) => host?.files === 'native')
  const place = usePlace(saved)
  const [problem, setProblem] = useState('')
  const [isTrying, setTrying] = useState(false)
  const take = async (path: string) => {
    setTrying(true)
    const done = await api.invoke('app:settings:save', { ffmpeg: path })
    setTrying(false)
    setProblem(done.ok ? '' : messageIn(done.error, texts.language))
    if (done.ok) onChange(done.value.ffmpeg)
  }
  const choose = async () => {
    const chosen = await api.invoke('app:ffmpeg:choose', undefined)
    if (!chosen.ok) return setProblem(messageIn(chosen.error, texts.language))
    if (chosen.value.path === null) return
    onChange(chosen.value.path)
    await take(chosen.value.path)
  }
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Else the whole form would be saved.
    event.preventDefault()
    void take(draft)
  }
  return (
    <Group className="fields" aria-label={texts.settings.ffmpeg.name}>
      <TextField className="field" value={draft} onChange={onChange} maxLength={1000}>
        <Label>{texts.settings.ffmpeg.label}</Label>
        <Input
          placeholder={texts.settings.ffmpeg.automatic}
          onKeyDown={takeOnEnter}
          spellCheck={false}
          data-testid="ffmpeg-path"
        />
      </TextField>
      <output className="field-note ffmpeg-place" data-testid="ffmpeg-place">
        {place === null ? texts.settings.ffmpeg.reading : sayPlace(place, saved, texts)}
      </output>
      {problem !== '' && (
        <p className="form-problem" role="alert" data-testid="ffmpeg-problem">
          {problem}
        </p>
      )}
      <div className="field-actions">
        {isNative && (
          <Button className="small-button" onPress={() => void choose()} data-testid="ffmpeg-choose">
            {texts.settings.ffmpeg.choose}
          </Button>
        )}
        <Button
          className="small-button"
          isDisabled={draft.trim() === saved}
          isPending={isTrying}
          onPress={() => void take(draft)}
          data-testid="ffmpeg-take"
        >
          {isTrying ? texts.settings.ffmpeg.trying : texts.settings.ffmpeg.take}
        </Button>
        {saved !== '' && (
          <Button className="small-button" onPress={() => void take('')} data-testid="ffmpeg-automatic">
            {texts.settings.ffmpeg.lookFor}
          </Button>
        )}
      </div>
    </Group>
  )
}

/** Looked at when the settings are opened, and again when another path is in force. */
function usePlace(saved: string): FfmpegPlace | null {
  const { api } = useApp()
  const [place, setPlace] = useState<FfmpegPlace | null>(null)
  useEffect(() => {
    let isWanted = true
    void api.invoke('app:ffmpeg:read', undefined).then((answer) => {
      if (isWanted && answer.ok) setPlace(answer.value)
    })
    return () => {
      isWanted = false
    }
  }, [api, saved])
  return place
}

function sayPlace({ by, path, version }: FfmpegPlace, saved: string, { settings }: Texts): string {
  const { ffmpeg } = settings
  const isGone = by === 'search' && saved !== ''
  const said = path === null ? ffmpeg.none[by] : ffmpeg.found[by](path, version)
  return isGone ? `${ffmpeg.gone} ${said}` : said
}
