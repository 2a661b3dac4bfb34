import { queries, tools } from '../../electron/agent/index.ts'
import { tokensIn } from '../../electron/agent/planner/model/server/askServer.ts'
import { firstMessages } from '../../electron/agent/planner/model/firstMessages.ts'
import { type Profile, profiles } from '../../electron/agent/planner/model/profiles.ts'
import { createToolShelf } from '../../electron/agent/planner/model/toolShelf.ts'
import { offlinePlanner } from './offlinePlanner.ts'
import type { SchemaStyle } from '../../electron/agent/tools/schema/modelSchema.ts'
import type { ProjectView } from '../../shared/schemas/projectView.ts'

const message = 'take out the long pauses and fade out the last 5 seconds'

/** What the first request to a model comes to, in tokens of four letters. */
export function firstRequestTokens(
  name: Profile['name'],
  project: ProjectView,
  form: SchemaStyle['form'] = 'plain',
): { readonly tools: number; readonly count: number; readonly words: number; readonly all: number } {
  const profile = profiles[name]
  const planner = offlinePlanner()
  const readTools = (text: string) => planner.plan(text, { project, lastSteps: [] }).steps.map(({ tool }) => tool)
  const offered = createToolShelf([...tools, ...queries], message, profile, readTools).offered(form)
  const words = tokensIn(JSON.stringify(firstMessages(message, { project, transcript: [] }, profile)))
  const schemas = tokensIn(JSON.stringify(offered))
  return { tools: schemas, count: offered.length, words, all: words + schemas }
}
