import { type Activity, type ModelCall, resultOf } from '../../../shared/schemas/activity.ts'
import { useTexts } from '../../store/useTexts.ts'
import { sayLength } from './saying.ts'

interface Props {
  readonly activity: Activity
  readonly call: ModelCall
  readonly number: number
}

/** One question to a model: closed it says what it cost, open what was sent, called and told. */
export function ModelCallDetail({ activity, call, number }: Props) {
  const texts = useTexts()
  const { host, model, milliseconds, tokensSent, tokensReceived, attempts = 1, failure, calls = [] } = call
  return (
    <details className="activity-call" data-testid="activity-call">
      <summary>
        <b>
          {number}. {model}
        </b>{' '}
        <span className="activity-about">
          {texts.activity.onHost(host)} · {sayLength(milliseconds, texts)}, {texts.activity.tries(attempts)} ·{' '}
          {texts.activity.tokensSent(texts.formats.count(tokensSent))},{' '}
          {texts.activity.tokensReceived(texts.formats.count(tokensReceived))}
          {failure !== null && ` · ${texts.activity.failed(failure)}`}
        </span>{' '}
        <span>{calls.map(({ tool }) => tool).join(', ')}</span>
      </summary>
      <Sent activity={activity} call={call} />
      {call.answer !== undefined && call.answer !== '' && (
        <CallPart name={texts.activity.answered} text={call.answer} />
      )}
      {calls.map(({ id, tool, args }) => (
        <div key={id}>
          <CallPart name={texts.activity.called(tool)} text={args} />
          <CallPart name={texts.activity.result} text={resultOf(activity, id) ?? texts.activity.toldNothing} />
        </div>
      ))}
    </details>
  )
}

function Sent({ activity, call: { sent, offered = [] } }: Pick<Props, 'activity' | 'call'>) {
  const texts = useTexts()
  // What came of its own calls is shown with them.
  const own = new Set(activity.modelCalls.flatMap(({ calls = [] }) => calls.map(({ id }) => id)))
  if (sent === undefined) return <p className="activity-about">{texts.activity.notKept}</p>
  return (
    <>
      {sent
        .filter(({ callId }) => callId === undefined || !own.has(callId))
        .map(({ role, text }, index) => (
          <CallPart key={`${role}-${index}`} name={texts.activity.sent(role)} text={text} />
        ))}
      {offered.length > 0 && <CallPart name={texts.activity.couldCall(offered.length)} text={offered.join(', ')} />}
    </>
  )
}

/** Longer texts are opened by who wants to read them. */
const longest = 600

function CallPart({ name, text }: { readonly name: string; readonly text: string }) {
  const texts = useTexts()
  if (text.length > longest)
    return (
      <details className="activity-part">
        <summary>
          {name} · {texts.activity.letters(texts.formats.count(text.length))}
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
