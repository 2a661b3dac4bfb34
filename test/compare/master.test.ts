import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import { openEngine, value } from '../support/openEngine.ts'
import { hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'
import { addCompareRow } from './support/compareRow.ts'
import { ffmpegLevels, ffmpegReads } from './support/ffmpegReads.ts'

const hasSpeech = spawnSync('espeak-ng', ['--version'], { stdio: 'ignore' }).status === 0
const lena = path.join(import.meta.dirname, '../../node_modules/audio-lena/lena.wav')
const sentences =
  'Welcome back to the show. Today we talk about the history of radio. ... Let us begin at the beginning.'

const sox = (file: string, ...args: readonly string[]): string => {
  runPeer('sox', '-n', '-b', '24', ...args.slice(0, 4), file, ...args.slice(4))
  return file
}
const at = (rate: number, channels: number): string[] => ['-r', `${rate}`, '-c', `${channels}`]

/** Sounds with high peaks, by name; each becomes tracks. */
const sounds: Readonly<Record<string, (folder: string) => readonly string[]>> = {
  speech: (folder) => {
    const file = path.join(folder, 'speech.wav')
    spawnSync('espeak-ng', ['-w', file, sentences.repeat(4)])
    return [file]
  },
  'a recording (audio-lena)': () => [lena],
  'sparse plucks': (folder) => [
    sox(path.join(folder, 'plucks.wav'), ...at(44_100, 2), 'synth', '1', 'pluck', 'E2', 'pluck', 'B4', 'repeat', '11'),
  ],
  'clicks over noise': (folder) => {
    const noise = sox(path.join(folder, 'noise.wav'), ...at(48_000, 1), 'synth', '12', 'pinknoise', 'gain', '-18')
    const click = ['synth', '0.0005', 'square', '3000', 'pad', '0', '0.9', 'repeat', '12', 'gain', '-3']
    return [noise, sox(path.join(folder, 'clicks.wav'), ...at(48_000, 1), ...click)]
  },
  'a high tone near half the rate': (folder) => [
    sox(
      path.join(folder, 'high.wav'),
      ...at(44_100, 2),
      'synth',
      '8',
      'sine',
      '11025.3',
      'sine',
      '9000',
      'tremolo',
      '2',
      '95',
    ),
  ],
}

const targets = [
  { name: 'Spotify', level: { unit: 'lufs', value: -14 }, ceilingDb: -1 },
  { name: 'Apple Podcasts', level: { unit: 'lufs', value: -16 }, ceilingDb: -1 },
  { name: 'EBU R 128', level: { unit: 'lufs', value: -23 }, ceilingDb: -1 },
  { name: 'ACX', level: { unit: 'rms', value: -20 }, ceilingDb: -3.1 },
] as const

async function mastered(files: readonly string[], request: Extract<EditRequestInput, { kind: 'master' }>) {
  const engine = await openEngine()
  const editor = engine.editorFor('test')
  value(await editor.importAudio(files.map((file) => ({ path: file, name: path.basename(file) }))))
  const { tracks, duration } = await editor.view()
  value(await editor.perform({ kind: 'setTimeSelection', start: 0, end: duration }))
  value(await editor.perform({ kind: 'selectTracks', trackIds: tracks.map(({ id }) => id) }))
  const outcome = value(await editor.perform(request))
  const out = path.join(makeFolder(), 'out.wav')
  value(await editor.exportAudio({ path: out, format: 'wavFloat', channels: 'auto', range: 'all', overwrite: 'never' }))
  return { out, outcome }
}

describe.skipIf(!hasFfmpeg || !hasSox)('mastered for a target (skipped where FFmpeg or SoX is missing)', () => {
  const made = Object.keys(sounds).filter((name) => name !== 'speech' || hasSpeech)

  it.each(made.flatMap((sound) => targets.map((target) => [sound, target] as const)))(
    '%s ends inside level and ceiling as FFmpeg reads them: %j',
    async (sound, { name, level, ceilingDb }) => {
      const { out, outcome } = await mastered((sounds[sound] as (folder: string) => readonly string[])(makeFolder()), {
        kind: 'master',
        level,
        ceilingDb,
      })
      const { integrated, truePeakDb } = ffmpegReads(out)
      const found = level.unit === 'lufs' ? integrated : ffmpegLevels(out).rmsDb
      addCompareRow({
        operation: `${sound} mastered for ${name}`,
        peer: level.unit === 'lufs' ? 'ffmpeg ebur128' : 'ffmpeg astats',
        tolerance: `${level.value} ± 0.15, ${ceilingDb} dBTP at most`,
        measured: `${found.toFixed(1)}, ${truePeakDb.toFixed(1)} dBTP`,
      })
      expect(outcome.changed).toBe(true)
      expect(Math.abs(found - level.value)).toBeLessThanOrEqual(0.15)
      expect(truePeakDb).toBeLessThanOrEqual(ceilingDb)
      expect(outcome.notes?.filter(({ kind }) => kind === 'level-short') ?? []).toEqual([])
    },
  )
})
