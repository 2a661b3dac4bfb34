import { Check, TriangleAlert } from 'lucide-react'
import { Button } from 'react-aria-components'
import { type DeliveryTargetId, deliveryTargetIds, deliveryTargets } from '../../../shared/files/deliveryTargets.ts'
import type { ExportLevels } from '../../../shared/schemas/exportRequest.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useTexts } from '../../store/useTexts.ts'
import { type CheckLine, checkLines } from './checkLines.ts'
import type { ExportDraft } from './exportDraft.ts'

interface Props {
  /** Null as long as nobody has listened. */
  readonly levels: ExportLevels | null
  readonly state: 'idle' | 'listening' | 'measured'
  readonly target: ExportDraft['target']
  readonly onTarget: (target: ExportDraft['target']) => void
  readonly onListen: () => void
  /** Asks for what would make it pass. */
  readonly onMaster: (target: DeliveryTargetId) => void
}

/** What comes out, against what somebody asks of it, before it is written. */
export function ExportCheck({ levels, state, target, onTarget, onListen, onMaster }: Props) {
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
      {fails && target !== 'none' && (
        <Button className="button" onPress={() => onMaster(target)} data-testid="export-master">
          {texts.exporting.masterForButton(deliveryTargets[target].name)}
        </Button>
      )}
    </section>
  )
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
