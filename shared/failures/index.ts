export type { Recover } from './failureRow.ts'
export { type Failure, type FailureCode, failure, type FailureValues } from './table.ts'
export { english, type FailureLanguage, hintOf, messageOf, problemOf, recoverOf } from './sayFailure.ts'
export { type ArgumentIssue, sayIssuesPlainly, withoutStop } from './argumentIssues.ts'
