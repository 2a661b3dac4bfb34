import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { FileDialogs } from '../../electron/app/fileDialogs.ts'
import { messageOf } from '../../shared/failures/index.ts'
import type { ListedProject } from '../../shared/schemas/listedProject.ts'
import type { ProjectView } from '../../shared/schemas/projectView.ts'
import { makeWav } from './files/makeWav.ts'
import { openTestApp, temporaryFolder, type TestApp } from './openTestApp.ts'

/** A busy machine takes its time. */
export const patience = { timeout: 20_000 }

export interface NamedFile {
  readonly path: string
  readonly name: string
}
type Change = NonNullable<Parameters<typeof openTestApp>[1]>

/**
 * Apps that a test starts one after the other on one folder, as a person starts the program again; each is closed and
 * the folder removed after the test.
 */
export function startedApps() {
  let place: ReturnType<typeof temporaryFolder>
  const opened: TestApp[] = []
  beforeEach(() => void (place = temporaryFolder()))
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close()
    place.remove()
  })

  const inFolder = (...names: string[]) => path.join(place.folder, ...names)
  const data = () => inFolder('data')
  const inProjects = (name: string) => path.join(data(), 'projects', name)

  /** `seconds` of a loud square wave at 8 kHz. */
  function recording(name: string, seconds = 4): NamedFile {
    writeFileSync(inFolder(name), squareWave(seconds))
    return { path: inFolder(name), name }
  }

  async function open(files: readonly NamedFile[] = [], change: Change = {}): Promise<TestApp> {
    const app = await openTestApp(data(), { ...change, options: { ...change.options, files } })
    opened.push(app)
    return app
  }

  /** A project of one track of a second, with an edit in it, closed again; its file. */
  async function made(name: string): Promise<string> {
    const app = await open([recording(`${name}.wav`, 2)])
    await filled(app, 1)
    await deleteFirstSecond(app)
    await app.close()
    return inProjects(`${name}.tapehand`)
  }

  const projectFiles = () => readdirSync(path.join(data(), 'projects')).filter((name) => name.endsWith('.tapehand'))

  return { data, inFolder, inProjects, projectFiles, recording, open, made }
}

/** A WAV of a loud square wave of 200 Hz. */
export const squareWave = (seconds: number, sampleRate = 8000) => {
  const period = sampleRate / 200
  const samples = Int16Array.from({ length: seconds * sampleRate }, (_, at) =>
    at % period < period / 2 ? 8000 : -8000,
  )
  return makeWav(new Uint8Array(samples.buffer), { sampleRate })
}

/** Native dialogs that are cancelled, but for those that are given. */
export const cancelledDialogs = (answered: Partial<FileDialogs> = {}): FileDialogs => ({
  chooseAudio: async () => [],
  chooseLabels: async () => null,
  chooseFfmpeg: async () => null,
  chooseExport: async () => null,
  chooseFolder: async () => null,
  reveal: () => undefined,
  chooseProject: async () => null,
  chooseProjectTarget: async () => null,
  ...answered,
})

export async function viewOf(app: TestApp): Promise<ProjectView> {
  const state = await app.ask('app:state:get', undefined)
  if (!state.ok) throw new Error(messageOf(state.error))
  return state.value.project
}

export async function listOf(app: TestApp): Promise<readonly ListedProject[]> {
  const list = await app.ask('app:project:list', undefined)
  return list.ok ? list.value : []
}

export const filled = (app: TestApp, tracks: number) =>
  vi.waitFor(async () => expect((await viewOf(app)).tracks.length).toBe(tracks), patience)

export const noticesOf = (app: TestApp) =>
  app.events.filter((event) => event.channel === 'app:notice').map((event) => (event.payload as { text: string }).text)

export async function deleteFirstSecond(app: TestApp): Promise<void> {
  await app.ask('app:edit:apply', { kind: 'selectAllTracks' })
  await app.ask('app:edit:apply', { kind: 'setTimeSelection', start: 0, end: 1 })
  expect((await app.ask('app:edit:apply', { kind: 'deleteSelection' })).ok).toBe(true)
}
