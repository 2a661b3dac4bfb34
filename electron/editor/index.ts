export { method, nothing, readRequest, type Handlers, type Methods, type Port } from './defineMethods.ts'
export { editorMethods, forkMethods, type Editor, type Fork } from './methods.ts'
export type { ProgramLength, ProgramRequest } from './programRequest.ts'
export type {
  Analysis,
  AnalyseRequest,
  ExportedFile,
  ExportLabelsRequest,
  ExportManyRequest,
  ExportReportRequest,
  ExportRequest,
  Heard,
  HistoryMove,
  HistoryPoint,
  ImportFile,
  ImportPlace,
  MeasureRequest,
  Measurement,
  MixLevels,
  RequestMark,
  SaveRequest,
} from './requests.ts'
export type { Asked, FoundPlace, SoundAnswer } from './soundQuestions.ts'
