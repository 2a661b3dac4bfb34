// Which packages go into the app, and whether they may: from the lock file.
import { compiledIn, fromTools, leftOut, sources, suited } from './packages.mjs'

/** All that production asks for, by the lock file, and the tools that leave code in what they make. */
export function shippedPackages(lock) {
  return Object.entries(lock.packages)
    .map(([folder, entry]) => ({ folder, name: folder.split('node_modules/').at(-1), entry }))
    .filter(({ folder, name, entry }) => folder !== '' && !entry.link && isShipped(name, entry))
    .map(({ folder, name, entry }) => ({
      name,
      version: String(entry.version),
      licence: String(entry.license ?? 'unknown'),
      folder,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

function isShipped(name, entry) {
  return fromTools.includes(name) || (!entry.dev && !entry.devOptional && !(name in leftOut))
}

/** What is wrong with the licences, as sentences: one that is not suited, and a library without its source. */
export function licenceFaults(packages, libraries = compiledIn) {
  const names = new Set(packages.map(({ name }) => name))
  return [
    ...packages
      .filter(({ licence }) => !isSuited(licence))
      .map(({ name, version, licence }) => `${name} ${version} is under ${licence}, which nobody has said suits.`),
    ...packages
      .filter(({ name, version, licence }) => licence.includes('MPL') && !(`${name} ${version}` in sources))
      .map(({ name, version }) => `${name} ${version} is under the MPL, and nobody has said where its source is.`),
    ...libraries.flatMap((library) => [
      ...(isSuited(library.licence) || isReplaceable(library)
        ? []
        : [`${library.name} is under ${library.licence} and has no version, source or file that can be replaced.`]),
      ...library.within
        .filter((name) => !names.has(name))
        .map((name) => `${library.name} is said to be in ${name}, which does not ship.`),
    ]),
  ]
}

/** One that suits, or a choice with one. */
function isSuited(licence) {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => suited.includes(one)))
}

/** What the LGPL asks for besides its text. */
function isReplaceable({ licence, version, source, built, replace }) {
  return licence.startsWith('LGPL-2') && [version, source, built, replace].every((part) => part !== undefined)
}

/** The names of the packages whose modules these are. */
export function packagesOf(moduleIds) {
  const found = [...moduleIds].map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1])
  return new Set(found.filter((name) => name !== undefined))
}
