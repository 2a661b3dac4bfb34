import { messageOf } from '../../../shared/failures/index.ts'
import { ok } from '../../../shared/result.ts'
import type { Plan } from '../planner/plan.ts'
import { sayName } from '../tools/sentences/saying.ts'
import type { Conversation } from './conversation.ts'
import { keepUnnamed } from './keepRecipe.ts'
import type { Ending } from './state/facts.ts'

/**
 * Shows many files with what a recipe, or what was done just now, would do to each. Which files, and whether anything
 * is written, is decided there: a sentence names no files on a drive.
 */
export async function doToFiles(conversation: Conversation, { recipe }: NonNullable<Plan['files']>): Promise<Ending> {
  const { endings, failures } = conversation.texts()
  const kept = recipe === null ? await keepUnnamed(conversation) : ok({ name: recipe, said: '' })
  if (!kept.ok) return { text: messageOf(kept.error, failures), state: 'refused' }
  const { name, said } = kept.value
  const shown = conversation.showFiles?.(name)
  if (shown !== undefined && !shown.ok) return { text: messageOf(shown.error, failures), state: 'refused' }
  const how = (shown === undefined ? endings.filesByCommand : endings.filesShown)(sayName(name))
  return { text: said === '' ? how : `${said} ${how}`, state: 'talk' }
}
