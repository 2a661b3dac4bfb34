import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { createEngine, type Engine } from '../../../../electron/engine/index.ts'
import { sayNote } from '../../../../shared/notes/fileNotes.ts'
import { expectAudio } from '../../../support/expectAudio.ts'
import { formats } from '../../../support/files/audacity/makeProject.ts'
import { makeWav, storeSamples, storedFields } from '../../../support/files/makeWav.ts'
import { value } from '../../../support/openEngine.ts'
import { noise } from '../../../support/signals.ts'
import type { AudacityPipe } from './audacityPipe.ts'
import { rowsOf } from './onTapehand.ts'
import { storyRate } from './startAudacity.ts'

/**
 * Projects that the running Audacity saves, imported here. It exports floats from then on, so these stories come last.
 */
export function testProjects(pipe: () => AudacityPipe, folder: string): void {
  beforeAll(async () => {
    await pipe().ask('SetPreference: Name="/FileFormats/ExportFormat_SF1_Type/WAV_10000" Value=6 Reload=1')
  })

  const say = async (...commands: readonly string[]): Promise<void> => {
    for (const command of commands) await pipe().ask(command)
  }
  const select = (start: number, end: number, track: number, count = 1): string =>
    `Select: Start=${start} End=${end} Track=${track} TrackCount=${count} Mode=Set`

  /** 16-bit noise, other for every channel and length of name. */
  const record = async (name: string, channels: 1 | 2, seconds: number): Promise<void> => {
    const rows = Array.from({ length: channels }, (_, c) => noise(seconds * storyRate, name.length + c))
    const samples = Array.from({ length: seconds * storyRate * channels }, (_, k) =>
      Math.round((rows[k % channels]?.[Math.floor(k / channels)] ?? 0) * 8000),
    )
    const file = path.join(folder, `${name}.wav`)
    writeFileSync(file, makeWav(storeSamples('s16', samples), storedFields('s16', channels, storyRate)))
    await say(`Import2: Filename="${file}"`)
  }

  /** Saves what Audacity has, and its own mix of it. Nothing that is read may change. */
  const saved = async (name: string, seconds: number, tracks: number): Promise<{ project: string; mix: string }> => {
    const [project, mix] = [path.join(folder, `${name}.aup3`), path.join(folder, `${name}-mix.wav`)]
    await say(`SaveProject2: Filename="${project}"`, select(0, seconds, 0, tracks))
    await say(`Export2: Filename="${mix}" NumChannels=2`)
    return { project, mix }
  }

  const importNow = async (project: string): Promise<{ engine: Engine; notes: string[]; mix: Float32Array[] }> => {
    const engine = value(await createEngine({ file: ':memory:', run: 'inline' }))
    const imported = value(await engine.importAudio([{ path: project, name: path.basename(project) }]))
    const file = path.join(folder, 'ours.wav')
    value(
      await engine
        .editorFor('window')
        .exportAudio({ path: file, format: 'wavFloat', channels: 2, range: 'all', overwrite: 'allowed' }),
    )
    return { engine, notes: imported.notes.map(sayNote), mix: rowsOf(file, 2) }
  }

  const formatsIn = (project: string): unknown[] => {
    const copy = path.join(folder, 'copy')
    for (const end of ['', '-wal']) copyFileSync(`${project}${end}`, `${copy}${end}`)
    const database = new DatabaseSync(copy)
    const rows = database.prepare('SELECT DISTINCT sampleformat AS format FROM sampleblocks').all()
    database.close()
    return rows.map(({ format }) => format)
  }

  const filesBeside = (project: string): unknown =>
    readdirSync(folder)
      .filter((name) => name.startsWith(path.basename(project)))
      .map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')])

  test('sound as there, with clips, trims, levels, envelopes and labels, while it is open there', async () => {
    await say('SelectAll:', 'RemoveTracks:')
    await record('host', 1, 3)
    await record('band', 2, 40)
    await say('SelectTracks: Track=0 TrackCount=1 Mode=Set', 'SetTrackStatus: Name="Host Ä"')
    await say('SetTrackAudio: Gain=-6 Pan=-50')
    await say('SelectTracks: Track=1 TrackCount=1 Mode=Set', 'SetTrackStatus: Name="Band"')
    await say('SetTrackAudio: Gain=2 Pan=25')
    await say(select(1, 1, 0), 'Split:', 'SetClip: At=1.5 Start=1.25', 'SetClip: At=1.6 Name="second half"')
    await say(select(1.5, 2, 0), 'Trim:', select(1, 1.3, 1), 'SplitDelete:')
    await say(select(12, 12.5, 1), 'Delete:', select(20, 25, 1), 'Silence:')
    await say(select(0, 0, 0), 'SetEnvelope: Time=0.2 Value=0.5', 'SetEnvelope: Time=0.61234 Value=1.5')
    await say('SetEnvelope: Time=1.7 Value=0.25', 'SetEnvelope: Time=1.9 Value=1.1')
    await say(select(5, 5, 1), 'SetEnvelope: Time=5 Value=0.3', 'SetEnvelope: Time=30 Value=1.2')
    await say('Select: Start=0.5 End=1.5', 'AddLabel:', 'SetLabel: Label=0 Text="intro" Start=0.5 End=1.25')
    const { project, mix } = await saved('show', 40, 3)
    const before = filesBeside(project)
    const { engine, notes, mix: ours } = await importNow(project)

    expectAudio(ours, rowsOf(mix, 2), 1e-7)
    expect(filesBeside(project)).toEqual(before)
    expect(notes).toEqual([
      '"show.aup3": it is a project of Audacity 3.2.4: 2 tracks with 4 clips and 1 label came with it.',
    ])
    const { tracks, labels } = await engine.view()
    const [host, band] = tracks
    expect(host).toMatchObject({ name: 'Host Ä', channels: 1, pan: -0.5 })
    expect(band).toMatchObject({ name: 'Band', channels: 2, pan: 0.25 })
    expect([host?.gainDb, band?.gainDb]).toEqual([expect.closeTo(-6, 5), expect.closeTo(2, 5)])
    expect(host?.clips.map(({ start, end, hidden }) => [start, end, hidden])).toEqual([
      [0, 1, { before: 0, after: 2 }],
      [1.5, 2, { before: 1.25, after: 1.25 }],
    ])
    expect(band?.clips.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1.3, 39.5],
    ])
    expect(labels).toMatchObject([{ text: 'intro', start: 0.5, end: 1.25 }])
    await engine.close()
  }, 120_000)

  test('of 16 and 24 bits, muted, and generated, sound as there', async () => {
    const choices = [
      ['Format24Bit', formats.int24],
      ['Format16Bit', formats.int16],
    ] as const
    for (const [format, number] of choices) {
      await say(`SetPreference: Name="/SamplingRate/DefaultProjectSampleFormatChoice" Value="${format}" Reload=1`)
      await say('SelectAll:', 'RemoveTracks:')
      await record('left', 1, 20)
      await record('quiet', 1, 2)
      await say('SelectTracks: Track=1 TrackCount=1 Mode=Set', 'SetTrackAudio: Mute=1')
      await say(
        'NewMonoTrack:',
        select(1, 6, 2),
        'Noise: Type=White Amplitude=0.2',
        select(2, 3, 0),
        'Amplify: Ratio=0.5',
      )
      const { project, mix } = await saved(`bits-${format}`, 20, 3)
      expect(formatsIn(project)).toContain(number)
      const { engine, mix: ours } = await importNow(project)
      expectAudio(ours, rowsOf(mix, 2), 1e-7)
      const { tracks } = await engine.view()
      expect(tracks.slice(0, 2).map(({ muted }) => muted)).toEqual([false, true])
      await engine.close()
    }
  }, 120_000)
}
