// The licences of what ships: `npm run notices` prints them all, `npm run check:licences` says what is wrong with them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { noticeText } from './licences/noticeText.mjs'
import { licenceFaults, shippedPackages } from './licences/shipped.mjs'

const root = path.resolve(import.meta.dirname, '..')

/** The packages that ship, of this folder. */
export function packagesHere() {
  return shippedPackages(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
}

/** Throws where a licence does not suit or a text is missing. */
export function noticesHere() {
  const packages = packagesHere()
  const faults = licenceFaults(packages)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return noticeText(packages, root)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const text = noticesHere()
    if (!process.argv.includes('--check')) process.stdout.write(text)
    else console.log(`The licences of ${packagesHere().length} packages suit, and their texts are here.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
