import type { ArgumentReader } from './argumentReader.ts'
import { found } from './argumentReader.ts'
import { inPassing } from '../words/en.ts'
import { naming } from '../words/enValues.ts'

const { makingVerbs } = inPassing

const startsNaming = new RegExp(`^(?:${[...naming.renameJoints].join('|')}) `, 'i')
const looksLikeFile = /\.[a-z\d]{2,5}$/i

/** A name that was given: "called Anna", in quotes, or words that nothing else explains. */
export const readName: ArgumentReader = ({ slots }) => {
  const [called] = slots.called
  if (called !== undefined) return found(called)
  const unknown = slots.unknown.find(({ prep }) => prep === 'to' || prep === 'as') ?? slots.unknown[0]
  return unknown === undefined ? null : found(unknown.value, unknown)
}

/** A label's text; "add a label intro" names it so where there is an intro too. */
export const readText: ArgumentReader = (words) => {
  const named = readName(words)
  const [thing] = words.slots.things
  const adds =
    makingVerbs.has(words.verbWords[0] ?? '') &&
    thing !== undefined &&
    thing.prep === null &&
    thing.value.thing.name !== undefined
  return named ?? (adds ? found(thing.value.thing.name, thing) : null)
}

/** Where there need not be a name: only one that is surely one. */
export const readOptionalName: ArgumentReader = ({ slots }) =>
  slots.called[0] === undefined ? null : found(slots.called[0])

/** A file, by its ending or in quotes. */
export const readPath: ArgumentReader = ({ slots }) => {
  const path = slots.called.find((name) => looksLikeFile.test(name)) ?? slots.called[0]
  return path === undefined ? null : found(path)
}

/** "as backup": where a file is written, a word that nothing else explains is its name. */
export const readNewPath: ArgumentReader = (words) => {
  const [unknown] = words.slots.unknown
  return readPath(words) ?? (unknown === undefined ? null : found(unknown.value.replace(startsNaming, ''), unknown))
}

export const readPan: ArgumentReader = ({ slots, verbWords }) => {
  if (slots.pan !== null) return found(slots.pan)
  return verbWords.some((word) => ['center', 'centre', 'centering', 'centered', 'centred'].includes(word))
    ? found(0)
    : null
}
