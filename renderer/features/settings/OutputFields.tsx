import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import type { OutputChoice } from '../../../shared/schemas/settings.ts'
import { reasonOf } from '../../../shared/reasonOf.ts'
import {
  askForNames,
  findOutput,
  mediaSource,
  readOutputs,
  type OutputDevices,
  watchOutputs,
} from '../../lib/outputDevices.ts'
import { createScope } from '../../lib/scope.ts'
import { useTexts } from '../../store/useTexts.ts'

interface Props {
  readonly chosen: OutputChoice
  readonly onChoose: (chosen: OutputChoice) => void
}

/** The device that is played on. A browser that does not name its devices is asked to by a button, never unasked. */
export function OutputFields({ chosen, onChoose }: Props) {
  const { settings } = useTexts()
  const { output } = settings
  const { outputs, problem, letName } = useOutputs()
  const found = chosen && findOutput(outputs.devices, chosen)
  const choose = (id: string) => onChoose(outputs.devices.find((device) => device.id === id) ?? null)
  return (
    <div className="fields">
      <label className="field">
        <span>{output.name}</span>
        <select
          value={found?.id ?? chosen?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
          data-testid="output"
        >
          <option value="">{output.system}</option>
          {outputs.devices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {chosen && !found && <option value={chosen.id}>{output.gone(chosen.name)}</option>}
        </select>
      </label>
      {!outputs.areNamed && <p className="field-note">{output.hidden}</p>}
      {problem !== '' && (
        <p className="form-problem" role="alert" data-testid="output-problem">
          {problem}
        </p>
      )}
      {!outputs.areNamed && (
        <div className="field-actions">
          <Button className="small-button" onPress={() => void letName()} data-testid="output-names">
            {output.letName}
          </Button>
        </div>
      )}
    </div>
  )
}

const none: OutputDevices = { devices: [], areNamed: false }

/** The devices as they are now, and while they change. */
function useOutputs() {
  const { settings } = useTexts()
  const { output } = settings
  const [outputs, setOutputs] = useState<OutputDevices>(none)
  const [problem, setProblem] = useState('')
  const media = mediaSource()
  const readAgain = async () => {
    if (!media) return
    try {
      setOutputs(await readOutputs(media))
    } catch (cause) {
      setProblem(output.unreadable(reasonOf(cause)))
    }
  }
  useEffect(() => {
    if (!media) return
    const scope = createScope()
    watchOutputs(media, scope, () => void readAgain())
    void readAgain()
    return () => scope.dispose()
    // oxlint-disable-next-line react/exhaustive-deps -- looked at when the settings open, and when devices change
  }, [media])
  const letName = async () => {
    if (!media) return
    const answer = await askForNames(media)
    setProblem(answer === 'allowed' ? '' : output[answer])
    await readAgain()
  }
  return { outputs, problem, letName }
}
