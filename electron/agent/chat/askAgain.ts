import { tellApproval } from '../answers/tellApproval.ts'
import type { Desk } from './desk.ts'
import type { OpenRequest } from './openRequest.ts'

/** The same question once more: what was said is no answer to it. */
export function askAgain(desk: Desk, request: OpenRequest): void {
  const { stage } = request
  if (stage === null) throw new Error('there is no question to ask again')
  const text = stage.kind === 'approval' ? tellApproval(stage.approval) : stage.question.text
  desk.transcript.asked(stage.kind)
  desk.transcript.tapehand(`I did not understand that as an answer. ${text}`, {
    requestId: request.id,
    state: 'asked',
    undoId: null,
    planner: request.planner,
  })
  desk.send(stage.kind === 'approval' ? { type: 'needsYes', stage } : { type: 'asked', stage })
}
