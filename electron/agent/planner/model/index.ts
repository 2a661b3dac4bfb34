/** The model planner's door. */
export { createModelPlanner } from './createModelPlanner.ts'
export { modelSees } from './prompts/projectSummary.ts'
export { testModel } from './server/testModel.ts'
export type { ModelOptions, Patience } from './modelOptions.ts'
export { createServerMemory, type ServerMemory } from './server/serverMemory.ts'
