import { homedir } from 'node:os'
import { createActivityFile, dataPaths } from '../platform/index.ts'
import type { Activity } from '../../shared/schemas/activity.ts'

/** Adds a request that is over to what `tapehand log` reads, without keys. */
export function keepActivity(activity: Activity, project: string, key: string): void {
  const { activity: file } = dataPaths({ platform: process.platform, home: homedir(), env: process.env })
  const secrets = [key, process.env['OPENAI_API_KEY'] ?? ''].filter((one) => one !== '')
  createActivityFile(file, () => secrets).add(activity, project)
}
