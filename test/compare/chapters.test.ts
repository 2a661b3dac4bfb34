import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openEngine, value } from '../support/openEngine.ts'
import { ffmpegFloats, hasFfmpeg, hasSox, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'

afterEach(() => void vi.unstubAllEnvs())

interface Probed {
  readonly start_time: string
  readonly end_time: string
  readonly tags?: { readonly title?: string }
}

/** The chapters that ffprobe finds. */
function probe(file: string): readonly Probed[] {
  const out = execFileSync('ffprobe', ['-v', 'error', '-show_chapters', '-of', 'json', file], { encoding: 'utf8' })
  return (JSON.parse(out) as { chapters: Probed[] }).chapters
}

async function exported(
  ending: 'mp3' | 'ogg' | 'flac' | 'wav' | 'aiff',
  chapters: 'labels' | undefined,
  part?: [number, number],
) {
  const engine = await openEngine()
  value(
    await engine.seed({
      sampleRate: 44_100,
      tracks: [{ name: 'Host', channels: 1, clips: [{ name: 'talk', start: 0, end: 30 }], silences: [] }],
      labels: [
        { text: 'Intro', start: 0, end: 0 },
        { text: 'Über Radio', start: 10.25, end: 20 },
        { text: 'Outro', start: 21, end: 21 },
      ],
      selection: part === undefined ? null : { start: part[0], end: part[1] },
      selectedTracks: ['Host'],
      selectedClips: [],
      cursor: 0,
    }),
  )
  const file = path.join(makeFolder(), `show.${ending}`)
  const format = ({ flac: 'flac16', wav: 'wav16', aiff: 'aiff24', mp3: 'mp3', ogg: 'ogg' } as const)[ending]
  const editor = engine.editorFor('test')
  const range = part === undefined ? 'all' : 'selection'
  const request = { path: file, format, channels: 'auto', range, overwrite: 'never' } as const
  value(await editor.exportAudio({ ...request, ...(chapters && { chapters }) }))
  return file
}

describe.skipIf(!hasFfmpeg)('chapters as ffprobe finds them (skipped where FFmpeg is missing)', () => {
  it.each(['mp3', 'ogg', 'flac'] as const)('come from the labels into %s, each up to the next', async (ending) => {
    const found = probe(await exported(ending, 'labels'))
    expect(found.map(({ tags }) => tags?.title)).toEqual(['Intro', 'Über Radio', 'Outro'])
    expect(found.map(({ start_time }) => Number(start_time))).toEqual([0, 10.25, 21])
    expect(Number(found[0]?.end_time)).toBe(10.25)
    expect(Number(found[2]?.end_time)).toBeCloseTo(30, 1)
  })

  it('are counted from the start of a part that is exported', async () => {
    const found = probe(await exported('mp3', 'labels', [10, 25]))
    expect(found.map(({ start_time, tags }) => [Number(start_time), tags?.title])).toEqual([
      [0.25, 'Über Radio'],
      [11, 'Outro'],
    ])
  })

  it('are left out where nobody asks for them', async () => {
    expect(probe(await exported('mp3', undefined))).toEqual([])
  })

  it.each(['mp3', 'ogg', 'flac', 'wav', 'aiff'] as const)('of %s come back as labels', async (ending) => {
    expect(await broughtIn(await exported(ending, 'labels'))).toEqual([
      ['Intro', 0],
      ['Über Radio', 10.25],
      ['Outro', 21],
    ])
  })

  it.each(['m4a', 'opus'])('that FFmpeg writes into %s come in as labels', async (ending) => {
    vi.stubEnv('TAPEHAND_FFMPEG', '')
    const source = await exported('flac', 'labels')
    const file = `${source}.${ending}`
    runPeer('ffmpeg', '-v', 'error', '-i', source, '-map_chapters', '0', file)
    const found = await broughtIn(file)
    expect(found.map(([text]) => text)).toEqual(['Intro', 'Über Radio', 'Outro'])
    for (const [k, at] of [0, 10.25, 21].entries()) expect(Number(found[k]?.[1])).toBeCloseTo(at, 2)
  })

  it.each(['wav', 'aiff'] as const)(
    'leave a file of %s whole for others: FFmpeg and SoX read its sound',
    async (ending) => {
      const [plain, marked] = [await exported(ending, undefined), await exported(ending, 'labels')]
      expect(ffmpegFloats(marked)).toEqual(ffmpegFloats(plain))
      if (hasSox) expect(runPeer('soxi', '-s', marked).toString()).toBe(runPeer('soxi', '-s', plain).toString())
    },
  )
})

async function broughtIn(file: string): Promise<[string, number][]> {
  const editor = (await openEngine()).editorFor('test')
  value(await editor.importAudio([{ path: file, name: path.basename(file) }]))
  return (await editor.view()).labels.map(({ text, start }) => [text, start])
}
