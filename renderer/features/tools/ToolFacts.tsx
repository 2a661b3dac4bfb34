import { Square, Volume2 } from 'lucide-react'
import { Button, Group, ToggleButton } from 'react-aria-components'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { targetTracks } from './preview/previewPlace.ts'
import type { Preview } from './preview/usePreview.ts'
import type { Formats, Texts } from '../../../shared/texts/index.ts'

const canHear = ({ before, after, problem }: Preview) => before !== null && after !== null && problem === ''

/** A tool is listened to before it is done. */
export function HearTool({ preview }: { readonly preview: Preview }) {
  const texts = useTexts()
  const { heard, hear } = preview
  return (
    <Button
      className="small-button tool-hear"
      isDisabled={!canHear(preview)}
      onPress={() => hear(heard === null ? 'after' : null)}
      data-testid="preview"
    >
      {heard === null ? <Volume2 size={13} aria-hidden="true" /> : <Square size={12} aria-hidden="true" />}
      {heard === null ? texts.values.preview : texts.values.stop}
      <kbd>P</kbd>
    </Button>
  )
}

interface Props {
  readonly preview: Preview
  /** All values that it needs are there. */
  readonly isWhole: boolean
}

/** On what it will be done, and what that does to the level where it is heard. */
export function ToolFacts({ preview: { place, before, after, problem }, isWhole }: Props) {
  const texts = useTexts()
  const tracks = useAppState(({ project }) => (project === null ? '' : sayTracks(project, texts)))
  const range = useAppState(({ project }) => (project === null ? '' : sayRange(project, texts)))
  return (
    <>
      <dl className="tool-facts" data-testid="tool-target">
        <div>
          <dt>{texts.values.on}</dt>
          <dd>{tracks}</dd>
        </div>
        <div>
          <dt>{texts.values.range}</dt>
          <dd>{range}</dd>
        </div>
        {problem === '' && before !== null && after !== null && (
          <>
            <Fact of="peak" before={before.peakDb} after={after.peakDb} />
            <Fact of="level" before={before.rmsDb} after={after.rmsDb} />
          </>
        )}
      </dl>
      <p className="field-note" data-testid="preview-place">
        {problem}
        {problem === '' && !isWhole && texts.values.whenThere}
        {problem === '' &&
          isWhole &&
          place !== null &&
          texts.values.heardFrom(texts.formats.time(place.start), texts.formats.time(place.end))}
      </p>
    </>
  )
}

interface FactProps {
  readonly of: 'peak' | 'level'
  readonly before: number
  readonly after: number
}

function Fact({ of, before, after }: FactProps) {
  const texts = useTexts()
  return (
    <div>
      <dt>{texts.measured.names[of]}</dt>
      <dd data-testid={`preview-${of}`}>
        <span className="fact-was">{sayDb(before, texts.formats)}</span>
        <Arrow />
        {sayDb(after, texts.formats)} dB
      </dd>
    </div>
  )
}

const sayDb = (db: number, { fixed }: Formats): string => (db === -Infinity ? '−∞' : fixed(db, 1).replace('-', '−'))

function sayTracks(project: ProjectView, { values }: Texts): string {
  const tracks = targetTracks(project)
  if (tracks.length === project.tracks.length && tracks.length > 1) return values.allTracks
  return tracks.map(({ name }) => name).join(', ')
}

function sayRange({ selection, duration }: ProjectView, { values, formats }: Texts): string {
  return selection === null
    ? values.allAudio(formats.time(duration))
    : `${formats.time(selection.start)} – ${formats.time(selection.end)}`
}

const sideKeys = { before: 'B', after: 'A' } as const

/** Which of the two versions is heard: with the tool, or as it is. */
export function HearSides({ preview }: { readonly preview: Preview }) {
  const texts = useTexts()
  const { heard, hear } = preview
  return (
    <Group className="tool-sides" aria-label={texts.values.whatIsHeard}>
      {(['before', 'after'] as const).map((side) => (
        <ToggleButton
          key={side}
          className="side-button"
          isDisabled={!canHear(preview)}
          isSelected={heard === side}
          onChange={() => hear(side)}
          data-testid={`preview-${side}`}
        >
          {side === 'before' ? texts.common.before : texts.common.after}
          <kbd>{sideKeys[side]}</kbd>
        </ToggleButton>
      ))}
    </Group>
  )
}
