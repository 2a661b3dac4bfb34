import type { CustomScheme } from 'electron'
import { lifecycle } from '../app/lifecycle.ts'
import { notImplemented, strict } from '../strict.ts'

export type SchemeHandler = (request: Request) => Response | Promise<Response>

const builtIn = new Set(['http', 'https', 'file', 'data', 'blob', 'ws', 'wss'])
const handlers = new Map<string, SchemeHandler>()
let privileged = new Set<string>()

export const handlerFor = (scheme: string): SchemeHandler | undefined => handlers.get(scheme)
export const isHandled = (scheme: string): boolean => handlers.has(scheme)

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(schemes: CustomScheme[]): void {
    if (lifecycle.ready) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    privileged = new Set(schemes.map(({ scheme }) => scheme))
  },
  handle(scheme: string, handler: SchemeHandler): void {
    if (!lifecycle.ready) throw new Error('protocol.handle should be called after app is ready')
    if (builtIn.has(scheme)) notImplemented(`protocol.handle('${scheme}')`)
    if (!privileged.has(scheme)) notImplemented(`protocol.handle('${scheme}') without registerSchemesAsPrivileged`)
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    handlers.set(scheme, handler)
  },
  unhandle: (scheme: string): void => void handlers.delete(scheme),
  isProtocolHandled: (scheme: string): boolean => builtIn.has(scheme) || handlers.has(scheme),
})
