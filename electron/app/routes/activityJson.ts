import type { Activity } from '../../../shared/schemas/activity.ts'
import { withoutSecrets } from '../../platform/index.ts'
import type { Agent } from '../../agent/index.ts'
import { answer, answerWrongMethod } from './answers.ts'
import { nameParts } from './downloadRoute.ts'

/** One request, or all of them, as a file: without keys, and there is no audio in it. */
export function activityAsJson(all: readonly Activity[], id: string | null, keys: readonly string[]): string {
  const wanted = id === null ? all : all.filter((one) => one.id === id)
  return `${withoutSecrets(JSON.stringify(wanted, null, 2), keys)}\n`
}

export const activityFileName = (project: string): string => `${project} activity.json`

export interface ActivitySource {
  readonly agent: Pick<Agent, 'activity'>
  readonly project: () => Promise<string>
  readonly keys: () => readonly string[]
}

/** The same for hosts whose page saves the files. */
export async function activityRoute(request: Request, { agent, project, keys }: ActivitySource): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const id = new URL(request.url).searchParams.get('id')
  return answer(200, activityAsJson(agent.activity(), id, keys()), {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; ${nameParts(activityFileName(await project()))}`,
  })
}
