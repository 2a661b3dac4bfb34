// Puts the page half together as one script text. The preload is written into it as a function, never evaluated by the
// page, so a strict Content-Security-Policy doesn't stop it.
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { createWire } from '../ipc/wire.ts'
import { createContextBridge } from './createContextBridge.ts'
import { createIpcRenderer } from './createIpcRenderer.ts'
import { createWebUtils } from './createWebUtils.ts'
import { installPage } from './installPage.ts'

export const bindingName = '__electronStandIn'

export interface Preload {
  source: string
  /** Finding a file's path needs the page's debugger, which is only switched on for preloads that ask for paths. */
  wantsFilePaths: boolean
}

/** Throws the preload's own syntax error, with its file name. */
export function readPreload(file: string | undefined): Preload {
  if (!file) return { source: '', wantsFilePaths: false }
  const source = readFileSync(file, 'utf8')
  new Script(`(function (require, process, exports, module) {${source}\n})`, { filename: file })
  return { source, wantsFilePaths: source.includes('getPathForFile') }
}

function rendererProcess(additionalArguments: string[]): object {
  const { platform, arch, versions } = process
  const { electron, chrome, node, v8 } = versions as Record<string, string>
  const argv = [process.execPath, '--type=renderer', ...additionalArguments]
  return {
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
    platform,
    arch,
    argv,
    env: {},
    versions: { electron, chrome, node, v8 },
  }
}

export function pageScript(preload: Preload, additionalArguments: string[]): string {
  return `(() => {
    const binding = globalThis.${bindingName}
    delete globalThis.${bindingName}
    if (window !== window.top || !binding) return;
    (${installPage})({
      binding,
      createWire: ${createWire},
      createIpcRenderer: ${createIpcRenderer},
      createContextBridge: ${createContextBridge},
      createWebUtils: ${createWebUtils},
      process: ${JSON.stringify(rendererProcess(additionalArguments))},
      preload: function (require, process, exports, module) {${preload.source}
      },
    })
  })()`
}
