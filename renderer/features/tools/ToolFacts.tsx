import { Square, Volume2 } from 'lucide-react'
import { Button, Group, ToggleButton } from 'react-aria-components'
import { formatTime } from '../../../shared/formatTime.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { useAppState } from '../../store/appContext.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { targetTracks } from './preview/previewPlace.ts'
import type { Preview } from './preview/usePreview.ts'

const canHear = ({ before, after, problem }: Preview) => before !== null && after !== null && problem === ''

/** A tool is listened to before it is done. */
export function HearTool({ preview }: { readonly preview: Preview }) {
  const { heard, hear } = preview
  return (
    <Button
      className="small-button tool-hear"
      isDisabled={!canHear(preview)}
      onPress={() => hear(heard === null ? 'after' : null)}
      data-testid="preview"
    >
      {heard === null ? <Volume2 size={13} aria-hidden="true" /> : <Square size={12} aria-hidden="true" />}
      {heard === null ? 'Preview' : 'Stop'}
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
  const tracks = useAppState(({ project }) => (project === null ? '' : sayTracks(project)))
  const range = useAppState(({ project }) => (project === null ? '' : sayRange(project)))
  return (
    <>
      <dl className="tool-facts" data-testid="tool-target">
        <div>
          <dt>On</dt>
          <dd>{tracks}</dd>
        </div>
        <div>
          <dt>Range</dt>
          <dd>{range}</dd>
        </div>
        {problem === '' && before !== null && after !== null && (
          <>
            <Fact name="Peak" before={before.peakDb} after={after.peakDb} />
            <Fact name="Level" before={before.rmsDb} after={after.rmsDb} />
          </>
        )}
      </dl>
      <p className="field-note" data-testid="preview-place">
        {problem}
        {problem === '' && !isWhole && 'To be heard when its values are there.'}
        {problem === '' &&
          isWhole &&
          place !== null &&
          `Heard from ${formatTime(place.start)} to ${formatTime(place.end)}`}
      </p>
    </>
  )
}

function Fact({ name, before, after }: { readonly name: string; readonly before: number; readonly after: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-testid={`preview-${name.toLowerCase()}`}>
        <span className="fact-was">{sayDb(before)}</span>
        <Arrow />
        {sayDb(after)} dB
      </dd>
    </div>
  )
}

const sayDb = (db: number): string => (db === -Infinity ? '−∞' : db.toFixed(1).replace('-', '−'))

function sayTracks(project: ProjectView): string {
  const tracks = targetTracks(project)
  if (tracks.length === project.tracks.length && tracks.length > 1) return 'all tracks'
  return tracks.map(({ name }) => name).join(', ')
}

function sayRange({ selection, duration }: ProjectView): string {
  return selection === null
    ? `all audio, ${formatTime(duration)}`
    : `${formatTime(selection.start)} – ${formatTime(selection.end)}`
}

/** Which of the two versions is heard: with the tool, or as it is. */
export function HearSides({ preview }: { readonly preview: Preview }) {
  const { heard, hear } = preview
  return (
    <Group className="tool-sides" aria-label="What is heard">
      {(['before', 'after'] as const).map((side) => (
        <ToggleButton
          key={side}
          className="side-button"
          isDisabled={!canHear(preview)}
          isSelected={heard === side}
          onChange={() => hear(side)}
          data-testid={`preview-${side}`}
        >
          {side === 'before' ? 'Before' : 'After'}
          <kbd>{side === 'before' ? 'B' : 'A'}</kbd>
        </ToggleButton>
      ))}
    </Group>
  )
}
