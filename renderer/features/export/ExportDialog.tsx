import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { type DeliveryTargetId, deliveryTargets } from '../../../shared/files/deliveryTargets.ts'
import { routes } from '../../../shared/ipc/routes.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { type AppContext, useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { saveFile } from '../../store/saveFile.ts'
import { useTexts } from '../../store/useTexts.ts'
import { RadioChoice, type Option } from '../../ui/RadioChoice.tsx'
import { Sheet, SheetFoot } from '../../ui/Sheet.tsx'
import { AboutFields } from './AboutFields.tsx'
import { ExportCheck } from './ExportCheck.tsx'
import { ExportFacts } from './ExportFacts.tsx'
import { useMeasuredExport } from './useMeasuredExport.ts'
import './export.css'
import { exportChoices } from './exportChoices.ts'
import { type ExportDraft, rememberDraft, rememberedDraft, tagFields, wantedExport } from './exportDraft.ts'

export function ExportDialog() {
  const texts = useTexts()
  const isOpen = useAppState((state) => state.exportOpen)
  const close = useAppState((state) => state.closeExport)
  /** What was chosen when one left for a place that is too loud: it is there again when one comes back. */
  const [left, setLeft] = useState<ExportDraft | null>(null)
  useFadingMark(left !== null && !isOpen ? 'marked' : 'none')
  if (!isOpen) return null
  const leave = (draft: ExportDraft | null) => {
    setLeft(draft)
    close()
  }
  return (
    <Sheet
      title={texts.app.exportAudio}
      testId="export-dialog"
      closeTestId="export-close"
      width="middle"
      onClose={() => leave(null)}
    >
      <ExportForm left={left} onDone={() => leave(null)} onShow={leave} />
    </Sheet>
  )
}

/** The place that one has left for stays marked until one presses elsewhere, or changes something. */
function useFadingMark(state: 'marked' | 'none'): void {
  const { store } = useApp()
  const spot = useAppState(({ project }) =>
    project === null
      ? ''
      : [project.cursor, project.selection?.start, project.selection?.end, project.revision].join(' '),
  )
  useEffect(() => {
    if (state === 'none') return
    return () => store.getState().setShownPlace(null)
  }, [store, state, spot])
}

interface FormProps {
  readonly left: ExportDraft | null
  readonly onDone: () => void
  readonly onShow: (draft: ExportDraft) => void
}

function ExportForm({ left, onDone, onShow }: FormProps) {
  const texts = useTexts()
  const app = useApp()
  const selected = useAppState(({ project }) => (project?.selection ?? null) !== null)
  const labelled = useAppState(({ project }) => (project?.labels.length ?? 0) > 0)
  const project = useAppState((state) => state.project?.name ?? '')
  const asZip = useAppState(({ host }) => host?.files === 'page')
  const about = useAppState((state) => state.project?.about?.tags)
  const [draft, setDraft] = useState<ExportDraft>(() => left ?? { ...rememberedDraft(), tags: about ?? {} })
  const name = useRef<HTMLInputElement>(null)
  // Enter exports as it is, and what is typed is the name.
  useEffect(() => name.current?.focus(), [])
  const put = (change: Partial<ExportDraft>) => setDraft((before) => ({ ...before, ...change }))
  const ranges: readonly Option<ExportDraft['range']>[] = [
    ['all', texts.exporting.whole],
    ...(selected ? [['selection', texts.exporting.selection] as const] : []),
    ['tracks', texts.exporting.eachTrack],
    ...(labelled ? [['labels', texts.exporting.eachLabel] as const] : []),
  ]
  const range = ranges.some(([value]) => value === draft.range) ? draft.range : 'all'
  const { kinds, channels, rates } = exportChoices(texts)
  const part = range === 'selection' ? 'selection' : 'all'
  const measured = useMeasuredExport(part)
  const duration = useAppState((state) => state.project?.duration ?? 0)
  const selection = useAppState((state) => state.project?.selection ?? null)
  const written = (part === 'selection' ? selection : null) ?? { start: 0, end: duration }
  const master = (target: DeliveryTargetId) => {
    rememberDraft(draft)
    onDone()
    app.store.getState().showSide('chat')
    void ask(app, 'app:chat:send', { text: texts.exporting.masterFor(deliveryTargets[target].name) })
  }
  const isOneFile = range === 'all' || range === 'selection'
  const start = (event: FormEvent) => {
    event.preventDefault()
    rememberDraft(draft)
    onDone()
    void startExport(app, { ...draft, range })
  }
  return (
    <form className="export-form" onSubmit={start}>
      <div className="export-choices">
        {isOneFile && (
          <TextField
            className="field"
            value={draft.name}
            maxLength={limits.nameLength}
            onChange={(value) => put({ name: value })}
          >
            <Label>{texts.exporting.name}</Label>
            <Input ref={name} placeholder={project} data-testid="export-name" />
          </TextField>
        )}
        <RadioChoice
          label={texts.exporting.format}
          options={kinds}
          value={draft.kind}
          onChange={(kind) => put({ kind, bits: kind !== 'wav' && draft.bits === '32' ? '24' : draft.bits })}
          testId="export-format"
        />
        {(draft.kind === 'm4a' || draft.kind === 'opus') && <small>{texts.exporting.byFfmpeg}</small>}
        <QualityChoice draft={draft} onChange={put} />
        <RadioChoice
          label={texts.exporting.what}
          options={ranges}
          value={range}
          onChange={(value) => put({ range: value })}
          testId="export-range"
        />
        {asZip && (range === 'tracks' || range === 'labels') && <small>{texts.exporting.asZip}</small>}
        <RadioChoice
          label={texts.exporting.channels}
          options={channels}
          value={draft.channels}
          onChange={(value) => put({ channels: value })}
          testId="export-channels"
        />
        <RadioChoice
          label={texts.exporting.rate}
          options={rates}
          value={draft.rate}
          onChange={(rate) => put({ rate })}
          testId="export-rate"
        />
        <AboutFields tags={draft.tags} onChange={(said) => put({ tags: said })} />
      </div>
      <div className="export-aside">
        <ExportFacts draft={draft} range={range} />
        <ExportCheck
          {...measured}
          range={part}
          written={written}
          target={draft.target}
          onTarget={(target) => put({ target })}
          onMaster={master}
          onShow={() => onShow(draft)}
        />
      </div>
      <SheetFoot submit={texts.app.export} submitTestId="export-start" onCancel={onDone}>
        <small>{asZip ? texts.exporting.browserFolder : texts.exporting.folderNext}</small>
      </SheetFoot>
    </form>
  )
}

interface QualityProps {
  readonly draft: ExportDraft
  readonly onChange: (change: Partial<ExportDraft>) => void
}

/** How exact or how small a file is, in the terms of its format. */
function QualityChoice({ draft, onChange }: QualityProps) {
  const texts = useTexts()
  const { wavBits, flacBits, mp3Qualities, oggQualities } = exportChoices(texts)
  const testId = 'export-quality'
  if (draft.kind === 'mp3' || draft.kind === 'm4a' || draft.kind === 'opus') {
    const change = (value: ExportDraft['mp3']) => onChange({ mp3: value })
    const options = draft.kind === 'mp3' ? mp3Qualities : mp3Qualities.slice(0, -1)
    return (
      <RadioChoice
        label={texts.exporting.quality}
        options={options}
        value={draft.mp3}
        onChange={change}
        testId={testId}
      />
    )
  }
  if (draft.kind === 'ogg') {
    const change = (value: ExportDraft['ogg']) => onChange({ ogg: value })
    return (
      <RadioChoice
        label={texts.exporting.quality}
        options={oggQualities}
        value={draft.ogg}
        onChange={change}
        testId={testId}
      />
    )
  }
  const bits = draft.kind === 'wav' ? wavBits : flacBits
  const change = (value: ExportDraft['bits']) => onChange({ bits: value })
  return (
    <RadioChoice label={texts.exporting.samples} options={bits} value={draft.bits} onChange={change} testId={testId} />
  )
}

/** What is said of the project is kept with it, and goes into its files from there. */
async function startExport(app: AppContext, draft: ExportDraft): Promise<void> {
  const kept = await keepTags(app, draft.tags)
  if (!kept) return
  const wanted = wantedExport(draft)
  const address = `${routes.download}?wanted=${encodeURIComponent(JSON.stringify(wanted))}`
  return saveFile(app, address, () => ask(app, 'app:project:export', wanted), 'revealExport')
}

async function keepTags(app: AppContext, tags: ExportDraft['tags']): Promise<boolean> {
  const before = app.store.getState().project?.about?.tags ?? {}
  const changed = tagFields.filter((field) => (tags[field] ?? '').trim() !== (before[field] ?? ''))
  if (changed.length === 0) return true
  const said = Object.fromEntries(changed.map((field) => [field, (tags[field] ?? '').trim() || null]))
  return (await ask(app, 'app:edit:apply', { kind: 'setTags', tags: said })).ok
}
