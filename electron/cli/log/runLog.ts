import { homedir } from 'node:os'
import { failure, messageOf } from '../../../shared/failures/index.ts'
import { dataPaths, type KeptActivity, readActivityFile } from '../../platform/index.ts'
import type { Io } from '../io.ts'
import type { Status } from '../status.ts'
import { activityText, listText } from './activityText.ts'
import type { LogArguments } from './readLogArguments.ts'

/** Shows what is kept of requests; changes nothing. */
export async function runLog({ request, last, print }: LogArguments, io: Io): Promise<Status> {
  const { activity: file } = dataPaths({ platform: process.platform, home: homedir(), env: io.env })
  const all = await readActivityFile(file)
  const newest = all.toReversed().slice(0, last)
  if (request === null) {
    io.out(print === 'json' ? JSON.stringify(newest, null, 2) : listText(newest))
    return 'done'
  }
  const one = findRequest(all, request)
  if (one === null) {
    io.note(messageOf(failure('agent/no-such-request', { request })))
    return 'failed'
  }
  io.out(print === 'json' ? JSON.stringify(one, null, 2) : activityText(one))
  return 'done'
}

/** By its id or the beginning of one; else by its number, 1 for the newest. */
function findRequest(all: readonly KeptActivity[], request: string): KeptActivity | null {
  const number = /^\d{1,4}$/u.test(request) ? all.at(-Number(request)) : undefined
  return all.find(({ id }) => id === request) ?? number ?? all.findLast(({ id }) => id.startsWith(request)) ?? null
}
