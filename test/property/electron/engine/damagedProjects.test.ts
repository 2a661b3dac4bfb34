import { sayNote } from '../../../../shared/notes/fileNotes.ts'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine, type Engine } from '../../../../electron/engine/index.ts'
import { damageProject } from '../../../support/engine/damageProject.ts'
import { makeWav } from '../../../support/files/makeWav.ts'
import { value } from '../../../support/openEngine.ts'
import { random } from '../../../support/signals.ts'
import { tellTorture, tortureCount, tortureSeed, tortureTime } from '../../../support/torture.ts'
import { temporaryFolder } from '../../../support/openTestApp.ts'

const count = tortureCount(120)
const place = temporaryFolder()
const sound = path.join(place.folder, 'sound.tapehand')
/** Of each place in the history, the present first. */
let sounds: readonly string[] = []

const open = (file: string) => createEngine({ file, run: 'inline', joins: 'exact' })

/** Sound, arrangement and labels in one text. */
async function heard(engine: Engine): Promise<string> {
  const { tracks, labels, sampleRate } = await engine.view()
  const measured = await engine.measure({ range: { start: 0, end: 60 }, trackIds: tracks.map((track) => track.id) })
  return JSON.stringify([sampleRate, tracks, labels, measured.ok ? measured.value.soundHash : measured.error.code])
}

beforeAll(async () => {
  const wav = path.join(place.folder, 'noise.wav')
  const next = random(5)
  const samples = Int16Array.from({ length: 40_000 }, () => next() * 50_000 - 25_000)
  writeFileSync(wav, makeWav(new Uint8Array(samples.buffer), { sampleRate: 1000, channels: 2, blockAlign: 4 }))
  const engine = value(await open(sound))
  value(await engine.importAudio([{ path: wav, name: 'noise.wav' }]))
  value(await engine.importAudio([{ path: wav, name: 'noise.wav' }]))
  for (const [index, kind] of (
    ['split', 'fadeIn', 'reverse', 'deleteSelection', 'silenceSelection'] as const
  ).entries()) {
    value(await engine.perform({ kind: 'selectAllTracks' }))
    value(await engine.perform({ kind: 'setTimeSelection', start: 1 + index, end: 1.7 + index }))
    value(await engine.perform({ kind }))
  }
  value(await engine.perform({ kind: 'addLabel', text: 'here' }))
  value(await engine.writeDocument('conversation', { said: 'hello' }))
  const told = [await heard(engine)]
  while ((await engine.undo()).ok) told.push(await heard(engine))
  while ((await engine.redo()).ok);
  await engine.close()
  sounds = told
})

afterAll(() => place.remove())

interface Tally {
  refused: number
  readOnly: number
  sound: number
}

describe('a damaged project file', () => {
  test(
    `is refused, or says what is missing, or is whole; and is never written to (${count} files)`,
    { timeout: tortureTime(count, 400) },
    async () => {
      const file = path.join(place.folder, 'damaged.tapehand')
      const tally: Tally = { refused: 0, readOnly: 0, sound: 0 }
      const wrong: unknown[] = []
      for (let seed = tortureSeed; seed < tortureSeed + count; seed++) {
        copyFileSync(sound, file)
        const how = damageProject(file, random(seed))
        const bytes = readFileSync(file)
        const failed = await judge(file, tally)
        if (failed !== null) wrong.push([seed, how, failed])
        if (!readFileSync(file).equals(bytes)) wrong.push([seed, how, 'written to'])
        const past = await judgePast(file)
        if (past !== null) wrong.push([seed, how, past])
        for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
      }
      expect(wrong).toEqual([])
      expect(tally.readOnly).toBeGreaterThan(count / 4)
      tellTorture(tally)
    },
  )
})

/** What is wrong with how it opened, in words; null when all is well. */
async function judge(file: string, tally: Tally): Promise<string | null> {
  const opened = await open(file)
  if (!opened.ok) {
    tally.refused++
    return null
  }
  const engine = opened.value
  try {
    const view = await engine.view()
    if (view.readOnly !== undefined) {
      tally.readOnly++
      return await judgeReadOnly(engine, file)
    }
    tally.sound++
    const present = await heard(engine)
    if (present !== sounds[0]) return 'other sound, unsaid'
    const exported = await exportNotes(engine, file)
    if (exported === null || exported.some(isOfDamage)) return 'not exported as it was'
    return await judgeDocument(engine)
  } finally {
    await engine.close()
  }
}

/** What is undone is what was done, or can't be undone. */
async function judgePast(file: string): Promise<string | null> {
  const opened = await open(file)
  if (!opened.ok) return null
  const engine = opened.value
  let wrong: string | null = null
  for (let place = 1; wrong === null && (await engine.undo()).ok; place++) {
    const view = await engine.view()
    if (view.readOnly === undefined && (await heard(engine)) !== sounds[place]) wrong = `another past, unsaid: ${place}`
  }
  await engine.close()
  return wrong
}

async function judgeDocument(engine: Engine): Promise<string | null> {
  return JSON.stringify(await engine.readDocument('conversation')) === '{"said":"hello"}' ? null : 'other words, unsaid'
}

/** It says what is missing, exports only with a note, and goes on in a new project that is whole. */
async function judgeReadOnly(engine: Engine, file: string): Promise<string | null> {
  const view = await engine.view()
  if (view.readOnly?.missing.length === 0) return 'read-only without a reason'
  const notes = await exportNotes(engine, file)
  if (notes !== null && !notes.some(isOfDamage)) return 'exported as if whole'
  const target = `${file}.recovered`
  const saved = await engine.saveProject({ path: target, overwrite: 'allowed' })
  if (!saved.ok) return `not recovered: ${saved.error.code}`
  const again = await open(target)
  if (!again.ok) return `recovered, and not opened: ${again.error.code}`
  const [was, is] = [await heard(engine), await heard(again.value)]
  const isWhole = (await again.value.view()).readOnly === undefined
  await again.value.close()
  if (!isWhole) return 'recovered, and not whole'
  return was === is ? null : 'recovered, and not the same'
}

const isOfDamage = (note: string): boolean => note.includes('damaged')

async function exportNotes(engine: Engine, file: string): Promise<readonly string[] | null> {
  const done = await engine.exportAudio({
    path: `${file}.wav`,
    range: 'all',
    format: 'wav16',
    channels: 2,
    overwrite: 'allowed',
  })
  return done.ok ? done.value.notes.map(sayNote) : null
}
