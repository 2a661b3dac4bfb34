import { useState, type FormEvent } from 'react'
import { Button, Input, Label, TextField } from 'react-aria-components'
import { limits } from '../../../shared/schemas/limits.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { Choice, type Option } from './Choice.tsx'
import { type ExportDraft, rememberDraft, rememberedDraft } from './exportDraft.ts'
import { startExport } from './startExport.ts'

const kinds: readonly Option<ExportDraft['kind']>[] = [
  ['wav', 'WAV'],
  ['flac', 'FLAC'],
  ['mp3', 'MP3'],
  ['ogg', 'Ogg Vorbis'],
]
const wavBits: readonly Option<ExportDraft['bits']>[] = [
  ['16', '16 bit, dithered'],
  ['24', '24 bit'],
  ['32', '32 bit float'],
]
const flacBits = wavBits.slice(0, 2)
const mp3: readonly Option<ExportDraft['mp3']>[] = [
  ['128', '128 kbit/s'],
  ['192', '192'],
  ['256', '256'],
  ['320', '320'],
  ['variable', 'Variable, about 190'],
]
const ogg: readonly Option<ExportDraft['ogg']>[] = [
  ['3', 'Small'],
  ['5', 'Good'],
  ['8', 'Best'],
]
const channels: readonly Option<ExportDraft['channels']>[] = [
  ['auto', 'As needed'],
  ['1', 'Mono'],
  ['2', 'Stereo'],
]
const rates: readonly Option<ExportDraft['rate']>[] = [
  ['project', 'As the project'],
  ['44100', '44.1 kHz'],
  ['48000', '48 kHz'],
  ['96000', '96 kHz'],
]
const tags = [
  ['title', 'Title'],
  ['artist', 'Artist'],
  ['album', 'Album'],
  ['year', 'Year'],
  ['comment', 'Comment'],
] as const

export function ExportForm({ onDone }: { readonly onDone: () => void }) {
  const app = useApp()
  const selected = useAppState(({ project }) => (project?.selection ?? null) !== null)
  const labelled = useAppState(({ project }) => (project?.labels.length ?? 0) > 0)
  const asZip = useAppState(({ host }) => host?.files === 'page')
  const [draft, setDraft] = useState<ExportDraft>(rememberedDraft)
  const put = (change: Partial<ExportDraft>) => setDraft((before) => ({ ...before, ...change }))
  const ranges: readonly Option<ExportDraft['range']>[] = [
    ['all', 'Whole project'],
    ...(selected ? [['selection', 'Selection'] as const] : []),
    ['tracks', 'One file for each track'],
    ...(labelled ? [['labels', 'One file for each label'] as const] : []),
  ]
  const range = ranges.some(([value]) => value === draft.range) ? draft.range : 'all'
  const start = (event: FormEvent) => {
    event.preventDefault()
    rememberDraft(draft)
    onDone()
    void startExport(app, { ...draft, range })
  }
  return (
    <form className="settings-form" onSubmit={start}>
      <Choice
        label="Format"
        options={kinds}
        value={draft.kind}
        onChange={(kind) => put({ kind, bits: kind === 'flac' && draft.bits === '32' ? '24' : draft.bits })}
        testId="export-format"
      />
      {draft.kind === 'mp3' ? (
        <Choice
          label="Quality"
          options={mp3}
          value={draft.mp3}
          onChange={(value) => put({ mp3: value })}
          testId="export-quality"
        />
      ) : draft.kind === 'ogg' ? (
        <Choice
          label="Quality"
          options={ogg}
          value={draft.ogg}
          onChange={(value) => put({ ogg: value })}
          testId="export-quality"
        />
      ) : (
        <Choice
          label="Samples"
          options={draft.kind === 'wav' ? wavBits : flacBits}
          value={draft.bits}
          onChange={(bits) => put({ bits })}
          testId="export-quality"
        />
      )}
      <Choice
        label="What"
        options={ranges}
        value={range}
        onChange={(value) => put({ range: value })}
        testId="export-range"
      />
      {asZip && (range === 'tracks' || range === 'labels') && <small>The browser saves them as one ZIP file.</small>}
      <Choice
        label="Channels"
        options={channels}
        value={draft.channels}
        onChange={(value) => put({ channels: value })}
        testId="export-channels"
      />
      <Choice
        label="Sample rate"
        options={rates}
        value={draft.rate}
        onChange={(rate) => put({ rate })}
        testId="export-rate"
      />
      <fieldset className="fields fields-paired">
        <legend>Tags</legend>
        {tags.map(([field, name]) => (
          <TextField
            key={field}
            className="field"
            value={draft.tags[field] ?? ''}
            maxLength={field === 'comment' ? limits.commentLength : limits.tagLength}
            onChange={(value) => put({ tags: { ...draft.tags, [field]: value } })}
          >
            <Label>{name}</Label>
            <Input data-testid={`export-${field}`} />
          </TextField>
        ))}
      </fieldset>
      <footer className="settings-foot">
        <Button className="button" onPress={onDone}>
          Cancel
        </Button>
        <Button className="button button-strong" type="submit" data-testid="export-start">
          Export
        </Button>
      </footer>
    </form>
  )
}
