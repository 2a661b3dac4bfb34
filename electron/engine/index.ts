export { placeOfFfmpeg, tryFfmpeg } from './codecs/ffmpeg/tryFfmpeg.ts'
export { createEngine } from './createEngine.ts'
export type { Engine, EngineOptions, PeaksRequest, ProjectSeed, SpectrumRequest, WindowRequest } from './contract.ts'
export type { ExportedFile, ExportManyRequest, ExportRequest, ImportFile, SaveRequest } from '../editor/index.ts'
