import type { PlannedStep } from '../planner/plan.ts'
import { sayName } from '../tools/sentences/saying.ts'

/** The words say where. */
export const namesPlace = ({ target, said }: PlannedStep): boolean =>
  target.range !== undefined ||
  target.thing !== undefined ||
  target.at !== undefined ||
  (said?.act.where.length ?? 0) > 0

/** What is said where they count in place of what the model has made up. */
export const sayInWords = ({ words }: PlannedStep): string =>
  `What the model named is not in the project, so your words are taken: “${sayName(words)}”.`
