import { formatTime } from '../../../shared/wording/formatTime.ts'
import { type Action, type Activity, type ModelCall, resultOf, rowOf } from '../../../shared/schemas/activity.ts'
import type { KeptActivity } from '../../platform/index.ts'

/** Newest first, one line each, with the number and the id that `tapehand log` takes. */
export function listText(all: readonly KeptActivity[]): string {
  if (all.length === 0) return 'No request is kept yet.'
  return all
    .map((one, index) => {
      const { actions, modelCalls, tokens } = rowOf(one)
      const model = modelCalls === 0 ? '' : `, ${count(modelCalls, 'model call')}, ${tokens} tokens`
      return `${String(index + 1).padStart(3)}  ${plain(one.id.slice(0, 8))}  ${when(one.at)}  ${one.state.padEnd(9)} ${plain(one.project)}: “${plain(one.text)}” (${count(actions, 'step')}${model})`
    })
    .join('\n')
}

/** One request with all that belongs to it. */
export function activityText(one: KeptActivity): string {
  return [
    `Request ${plain(one.id)} in ${plain(one.project)}, ${when(one.at)}, ${seconds(one.milliseconds)}: ${one.state}`,
    ...one.messages.map(({ from, text }) => `${from === 'person' ? '>' : '<'} ${plain(text)}`),
    ...(one.asked.length > 0 ? [`Asked: ${one.asked.join(', ')}`] : []),
    ...one.actions.flatMap(actionLines),
    ...one.modelCalls.flatMap((call, index) => modelLines(one, call, index)),
    one.undoId === null ? 'Nothing in the history.' : `In the history as ${one.undoId}.`,
  ].join('\n')
}

function actionLines(action: Action, index: number): string[] {
  const where = [
    action.range === null ? '' : `${formatTime(action.range.start)}–${formatTime(action.range.end)}`,
    action.at === null ? '' : `at ${formatTime(action.at)}`,
    action.tracks.map(plain).join(', '),
  ].filter((part) => part !== '')
  const authors = Object.entries(action.authors).map(([what, author]) => `${what} by ${author}`)
  return [
    `Step ${index + 1}: ${action.tool} ${plain(JSON.stringify(action.args))} ${where.join(' of ')} (${seconds(action.milliseconds)}, ${tried(action.tries)})`,
    ...(authors.length > 0 ? [`  ${authors.join(', ')}`] : []),
    `  ${plain(action.did)}`,
  ]
}

function modelLines(activity: Activity, call: ModelCall, index: number): string[] {
  const { host, model, milliseconds, tokensSent, tokensReceived, attempts = 1, failure } = call
  return [
    `Model call ${index + 1}: ${model} on ${host}, ${seconds(milliseconds)}, ${tokensSent} tokens out, ${tokensReceived} in, ${tried(attempts)}${failure === null ? '' : `, ${failure}`}`,
    ...(call.sent ?? []).map(({ role, text }) => `  sent ${role}: ${plain(text)}`),
    ...(call.answer === undefined || call.answer === '' ? [] : [`  said: ${plain(call.answer)}`]),
    ...(call.calls ?? []).flatMap(({ id, tool, args }) => [
      `  called ${plain(tool)} ${plain(args)}`,
      `    ${plain(resultOf(activity, id) ?? 'no result')}`,
    ]),
  ]
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
const tried = (tries: number): string => (tries === 1 ? 'once' : `${tries} times`)
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
const when = (at: string): string => at.slice(0, 19).replace('T', ' ')

/** Names and what a model says are data: control characters in them must not move the terminal's cursor. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
