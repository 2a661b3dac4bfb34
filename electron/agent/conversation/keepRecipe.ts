import { failure, messageOf } from '../../../shared/failures/index.ts'
import type { Plan } from '../planner/plan.ts'
import { type KeptRequest, recipeOf } from '../recipes/recipeOf.ts'
import { findRecipe } from '../recipes/hearRecipe.ts'
import { sayName } from '../tools/sentences/saying.ts'
import type { Conversation } from './conversation.ts'
import type { Ending } from './state/facts.ts'
import type { Transcript } from './state/transcript.ts'

/** Makes a recipe of what was asked for in words and stands in the project. Nothing of the project is changed. */
export async function keepRecipe(conversation: Conversation, { name, of }: NonNullable<Plan['keep']>): Promise<Ending> {
  const { recipes, offline, editor } = conversation
  const { endings, failures, say } = conversation.texts()
  const project = await editor.view()
  const stand = new Set(project.history.slice(0, project.historyPosition).map(({ id }) => id))
  const requests = requestsIn(conversation.data().transcript, stand)
  const made = recipeOf(name, of === 'last' ? requests.slice(-1) : requests, project, offline)
  if (!made.ok) return { text: messageOf(made.error, failures), state: 'refused' }
  if (recipes !== null && findRecipe(recipes.list(), name) !== null)
    return { text: messageOf(failure('agent/recipe-exists', { name }), failures), state: 'refused' }
  const kept = await recipes?.add(made.value)
  if (kept === undefined || !kept.ok)
    return {
      text: messageOf(kept?.error ?? failure('agent/recipe-not-saved', { cause: { kind: 'no-permission' } }), failures),
      state: 'failed',
    }
  const { steps } = made.value
  const list = steps.map((step) => ('say' in step ? say.quoted(sayName(step.say)) : step.call.tool))
  return {
    text: endings.recipeSaved(sayName(name), kept.value.file, list),
    state: 'talk',
  }
}

/** Requests whose entry in the history stands, oldest first. */
function requestsIn({ messages, log }: Transcript, stand: ReadonlySet<string>): readonly KeptRequest[] {
  const standing = new Set(
    messages.flatMap(({ undoId, requestId }) => (undoId !== null && stand.has(undoId) ? [requestId] : [])),
  )
  const said = new Map<string, string>()
  const kept = new Map<string, KeptRequest>()
  for (const { id, requestId = id, text, planned } of log) {
    // What answered a question belongs to the words that were asked about.
    if (!said.has(requestId)) said.set(requestId, text)
    if (!standing.has(requestId) || planned === undefined || planned.length === 0) continue
    kept.set(requestId, { text: said.get(requestId) ?? text, planned })
  }
  return [...kept.values()]
}
