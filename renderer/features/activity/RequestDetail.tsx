import type { Action, Activity } from '../../../shared/schemas/activity.ts'
import { useTexts } from '../../store/useTexts.ts'
import { ModelCallDetail } from './ModelCallDetail.tsx'
import { sayClock, sayLength, valuesOf } from './saying.ts'

/** One request with all that belongs to it, in the order in which it went. */
export function RequestDetail({ activity }: { readonly activity: Activity }) {
  const texts = useTexts()
  const { id, text, state, at, milliseconds, undoId, messages, actions, modelCalls } = activity
  return (
    // It scrolls, so that keys have to reach it.
    <section
      className="activity-detail"
      aria-label={texts.activity.request(text)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-testid="activity-detail"
    >
      <h3>{texts.approvals.quoted(text)}</h3>
      <p className="activity-facts">
        <span className={`activity-state activity-${state}`}>{texts.activity.states[state]}</span> {sayClock(at, texts)}{' '}
        · {sayLength(milliseconds, texts)}
        {undoId === null ? '' : ` · ${texts.activity.inHistory(undoId)}`}
        {' · '}
        <code data-testid="activity-id">{id}</code>
      </p>
      <h4>{texts.activity.said}</h4>
      <ol className="activity-said">
        {messages.map(({ from, text: said, at: when }, index) => (
          <li key={`${when}-${index}`} className={`activity-${from}`}>
            <span className="activity-who">{from === 'person' ? texts.chat.you : productName}</span> <span>{said}</span>
          </li>
        ))}
      </ol>
      <h4>
        {actions.length === 0
          ? texts.activity.noneCarriedOut
          : texts.activity.carriedOut(texts.activity.steps(actions.length))}
      </h4>
      <ol className="activity-steps">
        {actions.map((action, index) => (
          <Step key={`${action.tool}-${index}`} action={action} />
        ))}
      </ol>
      {modelCalls.length > 0 && <h4>{texts.activity.questions(modelCalls.length)}</h4>}
      {modelCalls.map((call, index) => (
        <ModelCallDetail key={call.at + String(index)} activity={activity} call={call} number={index + 1} />
      ))}
    </section>
  )
}

const productName = 'Tapehand'

function Step({ action }: { readonly action: Action }) {
  const texts = useTexts()
  return (
    <li data-testid="activity-step">
      <p>
        <b>{action.did}</b>{' '}
        <span className="activity-about">
          {action.tool} · {sayLength(action.milliseconds, texts)}, {texts.activity.tries(action.tries)}
        </span>
      </p>
      <dl className="activity-values">
        {valuesOf(action, texts).map(({ name, value, author }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value} {author !== null && <span className="activity-about">{texts.activity.from(author)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
