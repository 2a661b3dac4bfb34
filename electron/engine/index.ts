export { createEngine } from './createEngine.ts'
export type { Engine, EngineOptions, PeaksRequest, ProjectSeed } from './contract.ts'
export type { ExportedFile, ExportManyRequest, ExportRequest, ImportFile, SaveRequest } from '../editor/index.ts'
