import { spawn } from 'node:child_process'

const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Shows an address in the default browser; false when the system has no way to. */
export function openBrowser(address: string, platform: NodeJS.Platform): Promise<boolean> {
  const [command, ...first] = commands[platform] ?? ['xdg-open']
  return new Promise((answer) => {
    const child = spawn(command, [...first, address], { stdio: 'ignore', detached: true })
    child.once('error', () => answer(false))
    child.once('exit', (code) => answer(code === 0))
    child.unref()
  })
}
