import { routes } from '../../../shared/ipc/routes.ts'
import type { Result } from '../../../shared/result.ts'
import type { Agent, ToolHearing } from '../../agent/index.ts'
import type { Heard } from '../../editor/index.ts'
import type { Engine } from '../../engine/index.ts'
import { activityRoute } from './activityJson.ts'
import { answerText } from './answers.ts'
import type { KeptUploads } from './keptUploads.ts'
import type { WindowDecoding } from '../windows/windowDecoding.ts'
import { batchRoute, type BatchSource } from './batchRoute.ts'
import { decodingRoute } from './decodingRoute.ts'
import { downloadRoute } from './downloadRoute.ts'
import { heardRoute, hearRoute, previewRoute } from './hearRoute.ts'
import { labelsRoute } from './labelsRoute.ts'
import { createKeptMixes, type KeptMixes } from './keptMixes.ts'
import { mixRoute } from './mixRoute.ts'
import { pausesRoute } from './pausesRoute.ts'
import { peaksRoute } from './peaksRoute.ts'
import { spectrumRoute } from './spectrumRoute.ts'
import { iconRoute, staticRoute, type WindowPage } from './staticRoute.ts'
import type { Telling } from './telling.ts'
import { uploadRoute, type TakeProject } from './uploadRoute.ts'

export interface RouteSources {
  readonly window: WindowPage
  readonly icon: string
  /** Where uploads and downloads wait. */
  readonly temporaryFolder: string
  /** The project that is open now. */
  readonly engine: () => Engine
  readonly agent: () => Pick<Agent, 'hear' | 'activity'>
  /** What a tool would do by hand, to be listened to. */
  readonly hearTool: (hearing: ToolHearing) => Promise<Result<Heard>>
  /** What must stand in nothing that is saved. */
  readonly keys: () => readonly string[]
  readonly uploads: Pick<KeptUploads, 'keep'>
  /** Opens a project whose bytes the page sent; `write` puts them into the file. */
  readonly takeProject: TakeProject
  readonly batch: BatchSource
  /** Files that windows decode. */
  readonly windows: WindowDecoding
  readonly notices: Telling
  readonly logError: (path: string, error: unknown) => void
}

/** What travels as bytes, for both hosts: one function from request to answer. It never rejects. */
export function createRoutes(sources: RouteSources): (request: Request) => Promise<Response> {
  const mixes = createKeptMixes()
  return async (request) => {
    const { pathname } = new URL(request.url)
    try {
      return await answerAt(pathname, request, sources, mixes)
    } catch (error) {
      sources.logError(pathname, error)
      return answerText(500, 'Something went wrong inside Tapehand. The project is as it was.')
    }
  }
}

function answerAt(pathname: string, request: Request, sources: RouteSources, mixes: KeptMixes): Promise<Response> {
  const engine = sources.engine()
  const { notices } = sources
  switch (pathname) {
    case routes.mix:
      return mixRoute(request, engine, mixes)
    case routes.hear:
      return hearRoute(request, (hearing) => sources.agent().hear(hearing))
    case routes.heard:
      return heardRoute(request, engine)
    case routes.preview:
      return previewRoute(request, sources.hearTool)
    case routes.peaks:
      return peaksRoute(request, engine)
    case routes.spectrum:
      return spectrumRoute(request, engine)
    case routes.pauses:
      return pausesRoute(request, engine)
    case routes.upload:
      return uploadRoute(request, {
        uploads: sources.uploads,
        takeProject: sources.takeProject,
      })
    case routes.download:
      return downloadRoute(request, { engine, folder: sources.temporaryFolder, notices })
    case routes.labels:
      return labelsRoute(request, { engine, folder: sources.temporaryFolder, note: notices.note })
    case routes.batch:
      return batchRoute(request, sources.batch)
    case routes.decoding:
      return decodingRoute(request, sources.windows)
    case routes.activity:
      return activityRoute(request, {
        agent: sources.agent(),
        project: async () => (await engine.view()).name,
        keys: sources.keys,
      })
    case '/favicon.ico':
      return iconRoute(request, sources.icon)
    default:
      return staticRoute(request, sources.window)
  }
}
