import { contextBridge, ipcRenderer, webUtils, type IpcRendererEvent } from 'electron'

/** Every channel starts with it. */
const channelPrefix = 'app:'

/** Paths that came from files which a person really dropped or picked: no others leave the page. */
const given = new Set<string>()

/** Channels that take paths. */
const dropChannels: ReadonlySet<string> = new Set(['project', 'batch'].map((room) => `${channelPrefix}${room}:drop`))

const isOurs = (channel: string) => typeof channel === 'string' && channel.startsWith(channelPrefix)

function withGivenPaths(channel: string, input: unknown): unknown {
  if (!dropChannels.has(channel)) return input
  const paths = (input as { paths?: unknown } | null)?.paths
  return { paths: Array.isArray(paths) ? paths.filter((path) => given.has(path as string)) : [] }
}

contextBridge.exposeInMainWorld('tapehand', {
  invoke: (channel: string, input: unknown) =>
    isOurs(channel)
      ? ipcRenderer.invoke(channel, withGivenPaths(channel, input))
      : Promise.reject(new Error(`Not a channel: ${channel}`)),
  on: (channel: string, listener: (payload: unknown) => void) => {
    if (!isOurs(channel)) throw new Error(`Not a channel: ${channel}`)
    const receive = (_event: IpcRendererEvent, payload: unknown) => listener(payload)
    ipcRenderer.on(channel, receive)
    return () => void ipcRenderer.off(channel, receive)
  },
  pathOf: (file: File) => {
    const path = webUtils.getPathForFile(file)
    if (path !== '') given.add(path)
    return path
  },
})
