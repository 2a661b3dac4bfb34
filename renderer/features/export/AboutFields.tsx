import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button, Input, Label, TextField } from 'react-aria-components'
import { limits } from '../../../shared/schemas/limits.ts'
import type { Tags } from '../../../shared/schemas/exportRequest.ts'
import { type AppContext, useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { textsOf, useTexts } from '../../store/useTexts.ts'
import { tagFields } from './exportDraft.ts'

interface Props {
  readonly tags: Tags
  readonly onChange: (tags: Tags) => void
}

/** What the project and its files say of themselves. Texts are kept when they are exported, the cover at once. */
export function AboutFields({ tags, onChange }: Props) {
  const texts = useTexts()
  const hasCover = useAppState(({ project }) => (project?.about?.cover ?? null) !== null)
  const [isOpen] = useState(() => hasCover || Object.values(tags).some((text) => text !== ''))
  return (
    <details className="export-tags" open={isOpen} data-testid="export-tags">
      <summary>{texts.about.title}</summary>
      {tagFields.map((field) => (
        <TextField
          key={field}
          className="field"
          value={tags[field] ?? ''}
          maxLength={field === 'comment' ? limits.commentLength : limits.tagLength}
          onChange={(value) => onChange({ ...tags, [field]: value })}
        >
          <Label>{texts.exporting.tagNames[field]}</Label>
          <Input data-testid={`export-${field}`} />
        </TextField>
      ))}
      <ShowChoice onTags={onChange} />
      <CoverChoice />
    </details>
  )
}

/** Artist, album and cover of what was exported before; in sight where there is any. */
function ShowChoice({ onTags }: { readonly onTags: (tags: Tags) => void }) {
  const texts = useTexts()
  const app = useApp()
  const [shows, setShows] = useState<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    void ask(app, 'app:shows:list', undefined).then((found) => {
      if (found.ok && !isGone) setShows(found.value)
    })
    return () => {
      isGone = true
    }
  }, [app])
  if (shows.length === 0) return null
  const take = async (name: string) => {
    const done = await ask(app, 'app:shows:use', { name })
    if (done.ok) onTags(done.value)
  }
  return (
    <label className="field">
      <span>{texts.about.show}</span>
      <select value="" onChange={(event) => void take(event.target.value)} data-testid="export-show">
        <option value="" disabled>
          {texts.about.noShow}
        </option>
        {shows.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}

function CoverChoice() {
  const texts = useTexts()
  const app = useApp()
  const cover = useAppState(({ project }) => project?.about?.cover ?? null)
  const picker = useRef<HTMLInputElement>(null)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file !== undefined) void setCover(app, file)
  }
  return (
    <div className="export-cover">
      <Button className="button" onPress={() => picker.current?.click()} data-testid="export-cover">
        {texts.about.cover}
      </Button>
      <small data-testid="export-cover-is">
        {cover === null
          ? texts.about.noCover
          : texts.about.coverIs(cover.mime.slice(6).toUpperCase(), texts.formats.bytes(cover.bytes))}
      </small>
      {cover !== null && (
        <Button
          className="button button-quiet"
          onPress={() => void ask(app, 'app:edit:apply', { kind: 'setCover', picture: null })}
          data-testid="export-cover-remove"
        >
          {texts.about.remove}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={texts.about.cover}
        onChange={pick}
        data-testid="export-cover-input"
      />
    </div>
  )
}

async function setCover(app: AppContext, file: File): Promise<void> {
  if (file.size > limits.coverBytes) {
    const state = app.store.getState()
    return state.tell(textsOf(state).about.tooLarge(file.name), 'problem')
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  await ask(app, 'app:edit:apply', { kind: 'setCover', picture })
}
