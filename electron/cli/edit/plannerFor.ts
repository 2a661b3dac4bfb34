import { homedir } from 'node:os'
import { dataPaths, openSettings, ownerOnlyFile } from '../../platform/index.ts'
import type { EditArguments } from './readEditArguments.ts'
import type { PlannerChoice } from '../../headless/index.ts'

/** What the command line says counts before the saved settings, and those before the environment. */
export async function plannerFor(
  wanted: EditArguments['planner'],
  env: Readonly<Record<string, string | undefined>>,
): Promise<PlannerChoice> {
  if (wanted.kind === 'offline') return { kind: 'offline' }
  const paths = dataPaths({ platform: process.platform, home: homedir(), env })
  const settings = await openSettings({ file: paths.settings, secrets: ownerOnlyFile(paths.key), env })
  if (wanted.kind === 'settings')
    return settings.view().planner === 'offline' ? { kind: 'offline' } : { kind: 'model', ...settings.modelAccess() }
  const { baseUrl, key } = settings.modelAccess()
  if (wanted.baseUrl === null || isSameServer(wanted.baseUrl, baseUrl))
    return { kind: 'model', model: wanted.model, baseUrl: wanted.baseUrl ?? baseUrl, key }
  // The saved key was given for the saved server, and goes to no other.
  return { kind: 'model', model: wanted.model, baseUrl: wanted.baseUrl, key: env['OPENAI_API_KEY'] ?? '' }
}

function isSameServer(one: string, other: string): boolean {
  return URL.parse(one)?.origin === URL.parse(other)?.origin
}
