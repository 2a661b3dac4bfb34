import { formatTime } from '../../../shared/formatTime.ts'
import type { Approval } from '../../../shared/schemas/conversation.ts'
import { toTenth } from '../../lib/toTenth.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { changeRows } from './changes/changeRows.ts'

const mostTracks = 2
const exactly = (seconds: number): number => seconds

/** Where another track decides how long the project is, it is the tracks' own lengths that say what happens. */
export function ApprovalFacts({ before, after, trackLengths, steps }: Approval) {
  /** A list says itself what it removes, and renews it at each press. */
  const isListed = steps.length === 1 && steps.some(({ changes }) => changeRows(changes) !== null)
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
          <dt>
            and {own.length - mostTracks} more {own.length - mostTracks === 1 ? 'track' : 'tracks'}
          </dt>
          <dd />
        </div>
      )}
      <div className={own.length > 0 ? 'approval-fact-beside' : ''}>
        <dt>Length </dt>
        <dd>
          {before === after ? (
            `${formatTime(before)}, ${own.length > 0 ? 'the project’s length, ' : ''}unchanged`
          ) : (
            <Change before={before} after={after} />
          )}
        </dd>
      </div>
      {after < before && !isListed && (
        <div className="approval-fact-cut">
          <dt>Removed </dt>
          <dd>{formatTime(toTenth(before - after))}</dd>
        </div>
      )}
    </dl>
  )
}

function Change({ before, after }: { readonly before: number; readonly after: number }) {
  // To a tenth of a second, as it is read; what is shorter than that is shown as it is.
  const round = toTenth(before) === toTenth(after) ? exactly : toTenth
  return (
    <>
      <span className="fact-before">{formatTime(round(before))}</span> <Arrow />
      <span className="visually-hidden"> becomes </span> {formatTime(round(after))}
    </>
  )
}
