import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { count, element, encodeDocument } from '../../../../../support/files/audacity/binaryXml.ts'
import { hearProject, hearProjectFile } from '../../../../../support/files/audacity/importProject.ts'
import {
  blockFile,
  clip,
  floatRow,
  makeProject,
  makeTextProject,
  project,
  type ProjectFields,
  waveTrack,
} from '../../../../../support/files/audacity/makeProject.ts'
import { failureOf, importPaths, scratchFolder } from '../../../../../support/files/importing.ts'
import { makeWav, storeSamples } from '../../../../../support/files/makeWav.ts'
import { told } from '../../../../../support/told.ts'

const whole = project([waveTrack({}, [clip({ blocks: [1] })])])

async function codeOf(fields: ProjectFields): Promise<string> {
  const file = `${scratchFolder()}/show.aup3`
  makeProject(file, fields)
  const { imported } = await importPaths([file])
  return imported.ok ? 'none' : `${imported.error.code}: ${JSON.stringify(imported.error.values)}`
}

describe('a file that passes for a project', () => {
  it('is damaged where its document is cut short or senseless', async () => {
    const { dict, doc } = encodeDocument(whole)
    expect(await codeOf({ document: { dict, doc: doc.subarray(0, -5) } })).toContain('project-cut-short')
    expect(await codeOf({ document: { dict: dict.subarray(0, 1), doc } })).toContain('files/broken')
    expect(await codeOf({ document: { dict, doc: Buffer.alloc(0) } })).toContain('project-cut-short')
    expect(await codeOf({ document: element('html') })).toContain('project-senseless')
  })

  it('is damaged where its tables are other ones, or would run something', async () => {
    const head = 'PRAGMA application_id = 0x41554459;'
    const plain = 'CREATE TABLE project(id INTEGER PRIMARY KEY, dict, doc); CREATE TABLE autosave(id, dict, doc);'
    const endless =
      'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS blockid, 1 AS samples FROM n'
    for (const schema of [
      `${head} CREATE TABLE other(x)`,
      `${head} ${plain} CREATE VIEW sampleblocks AS ${endless}`,
      `${head} ${plain} CREATE TABLE sampleblocks(blockid INTEGER PRIMARY KEY, x, samples AS (zeroblob(1000000000)))`,
    ])
      expect(await codeOf({ document: whole, schema })).toContain('project-tables')
  })

  it('has silence where a row is no sound', async () => {
    const { tracks } = await hearProject({
      rows: [
        floatRow([0.5]),
        { format: 0x4_000f, samples: 'text' },
        { format: 0x4_000f, samples: null },
        { format: 0x4_000f, samples: new Uint8Array(3) },
        { format: -1, samples: new Uint8Array(4) },
      ],
      document: project([
        waveTrack({}, [clip({ blocks: [1, 2, 3, 4, 5, 2 ** 52], starts: [0, 1, 2, 3, 4, 5], frames: 6 })]),
      ]),
    })
    expect(tracks[0]?.clips[0]?.sound).toEqual([Float32Array.of(0.5, 0, 0, 0, 0, 0)])
  })

  it('is refused where it claims more time than there is, or a rate that can not be', async () => {
    const long = (blocks: readonly number[]): ProjectFields => ({
      rows: [floatRow([0.5])],
      document: project([waveTrack({}, [clip({ blocks })])]),
    })
    expect(await codeOf(long([-(2 ** 50)]))).toContain('project-too-long')
    expect(
      await codeOf({
        rows: [floatRow([0.5])],
        document: project([waveTrack({}, [clip({ blocks: [1], attributes: { offset: 1e12 } })])]),
      }),
    ).toContain('project-too-long')
    expect(await codeOf({ document: project([waveTrack({ rate: 1 }, [])]) })).toContain('files/unsupported')
    expect(await codeOf({ document: project([], { rate: 1e9 }) })).toContain('files/unsupported')
  })

  it('is taken for what it is where numbers are none', async () => {
    const { tracks } = await hearProject({
      rows: [floatRow([0.5, 0.25])],
      document: project(
        [
          waveTrack({ gain: Number.NaN, pan: 9, mute: 'yes', name: 'x'.repeat(5000) }, [
            clip({
              blocks: [1],
              frames: -5,
              attributes: { offset: Number.POSITIVE_INFINITY, trimLeft: -3, trimRight: 'x', clipStretchRatio: 0 },
              points: [
                [Number.NaN, 1],
                [0, Number.NEGATIVE_INFINITY],
              ],
            }),
            clip({ blocks: [1], attributes: { offset: 1, trimLeft: 1e9, trimRight: 1e9 } }),
            clip({ blocks: [] }),
          ]),
        ],
        { rate: 'fast' },
      ),
    })
    expect(tracks[0]).toMatchObject({ levels: { gainDb: 0, pan: 1, muted: false } })
    expect(tracks[0]?.name).toHaveLength(200)
    expect(tracks[0]?.clips).toMatchObject([{ start: 0, sound: [Float32Array.of(0.5, 0.25)] }])
  })

  it('is empty where it has no track of sound, and another file where another program wrote it', async () => {
    expect(await codeOf({ document: project([]) })).toContain('files/project-empty')
    const labels = element('labeltrack', { numlabels: count(1) }, [element('label', { t: 1, title: 'x' })])
    expect(await codeOf({ document: project([labels]) })).toContain('files/project-empty')
    const file = `${scratchFolder()}/show.aup3`
    makeProject(file, { document: whole, schema: 'CREATE TABLE project(x)' })
    expect(await failureOf(readFileSync(file), 'show.aup3')).toContain('files/not-audio')
  })
})

describe('a project that is open elsewhere', () => {
  it('is read with what is in the log beside it, and neither is touched', async () => {
    const folder = scratchFolder()
    const file = path.join(folder, 'show.aup3')
    const open = makeProject(file, { rows: [floatRow([0.5])], document: whole, keepsLog: true })
    try {
      const state = (): unknown =>
        readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')])
      const before = state()
      const { tracks } = await hearProjectFile(file)
      expect(tracks[0]?.clips[0]?.sound).toEqual([Float32Array.of(0.5)])
      expect(state()).toEqual(before)
      expect(readdirSync(folder)).toContain('show.aup3-wal')
    } finally {
      open.close()
    }
  })

  it('that was copied while it was in that mode needs no file beside it', async () => {
    const folder = scratchFolder()
    const file = path.join(folder, 'show.aup3')
    makeProject(file, { rows: [floatRow([0.5])], document: whole })
    const before = readFileSync(file)
    await hearProjectFile(file)
    expect(readdirSync(folder)).toEqual(['show.aup3'])
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

describe('a project of Audacity 2', () => {
  const text = (blocks: string): string =>
    `<?xml version="1.0" standalone="no" ?><!DOCTYPE project PUBLIC "-//audacityproject-1.3.0//DTD//EN" "x" >
    <project xmlns="http://audacity.sourceforge.net/xml/" projname="show_data" audacityversion="2.4.2" rate="44100">
    <wavetrack name="Host &amp; Guest" linked="0" mute="1" gain="0.5" pan="-1" rate="44100">
    <waveclip offset="0.5"><sequence numsamples="100">${blocks}</sequence>
    <envelope numpoints="1"><controlpoint t="0.0" val="0.5"/></envelope></waveclip></wavetrack>
    <labeltrack name="L"><label t="1.0" t1="2.0" title="intro"/></labeltrack></project>`
  const block = (inner: string, start = 0): string => `<waveblock start="${start}">${inner}</waveblock>`

  it('comes with the sound in the folder beside it', async () => {
    const file = path.join(scratchFolder(), 'show.aup')
    const blocks = [
      block('<simpleblockfile filename="e0001a85.au" len="3"/>'),
      block('<silentblockfile len="2"/>', 3),
      block('<simpleblockfile filename="e0000000.au" len="2"/>', 5),
      block('<pcmaliasblockfile aliasfile="/home/somebody/take.wav" aliasstart="1" aliaslen="2" aliaschannel="0"/>', 7),
      block('<simpleblockfile filename="../../secret.au" len="1"/>', 9),
    ]
    makeTextProject(file, text(blocks.join('')), { 'e0001a85.au': blockFile([0.5, 0.25, 1]) })
    const { writeFileSync } = await import('node:fs')
    writeFileSync(path.join(path.dirname(file), 'take.wav'), makeWav(storeSamples('s16', [1, 16_384, 8192])))
    const { tracks, labels, sampleRate, notes } = await hearProjectFile(file)
    expect(sampleRate).toBe(44_100)
    expect(tracks).toMatchObject([{ name: 'Host & Guest', levels: { pan: -1, muted: true } }])
    expect(tracks[0]?.clips).toMatchObject([{ start: 22_050 }])
    expect(tracks[0]?.clips[0]?.sound).toEqual([Float32Array.of(0.25, 0.125, 0.5, 0, 0, 0, 0, 0.25, 0.125, 0)])
    expect(labels).toEqual([{ text: 'intro', start: 1, end: 2 }])
    expect(notes).toHaveLength(3)
    expect(notes[1]).toMatch(/sound of “Host & Guest” from .* is missing/u)
  })

  it('without that folder says which', async () => {
    const file = path.join(scratchFolder(), 'show.aup')
    const { writeFileSync } = await import('node:fs')
    writeFileSync(file, text(block('<silentblockfile len="2"/>')))
    const { imported } = await importPaths([file])
    expect(told(imported)).toMatchObject({ ok: false, error: { code: 'files/project-without-sound' } })
  })
})
