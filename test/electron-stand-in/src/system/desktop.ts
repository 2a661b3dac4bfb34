// The small modules about the machine around the app. They remember what they were told and otherwise say the usual.
import { EventEmitter } from 'node:events'
import { ignoring, strict } from '../strict.ts'

type ThemeSource = 'system' | 'light' | 'dark'

class NativeTheme extends EventEmitter {
  shouldUseHighContrastColors = false
  shouldUseInvertedColorScheme = false
  prefersReducedTransparency = false
  #source: ThemeSource = 'system'

  get themeSource(): ThemeSource {
    return this.#source
  }

  set themeSource(source: ThemeSource) {
    if (source === this.#source) return
    this.#source = source
    this.emit('updated')
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark'
  }
}
strict('nativeTheme', NativeTheme.prototype)
export const nativeTheme = new NativeTheme()

const bounds = { x: 0, y: 0, width: 1920, height: 1080 }
const size = { width: 1920, height: 1080 }
const display = {
  id: 1,
  bounds,
  workArea: bounds,
  size,
  workAreaSize: size,
  scaleFactor: 1,
  rotation: 0,
  internal: false,
}

export const screen = strict(
  'screen',
  Object.assign(new EventEmitter(), {
    getPrimaryDisplay: () => display,
    getAllDisplays: () => [display],
    getDisplayNearestPoint: () => display,
    getDisplayMatching: () => display,
    getCursorScreenPoint: () => ({ x: 0, y: 0 }),
  }),
)

let clipboardText = ''

/** Kept apart from the machine's clipboard, so tests don't disturb each other. */
export const clipboard = strict('clipboard', {
  readText: async () => clipboardText,
  writeText: async (text: string) => void (clipboardText = text),
  clear: () => void (clipboardText = ''),
  has: async (type: string) => type === 'text/plain' && clipboardText !== '',
})

/** Nothing is opened. A test that wants to know replaces the function, as it must with the real binary. */
export const shell = strict('shell', {
  openExternal: async (_url: string) => {},
  openPath: async (_path: string) => '',
  trashItem: async (_path: string) => {},
  ...ignoring('showItemInFolder', 'beep'),
})

const blockers = new Set<number>()
let lastBlocker = 0

export const powerSaveBlocker = strict('powerSaveBlocker', {
  start(_type: 'prevent-app-suspension' | 'prevent-display-sleep'): number {
    blockers.add((lastBlocker += 1))
    return lastBlocker
  },
  stop: (id: number) => blockers.delete(id),
  isStarted: (id: number) => blockers.has(id),
})

export const powerMonitor = strict('powerMonitor', new EventEmitter())
export const crashReporter = strict('crashReporter', {
  ...ignoring('start', 'addExtraParameter', 'removeExtraParameter'),
})
