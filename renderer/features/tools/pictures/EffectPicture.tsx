import type { ToolEntry } from '../../../../shared/schemas/toolEntry.ts'
import { useAppState } from '../../../store/appContext.ts'
import { targetOf } from '../preview/previewPlace.ts'
import type { Preview } from '../preview/usePreview.ts'
import { dynamicsOf, responseOf } from './curves.ts'
import { DuckPicture } from './DuckPicture.tsx'
import { FrequencyPicture } from './FrequencyPicture.tsx'
import { LengthPicture } from './LengthPicture.tsx'
import { changesPace, lengthAfter } from './lengths.ts'
import { TransferPicture } from './TransferPicture.tsx'
import { WavePicture } from './WavePicture.tsx'
import './pictures.css'

interface Props {
  readonly tool: ToolEntry
  readonly args: Readonly<Record<string, unknown>>
  readonly sampleRate: number
  readonly hue: number
  readonly preview: Preview
  /** All values that it needs are there. */
  readonly isWhole: boolean
}

/**
 * What a tool does, as people think of it: a curve over frequencies or levels, a length, or the sound before and after.
 * Nothing where a value that is still to be chosen decides it.
 */
export function EffectPicture(props: Props) {
  const picture = usePicture(props)
  if (picture === null) return null
  return (
    <figure className="effect-picture" style={{ '--h': props.hue } as object} data-testid="effect-picture">
      {picture}
    </figure>
  )
}

function usePicture({ tool, args, sampleRate, preview, isWhole }: Props) {
  const length = useAppState(({ project }) => {
    const target = project === null ? null : targetOf(project)
    return target === null ? 0 : target.end - target.start
  })
  const response = responseOf(tool.name, args, sampleRate)
  if (response !== null) return <FrequencyPicture title={tool.title} response={response} sampleRate={sampleRate} />
  const dynamics = dynamicsOf(tool.name, args)
  if (dynamics !== null) return <TransferPicture title={tool.title} {...dynamics} before={preview.before} />
  if (changesPace(tool.name)) return <LengthPicture before={length} after={lengthAfter(args, length)} />
  if (!isWhole) return null
  if (tool.name === 'apply_auto_duck')
    return preview.place === null ? null : <DuckPicture args={args} range={preview.place} />
  return <WavePicture preview={preview} />
}
