export type { Recover } from './failureRow.ts'
export type { Failure, FailureCode, FailureValues } from './table.ts'
export { failure } from './failure.ts'
export { english, type FailureLanguage, hintOf, messageOf, problemOf, recoverOf } from './sayFailure.ts'
export { germanFailures, germanValues } from './german/index.ts'
export { wasCancelled } from './wasCancelled.ts'
export { failuresIn, messageIn, sayReasonIn } from './failuresIn.ts'
export type { AudioFault, AudioFeature, ForeignFormat } from './values/audioFaults.ts'
export type { Impossibility } from './values/impossibilities.ts'
export type { ProjectFault } from './values/projectFaults.ts'
export { causeOf, causeOfCode, sayCause, type SystemCause } from './values/systemCauses.ts'
export { type ArgumentIssue, type ArgumentProblem, sayIssuesPlainly, withoutStop } from './values/argumentIssues.ts'
export type { UsageProblem } from './values/usageProblems.ts'
export type { FfmpegFault, SettingsFault } from './host.ts'
export { issuesOf, type SchemaIssue } from './values/schemaIssues.ts'
export {
  askOpenPlace,
  type NamedThing,
  type OpenPlace,
  type OpenReason,
  sayReason,
  sayThing,
  sayWithin,
} from './values/openPlaces.ts'
export type { MissingState } from './values/missingStates.ts'
export { type PlaceFault, sayPlaceFault } from './values/placeFaults.ts'
export type { StateReading } from './values/readings.ts'
export type { ManifestFault, OutputFault } from './programs.ts'
export type { RecipeFault } from './recipes.ts'
