import { launch } from '../launch.ts'
import { strict } from '../strict.ts'

/** Switches set before Chromium is started reach it; later ones are only remembered. */
export const commandLine = strict('app.commandLine', {
  appendSwitch: (name: string, value = '') => void launch.switches.set(name, String(value)),
  appendArgument: (_argument: string) => {},
  hasSwitch: (name: string) => launch.switches.has(name),
  getSwitchValue: (name: string) => launch.switches.get(name) ?? '',
  removeSwitch: (name: string) => void launch.switches.delete(name),
})
