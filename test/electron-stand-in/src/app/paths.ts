import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { launch, requestedUserData } from '../launch.ts'

const chosen = new Map<string, string>()

function defaultPath(name: string, appName: string): string | undefined {
  const home = os.homedir()
  const inHome = {
    desktop: 'Desktop',
    documents: 'Documents',
    downloads: 'Downloads',
    music: 'Music',
    pictures: 'Pictures',
    videos: 'Videos',
  }
  if (name in inHome) return path.join(home, inHome[name as keyof typeof inHome])
  switch (name) {
    case 'home':
      return home
    case 'temp':
      return os.tmpdir()
    case 'exe':
    case 'module':
      return launch.executable
    case 'appData':
      return path.join(launch.scratchFolder, 'appData')
    case 'userData':
      return requestedUserData() ?? path.join(pathNamed('appData', appName), appName)
    case 'sessionData':
      return pathNamed('userData', appName)
    case 'logs':
      return path.join(pathNamed('userData', appName), 'logs')
    case 'crashDumps':
      return path.join(pathNamed('userData', appName), 'Crashpad')
    default:
      return undefined
  }
}

export function pathNamed(name: string, appName: string): string {
  const found = chosen.get(name) ?? defaultPath(name, appName)
  if (found === undefined) throw new Error(`Failed to get '${name}' path`)
  if (name === 'userData' || name === 'logs') mkdirSync(found, { recursive: true })
  return found
}

export function choosePath(name: string, folder: string): void {
  if (!path.isAbsolute(folder)) throw new Error('Path must be absolute')
  mkdirSync(folder, { recursive: true })
  chosen.set(name, folder)
}
