export { type AgentTexts, agentTexts, englishTexts } from './agentTexts.ts'
export { menuWord, titleOf } from './agentTexts.ts'
