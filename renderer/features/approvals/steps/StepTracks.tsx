import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { useAppState } from '../../../store/appContext.ts'
import { useTexts } from '../../../store/useTexts.ts'

interface Props {
  readonly chosen: readonly string[]
  readonly onChange: (trackIds: string[]) => void
}

/** The tracks that a step works on. */
export function StepTracks({ chosen, onChange }: Props) {
  const texts = useTexts()
  const tracks = useAppState(({ project }) => project?.tracks)
  return (
    <CheckboxGroup className="field step-tracks" value={[...chosen]} onChange={onChange}>
      <Label>{texts.approvals.onWhich}</Label>
      {tracks?.map(({ id, name }, index) => (
        <Checkbox key={id} value={id} className="tool-check" data-testid={`step-track-${index + 1}`}>
          <span className="check-box" aria-hidden="true" />
          {name}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
