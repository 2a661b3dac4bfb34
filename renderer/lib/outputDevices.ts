import type { OutputChoice } from '../../shared/schemas/settings.ts'
import type { Scope } from './scope.ts'

export type OutputDevice = NonNullable<OutputChoice>

/** What sound can be played on. Until the page may use a microphone, a browser tells neither names nor ids. */
export interface OutputDevices {
  readonly devices: readonly OutputDevice[]
  readonly areNamed: boolean
}

/** What of the browser is needed; none where a page may not reach devices at all. */
export type MediaSource = Pick<MediaDevices, 'enumerateDevices' | 'getUserMedia'> & EventTarget
export function mediaSource(): MediaSource | null {
  const { mediaDevices }: { readonly mediaDevices?: MediaSource } = navigator
  return mediaDevices ?? null
}

/** Chromium's own names for "whatever the system plays on": the choice of none says the same. */
const systemsOwn: ReadonlySet<string> = new Set(['', 'default', 'communications'])

export async function readOutputs(media: MediaSource): Promise<OutputDevices> {
  const outputs = (await media.enumerateDevices()).filter(({ kind }) => kind === 'audiooutput')
  return {
    devices: outputs
      .filter(({ deviceId, label }) => !systemsOwn.has(deviceId) && label !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, name: label })),
    areNamed: outputs.some(({ label }) => label !== ''),
  }
}

/** Devices come and go, and so does the leave to see them. */
export function watchOutputs(media: MediaSource, scope: Scope, onChange: () => void): void {
  scope.listen(media, 'devicechange', onChange)
  const inner = scope.child()
  const listen = (leave: PermissionStatus) => inner.listen(leave, 'change', onChange)
  // A browser that does not tell of this leave is looked at again whenever something is played.
  navigator.permissions?.query({ name: 'microphone' }).then(listen, () => inner.dispose())
}

/** By its id, else by its name: a page at another address is told other ids. */
export function findOutput(devices: readonly OutputDevice[], chosen: OutputDevice): OutputDevice | null {
  return devices.find(({ id }) => id === chosen.id) ?? devices.find(({ name }) => name === chosen.name) ?? null
}

/** Has the browser ask for the microphone, which it takes for leave to name devices. Nothing is recorded. */
export async function askForNames(media: MediaSource): Promise<'allowed' | 'refused' | 'noMicrophone'> {
  try {
    const stream = await media.getUserMedia({ audio: true })
    for (const track of stream.getTracks()) track.stop()
    return 'allowed'
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return error.name === 'NotFoundError' ? 'noMicrophone' : 'refused'
  }
}
