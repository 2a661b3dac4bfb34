import type { ToolEntry } from '../../../../shared/schemas/toolEntry.ts'
import type { Preview } from '../preview/usePreview.ts'
import { dynamicsOf, responseOf } from './curves.ts'
import { FrequencyPicture } from './FrequencyPicture.tsx'
import { TransferPicture } from './TransferPicture.tsx'
import { WavePicture } from './WavePicture.tsx'
import './pictures.css'

interface Props {
  readonly tool: ToolEntry
  readonly args: Readonly<Record<string, unknown>>
  readonly sampleRate: number
  readonly hue: number
  readonly preview: Preview
}

/** What a tool does, as people think of it: a curve over frequencies or levels, or the sound before and after. */
export function EffectPicture({ tool, args, sampleRate, hue, preview }: Props) {
  const response = responseOf(tool.name, args, sampleRate)
  const dynamics = dynamicsOf(tool.name, args)
  return (
    <figure className="effect-picture" style={{ '--h': hue } as object} data-testid="effect-picture">
      {response !== null && <FrequencyPicture title={tool.title} response={response} sampleRate={sampleRate} />}
      {dynamics !== null && <TransferPicture title={tool.title} {...dynamics} before={preview.before} />}
      {response === null && dynamics === null && <WavePicture preview={preview} />}
    </figure>
  )
}
