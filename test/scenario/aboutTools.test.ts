import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCommand } from '../../electron/cli/runCommand.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { makeWav } from '../support/files/makeWav.ts'
import { openEngine, value } from '../support/openEngine.ts'

let folder = ''
let before = ''
beforeEach(() => {
  folder = makeFolder()
  before = process.cwd()
  process.chdir(folder)
  writeFileSync('take.wav', makeWav(new Uint8Array(32_000), { sampleRate: 8000 }))
  writeFileSync('cover.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))
})
afterEach(() => process.chdir(before))

async function edit(output: string, ...said: string[]) {
  const notes: string[] = []
  const out: string[] = []
  const status = await runCommand(
    ['edit', 'take.wav', ...said.flatMap((text) => ['--say', text]), '--offline', '--yes', '-o', output],
    {
      out: (text) => out.push(text),
      note: (text) => notes.push(text),
      ask: null,
      env: { TAPEHAND_DATA: path.join(folder, 'data') },
      signal: new AbortController().signal,
    },
  )
  return { status, said: out.join('\n'), notes: notes.join('\n') }
}

async function aboutIn(file: string) {
  const editor = (await openEngine()).editorFor('test')
  value(await editor.importAudio([{ path: path.join(folder, file), name: file }]))
  return (await editor.view()).about
}

it('tags and a cover that are said go into the file, and the next episode takes over those of its show', async () => {
  const words = ['change the artist to Anna', 'change the album to Night Shift', 'change the title to Episode 1']
  const done = await edit('one.mp3', ...words, 'set the cover to cover.jpg')
  expect(done.said).toMatch(/Set the artist to “Anna”\.[^]*Took cover\.jpg as the cover\./u)
  expect(done.status).toBe('done')
  const cover = { mime: 'image/jpeg', bytes: 7 }
  expect(await aboutIn('one.mp3')).toEqual({
    tags: { artist: 'Anna', album: 'Night Shift', title: 'Episode 1' },
    cover,
  })
  const next = await edit('two.flac', 'import the tags of the show called Night Shift', 'ändere den Titel in Folge 2')
  expect(next.said).toContain('Took artist, album and cover of “Night Shift”')
  expect(await aboutIn('two.flac')).toEqual({ tags: { artist: 'Anna', album: 'Night Shift', title: 'Folge 2' }, cover })
})

it('what is no picture and what is no show is refused in a sentence, and then nothing is written', async () => {
  const noPicture = await edit('a.mp3', 'set the cover to take.wav')
  expect(noPicture).toMatchObject({ status: 'failed' })
  expect(noPicture.said).toMatch(/"take\.wav" is no JPEG or PNG picture/u)
  expect((await edit('a.mp3', 'import the tags of the show called Nobody')).said).toMatch(/No tags of a show/u)
  expect(existsSync('a.mp3')).toBe(false)
})

it('a track, a clip and a label are renamed as before, whatever they are called', async () => {
  const { said } = await edit(
    'b.wav',
    'rename the track to Title',
    'add a label called Artist',
    'change the year to 2026',
  )
  expect(said).toMatch(/Renamed take to Title\.[^]*Added the label “Artist”[^]*Set the year to “2026”\./u)
})
