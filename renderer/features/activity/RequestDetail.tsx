import type { Action, Activity } from '../../../shared/schemas/activity.ts'
import { ModelCallDetail } from './ModelCallDetail.tsx'
import { sayClock, sayCount, sayLength, sayState, sayTries, valuesOf } from './saying.ts'

/** One request with all that belongs to it, in the order in which it went. */
export function RequestDetail({ activity }: { readonly activity: Activity }) {
  const { id, text, state, at, milliseconds, undoId, messages, actions, modelCalls } = activity
  return (
    // It scrolls, so that keys have to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="activity-detail" aria-label={`Request: ${text}`} tabIndex={0} data-testid="activity-detail">
      <h3>“{text}”</h3>
      <p className="activity-facts">
        <span className={`activity-state activity-${state}`}>{sayState(state)}</span> {sayClock(at)} ·{' '}
        {sayLength(milliseconds)}
        {undoId === null ? '' : ` · in the history as ${undoId}`}
        {' · '}
        <code data-testid="activity-id">{id}</code>
      </p>
      <h4>Said</h4>
      <ol className="activity-said">
        {messages.map(({ from, text: said, at: when }, index) => (
          <li key={`${when}-${index}`} className={`activity-${from}`}>
            <span className="activity-who">{from === 'person' ? 'You' : 'Tapehand'}</span> <span>{said}</span>
          </li>
        ))}
      </ol>
      <h4>{actions.length === 0 ? 'No step was carried out' : `${sayCount(actions.length, 'step')} carried out`}</h4>
      <ol className="activity-steps">
        {actions.map((action, index) => (
          <Step key={`${action.tool}-${index}`} action={action} />
        ))}
      </ol>
      {modelCalls.length > 0 && <h4>{sayCount(modelCalls.length, 'question')} to the model</h4>}
      {modelCalls.map((call, index) => (
        <ModelCallDetail key={call.at + String(index)} activity={activity} call={call} number={index + 1} />
      ))}
    </section>
  )
}

function Step({ action }: { readonly action: Action }) {
  return (
    <li data-testid="activity-step">
      <p>
        <b>{action.did}</b>{' '}
        <span className="activity-about">
          {action.tool} · {sayLength(action.milliseconds)}, {sayTries(action.tries)}
        </span>
      </p>
      <dl className="activity-values">
        {valuesOf(action).map(({ name, value, author }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value} {author !== null && <span className="activity-about">from {author}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
