import { type Activity, type ModelCall, resultOf } from '../../../shared/schemas/activity.ts'
import { sayCount, sayLength, sayTries } from './saying.ts'

interface Props {
  readonly activity: Activity
  readonly call: ModelCall
  readonly number: number
}

/** One question to a model: closed it says what it cost, open what was sent, called and told. */
export function ModelCallDetail({ activity, call, number }: Props) {
  const { host, model, milliseconds, tokensSent, tokensReceived, attempts = 1, failure, calls = [] } = call
  return (
    <details className="activity-call" data-testid="activity-call">
      <summary>
        <b>
          {number}. {model}
        </b>{' '}
        <span className="activity-about">
          on {host} · {sayLength(milliseconds)}, {sayTries(attempts)} · {tokensSent.toLocaleString()} tokens sent,{' '}
          {tokensReceived.toLocaleString()} received
          {failure !== null && ` · failed (${failure})`}
        </span>{' '}
        <span>{calls.map(({ tool }) => tool).join(', ')}</span>
      </summary>
      <Sent activity={activity} call={call} />
      {call.answer !== undefined && call.answer !== '' && <CallPart name="Answered" text={call.answer} />}
      {calls.map(({ id, tool, args }) => (
        <div key={id}>
          <CallPart name={`Called ${tool}`} text={args} />
          <CallPart name="Result" text={resultOf(activity, id) ?? 'It was told nothing of it any more.'} />
        </div>
      ))}
    </details>
  )
}

function Sent({ activity, call: { sent, offered = [] } }: Pick<Props, 'activity' | 'call'>) {
  // What came of its own calls is shown with them.
  const own = new Set(activity.modelCalls.flatMap(({ calls = [] }) => calls.map(({ id }) => id)))
  if (sent === undefined) return <p className="activity-about">What was sent is not kept any more.</p>
  return (
    <>
      {sent
        .filter(({ callId }) => callId === undefined || !own.has(callId))
        .map(({ role, text }, index) => (
          <CallPart key={`${role}-${index}`} name={`Sent (${role})`} text={text} />
        ))}
      {offered.length > 0 && (
        <CallPart name={`Could call ${sayCount(offered.length, 'tool')}`} text={offered.join(', ')} />
      )}
    </>
  )
}

/** Longer texts are opened by who wants to read them. */
const longest = 600

function CallPart({ name, text }: { readonly name: string; readonly text: string }) {
  if (text.length > longest)
    return (
      <details className="activity-part">
        <summary>
          {name} · {text.length.toLocaleString()} letters
        </summary>
        <pre>{text}</pre>
      </details>
    )
  return (
    <figure className="activity-part">
      <figcaption>{name}</figcaption>
      <pre>{text}</pre>
    </figure>
  )
}
