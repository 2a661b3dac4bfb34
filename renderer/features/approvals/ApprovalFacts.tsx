import { formatTime } from '../../../shared/formatTime.ts'
import type { Approval } from '../../../shared/schemas/conversation.ts'
import { Arrow } from '../../ui/Arrow.tsx'

const mostTracks = 2

/** Where another track decides how long the project is, it is the tracks' own lengths that say what happens. */
export function ApprovalFacts({ before, after, trackLengths }: Approval) {
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
      {after < before && (
        <div className="approval-fact-cut">
          <dt>Removed </dt>
          <dd>{formatTime(before - after)}</dd>
        </div>
      )}
    </dl>
  )
}

function Change({ before, after }: { readonly before: number; readonly after: number }) {
  return (
    <>
      <span className="fact-before">{formatTime(before)}</span> <Arrow />
      <span className="visually-hidden"> becomes </span> {formatTime(after)}
    </>
  )
}
