import { failure } from '../../shared/failures/index.ts'
import type { Bridge, Input, InvokeChannel, Output } from '../../shared/ipc/channels.ts'
import { err } from '../../shared/result.ts'
import { reasonOf } from '../../shared/reasonOf.ts'
import { createWebBridge } from './webBridge.ts'

declare global {
  interface Window {
    /** Put there by the preload script; absent on the loopback host. */
    readonly tapehand?: Bridge
  }
}

/** The bridge with its last hole closed: an answer always comes, as a `Result`. */
export function createApi(bridge: Bridge): Bridge {
  return {
    async invoke<K extends InvokeChannel>(channel: K, input: Input<K>): Promise<Output<K>> {
      try {
        return await bridge.invoke(channel, input)
      } catch (cause) {
        const reason = reasonOf(cause)
        return err(failure('ipc/crashed', { channel, reason })) as Output<K>
      }
    },
    on: (channel, listener) => bridge.on(channel, listener),
    pathOf: (file) => bridge.pathOf(file),
  }
}

/** The host's bridge, or one over a WebSocket to where the page came from. */
export function findBridge(onLost: () => void): Bridge {
  if (window.tapehand) return window.tapehand
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return createWebBridge(new WebSocket(`${scheme}://${location.host}/bridge`), onLost)
}
