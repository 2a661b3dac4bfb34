import type { Approval } from '../../../shared/schemas/conversation.ts'
import { toTenth } from '../../lib/toTenth.ts'
import { useTexts } from '../../store/useTexts.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { changeRows } from './changes/changeRows.ts'

const mostTracks = 2
const exactly = (seconds: number): number => seconds

/** Where another track decides how long the project is, it is the tracks' own lengths that say what happens. */
export function ApprovalFacts({ before, after, trackLengths, steps, leftOut = [] }: Approval) {
  const texts = useTexts()
  /** A list says itself what it removes, and renews it at each press. */
  const isListed = steps.length + leftOut.length === 1 && steps.some(({ changes }) => changeRows(changes) !== null)
  const removed = removedIn(steps)
  const own = before === after ? trackLengths : []
  return (
    <dl className="approval-facts" id="approval-length" data-testid="approval-length">
      {own.slice(0, mostTracks).map((one) => (
        <div key={one.track}>
          <dt>{one.track} </dt>
          <dd>
            <Change {...one} />
          </dd>
        </div>
      ))}
      {own.length > mostTracks && (
        <div>
          <dt>{texts.approvals.moreTracks(own.length - mostTracks)}</dt>
          <dd />
        </div>
      )}
      <div className={own.length > 0 ? 'approval-fact-beside' : ''}>
        <dt>{texts.common.length} </dt>
        <dd>
          {before === after ? (
            texts.approvals[own.length > 0 ? 'projectUnchanged' : 'unchanged'](texts.formats.time(before))
          ) : (
            <Change before={before} after={after} />
          )}
        </dd>
      </div>
      {removed.parts > 0 && !isListed && (
        <div className="approval-fact-cut">
          <dt>{texts.approvals.fates.removed} </dt>
          <dd>
            {texts.formats.time(toTenth(removed.seconds))}
            {removed.parts > 1 && <small> {texts.approvals.inParts(removed.parts)}</small>}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** How much time is hatched on the lanes, and in how many places: what two tracks lose at once counts once. */
function removedIn(steps: Approval['steps']): { readonly seconds: number; readonly parts: number } {
  const ranges = steps
    .flatMap(({ regions }) => regions)
    .filter(({ fate }) => fate === 'removed')
    .toSorted((a, b) => a.start - b.start)
  let [seconds, parts, until] = [0, 0, -Infinity]
  for (const { start, end } of ranges) {
    if (start > until) parts += 1
    seconds += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return { seconds, parts }
}

function Change({ before, after }: { readonly before: number; readonly after: number }) {
  const texts = useTexts()
  // To a tenth of a second, as it is read; what is shorter than that is shown as it is.
  const round = toTenth(before) === toTenth(after) ? exactly : toTenth
  return (
    <>
      <span className="fact-before">{texts.formats.time(round(before))}</span> <Arrow />
      <span className="visually-hidden"> {texts.common.becomes} </span> {texts.formats.time(round(after))}
    </>
  )
}
