// One owner per userData folder. Later instances leave their command line in the folder and the owner reads it.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, watch, writeFileSync, type FSWatcher } from 'node:fs'
import path from 'node:path'

interface Arrival {
  argv: string[]
  workingDirectory: string
  additionalData: unknown
}

let watcher: FSWatcher | undefined
let ownedFolder: string | undefined

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function becomeOwner(ownerFile: string): boolean {
  try {
    writeFileSync(ownerFile, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const owner = Number(readFileSync(ownerFile, 'utf8'))
    if (owner === process.pid) return true
    if (isAlive(owner)) return false
    rmSync(ownerFile, { force: true })
    return becomeOwner(ownerFile)
  }
}

function readArrivals(folder: string, onArrival: (arrival: Arrival) => void): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = path.join(folder, name)
    const arrival = JSON.parse(readFileSync(file, 'utf8')) as Arrival
    rmSync(file, { force: true })
    onArrival(arrival)
  }
}

export function requestLock(userData: string, additionalData: unknown, onArrival: (arrival: Arrival) => void): boolean {
  if (ownedFolder) return true
  const folder = path.join(userData, 'SingleInstance')
  mkdirSync(folder, { recursive: true })
  if (!becomeOwner(path.join(folder, 'owner'))) {
    const message = path.join(folder, `${process.pid}.json`)
    writeFileSync(
      `${message}.part`,
      JSON.stringify({ argv: process.argv, workingDirectory: process.cwd(), additionalData }),
    )
    renameSync(`${message}.part`, message)
    return false
  }
  ownedFolder = folder
  watcher = watch(folder, () => readArrivals(folder, onArrival))
  watcher.unref()
  process.once('exit', releaseLock)
  return true
}

export const hasLock = (): boolean => ownedFolder !== undefined

export function releaseLock(): void {
  if (!ownedFolder) return
  watcher?.close()
  rmSync(path.join(ownedFolder, 'owner'), { force: true })
  ownedFolder = undefined
}
