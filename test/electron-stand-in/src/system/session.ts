import { EventEmitter } from 'node:events'
import { net } from '../protocol/net.ts'
import { protocol } from '../protocol/protocol.ts'
import { ignoring, strict } from '../strict.ts'

const webRequest = strict('session.webRequest', {
  ...ignoring('onBeforeRequest', 'onBeforeSendHeaders', 'onSendHeaders', 'onHeadersReceived', 'onResponseStarted'),
  ...ignoring('onBeforeRedirect', 'onCompleted', 'onErrorOccurred'),
})

/** Permission handlers are accepted but never asked. */
const defaultSession = strict(
  'session',
  Object.assign(new EventEmitter(), {
    webRequest,
    protocol,
    fetch: net.fetch,
    ...ignoring('setPermissionRequestHandler', 'setPermissionCheckHandler', 'setDevicePermissionHandler'),
    ...ignoring('setDisplayMediaRequestHandler', 'setSpellCheckerEnabled', 'setSpellCheckerLanguages', 'setUserAgent'),
    ...ignoring('setCertificateVerifyProc', 'enableNetworkEmulation', 'flushStorageData'),
    clearCache: async () => {},
    clearStorageData: async () => {},
    isPersistent: () => true,
  }),
)

export const session = strict('session', {
  defaultSession,
  fromPartition: (_partition: string) => defaultSession,
})
