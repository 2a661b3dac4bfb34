import { failure, messageOf } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import type { Plan } from '../planner/plan.ts'
import { type KeptRequest, recipeOf } from '../recipes/recipeOf.ts'
import { findRecipe } from '../recipes/hearRecipe.ts'
import { sayName } from '../tools/sentences/saying.ts'
import type { Conversation } from './conversation.ts'
import type { Ending } from './state/facts.ts'
import type { Transcript } from './state/transcript.ts'

/** Makes a recipe of what was asked for in words and stands in the project. Nothing of the project is changed. */
export async function keepRecipe(conversation: Conversation, { name, of }: NonNullable<Plan['keep']>): Promise<Ending> {
  const { failures } = conversation.texts()
  const made = recipeOf(name, ...(await whatStands(conversation, of)))
  if (!made.ok) return { text: messageOf(made.error, failures), state: 'refused' }
  const { recipes } = conversation
  if (recipes?.owns(name) === true)
    return { text: messageOf(failure('agent/recipe-exists', { name }), failures), state: 'refused' }
  const saved = await saveRecipe(conversation, made.value)
  return saved.ok ? { text: saved.value, state: 'talk' } : { text: messageOf(saved.error, failures), state: 'failed' }
}

/** A recipe called by its first words; where it is there already, the same one. */
export async function keepUnnamed(
  conversation: Conversation,
): Promise<Result<{ readonly name: string; readonly said: string }>> {
  const known = conversation.recipes?.list() ?? []
  const [requests, ...means] = await whatStands(conversation, 'all')
  const words = sayName(requests[0]?.text ?? '')
    .slice(0, longestWords)
    .trim()
  for (let number = 1; ; number += 1) {
    const made = recipeOf(number === 1 ? words : `${words} ${number}`, requests, ...means)
    if (!made.ok) return made
    const { name, steps } = made.value
    const there = findRecipe(known, name)
    if (there === null) {
      const saved = await saveRecipe(conversation, made.value)
      return saved.ok ? ok({ name, said: saved.value }) : saved
    }
    if (JSON.stringify(there.steps) === JSON.stringify(steps)) return ok({ name: there.name, said: '' })
  }
}

const longestWords = 50

/** What was done, and what it is read with. */
async function whatStands(conversation: Conversation, of: 'all' | 'last') {
  const { offline, editor } = conversation
  const project = await editor.view()
  const stand = new Set(project.history.slice(0, project.historyPosition).map(({ id }) => id))
  const requests = requestsIn(conversation.data().transcript, stand)
  return [of === 'last' ? requests.slice(-1) : requests, project, offline] as const
}

/** Where it is kept, in a sentence. */
async function saveRecipe(conversation: Conversation, recipe: Recipe): Promise<Result<string>> {
  const { endings, say } = conversation.texts()
  const kept = await conversation.recipes?.add(recipe)
  if (kept === undefined) return err(failure('agent/recipe-not-saved', { cause: { kind: 'no-permission' } }))
  if (!kept.ok) return kept
  const list = recipe.steps.map((step) => ('say' in step ? say.quoted(sayName(step.say)) : step.call.tool))
  return ok(endings.recipeSaved(sayName(recipe.name), kept.value.file, list))
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
