import { expect, test } from 'vitest'
import { readDrop } from '../../../../../renderer/features/files/readDrop.ts'

interface Entry {
  readonly name: string
  readonly isFile: boolean
  readonly isDirectory: boolean
  readonly file?: (found: (file: File) => void) => void
  readonly createReader?: () => { readEntries: (found: (some: Entry[]) => void) => void }
}

const file = (name: string, type = '') => new File(['x'], name, { type })

const fileEntry = (name: string): Entry => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (found) => found(file(name)),
})

/** As browsers do it: two at a time here, a hundred there. */
const folder = (name: string, inside: readonly Entry[]): Entry => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...inside]
    return { readEntries: (found) => found(left.splice(0, 2)) }
  },
})

async function drop(...things: readonly (Entry | File)[]) {
  const items = things.map((thing) => ({
    webkitGetAsEntry: () => (thing instanceof File ? fileEntry(thing.name) : thing),
  }))
  const files = things.map((thing) => (thing instanceof File ? thing : file(thing.name)))
  const read = await readDrop({ items, files } as never)
  return [read.files.map(({ name }) => name), read.leftOut]
}

test('one thing alone is tried whatever its name is', async () => {
  expect(await drop(file('recording'))).toEqual([['recording'], []])
  expect(await drop(file('cover.png'))).toEqual([['cover.png'], []])
})

test('of several, what is no sound is not in the way of what is', async () => {
  const things = [file('b.wav'), file('cover.png'), file('a.FLAC'), file('notes.txt'), file('x', 'audio/mpeg')]
  expect(await drop(...things)).toEqual([['b.wav', 'a.FLAC', 'notes.txt', 'x'], ['cover.png']])
})

test('a folder gives all sound that is in it, by its names, as far down as it goes', async () => {
  const inside = folder('disc 2', [fileEntry('3.wav'), fileEntry('cover.jpg')])
  const show = folder('show', [
    fileEntry('10.wav'),
    fileEntry('.DS_Store'),
    fileEntry('2.wav'),
    inside,
    fileEntry('1.wav'),
  ])
  expect(await drop(show, file('last.mp3'))).toEqual([['1.wav', '2.wav', '10.wav', '3.wav', 'last.mp3'], ['cover.jpg']])
})

test('texts and projects are meant where a person has taken hold of them, and not in a folder', async () => {
  const show = folder('show', [fileEntry('README.md'), fileEntry('old.tapehand'), fileEntry('a.wav')])
  expect(await drop(show, file('notes.md'))).toEqual([
    ['a.wav', 'notes.md'],
    ['old.tapehand', 'README.md'],
  ])
})

test('the pieces of a project of Audacity come by the project', async () => {
  const data = folder('show_data', [fileEntry('e0000001.au')])
  expect(await drop(folder('all', [data, fileEntry('show.aup')]))).toEqual([['show.aup'], []])
  expect(await drop(folder('all', [data]))).toEqual([['e0000001.au'], []])
})

test('an empty folder holds nothing', async () => {
  expect(await drop(folder('empty', []))).toEqual([[], []])
})
