import { Check, TriangleAlert } from 'lucide-react'
import { Button } from 'react-aria-components'
import { type DeliveryTargetId, deliveryTargetIds, deliveryTargets } from '../../../shared/files/deliveryTargets.ts'
import type { ExportLevels } from '../../../shared/schemas/exportRequest.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useTexts } from '../../store/useTexts.ts'
import { type CheckLine, checkLines, sayCeiling } from './checkLines.ts'
import type { ExportDraft } from './exportDraft.ts'
import { OverPlaces } from './OverPlaces.tsx'
import { useOvers, usualCeiling } from './useOvers.ts'

interface Props {
  /** Null as long as nobody has listened. */
  readonly levels: ExportLevels | null
  readonly state: 'idle' | 'listening' | 'measured'
  /** What of the project is written, and of the timeline that is. */
  readonly range: 'all' | 'selection'
  readonly written: RangeView
  readonly target: ExportDraft['target']
  readonly onTarget: (target: ExportDraft['target']) => void
  readonly onListen: () => void
  /** Asks for what would make it pass. */
  readonly onMaster: (target: DeliveryTargetId) => void
  /** Leaves for the place that is gone to. */
  readonly onShow: () => void
}

/** What comes out, against what somebody asks of it, before it is written. */
export function ExportCheck(props: Props) {
  const { levels, state, target, onTarget, onListen, onMaster } = props
  const texts = useTexts()
  const asked = target === 'none' ? null : deliveryTargets[target]
  const lines = levels === null ? [] : checkLines(levels, asked, texts)
  const fails = lines.some(({ verdict }) => verdict?.passes === false)
  return (
    <section className="export-check" aria-label={texts.exporting.check} data-testid="export-check">
      <label className="check-target">
        <b>{texts.exporting.checkAgainst}</b>
        <select
          value={target}
          onChange={(event) => onTarget(event.target.value as ExportDraft['target'])}
          data-testid="export-target"
        >
          <option value="none">{texts.exporting.nothing}</option>
          {deliveryTargetIds.map((id) => (
            <option key={id} value={id}>
              {deliveryTargets[id].name}
            </option>
          ))}
        </select>
      </label>
      {state === 'idle' && (
        <Button className="button" onPress={onListen} data-testid="export-listen">
          {texts.exporting.measure}
        </Button>
      )}
      <output className="check-lines">
        {state === 'listening' && <p className="check-wait">{texts.exporting.listening}</p>}
        {lines.map((line) => (
          <CheckRow key={line.name} line={line} />
        ))}
      </output>
      {levels !== null && <Overs {...props} key={`${props.range} ${target}`} levels={levels} />}
      {fails && target !== 'none' && (
        <Button className="button" onPress={() => onMaster(target)} data-testid="export-master">
          {texts.exporting.masterForButton(deliveryTargets[target].name)}
        </Button>
      )}
    </section>
  )
}

/** Where it is over what nothing may be over. */
function Overs({ levels, target, range, written, onShow }: Props & { readonly levels: ExportLevels }) {
  const texts = useTexts()
  const ceiling = target === 'none' ? usualCeiling : deliveryTargets[target].ceiling
  const peak = checkLines(levels, target === 'none' ? null : deliveryTargets[target], texts).at(-1)
  const places = useOvers(range, ceiling, peak?.verdict?.passes === false ? 'over' : 'below')
  if (places === null || places.length === 0) return null
  const said = `${sayCeiling(ceiling.max, texts.formats)} ${ceiling.of === 'true-peak' ? 'dBTP' : 'dBFS'}`
  return <OverPlaces places={places} written={written} ceiling={said} onShow={onShow} />
}

function CheckRow({ line: { name, said, verdict, at, zone } }: { readonly line: CheckLine }) {
  const Icon = verdict?.passes === false ? TriangleAlert : Check
  return (
    <div className="check-row">
      <span>{name}</span> <b>{said}</b>{' '}
      {verdict && (
        <span className={joinClasses('check-verdict', verdict.passes ? 'check-passes' : 'check-fails')}>
          <Icon size={14} aria-hidden="true" />
          {verdict.said}
        </span>
      )}
      <span
        className={joinClasses('check-scale', verdict?.passes === false && 'check-scale-fails')}
        style={{ '--at': at, '--from': zone?.from ?? 0, '--to': zone?.to ?? 0 } as object}
        aria-hidden="true"
      />
    </div>
  )
}
