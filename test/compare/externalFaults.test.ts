import { describe, expect, it } from 'vitest'
import { leftBehind, talkWith, toolFolder } from '../support/outsideTools.ts'
import { hasFfmpeg, hasRubberBand, hasSox } from '../support/files/peerTools.ts'

const ffmpeg = (...args: readonly string[]) =>
  ['ffmpeg', '-nostdin', '-hide_banner', '-loglevel', 'error', ...args, '-c:a', 'pcm_f32le', '{output}'] as const
const sox = (...args: readonly string[]) => ['sox', '{input}', '-b', '32', '-e', 'floating-point', '{output}', ...args]

/** A manifest with such a command on four seconds of sound, allowed and approved. */
async function run(command: readonly string[], more: Readonly<Record<string, unknown>> = {}) {
  const folder = toolFolder([{ name: 'own', body: '', manifest: { command, ...more } }])
  const talk = await talkWith(folder, { tracks: { Voice: [['take', 0, 4]] } })
  const before = await talk.engine.view()
  await talk.agent.call({ tool: 'own', start_time: 0, end_time: 4 })
  await talk.decide('approve')
  const { tracks, history } = await talk.engine.view()
  expect({ tracks, history, left: leftBehind() }).toEqual({ tracks: before.tracks, history: before.history, left: [] })
  expect(talk.agent.log().at(-1)?.state).toBe('failed')
  return talk.reply()
}

describe('what goes wrong with a real program is said, and leaves everything as it was', () => {
  it.skipIf(!hasSox).each<[what: string, args: string[], said: RegExp]>([
    ['a value that it refuses', ['tremolo', '5', '400'], /ended with status \d+ and said “.*tremolo/u],
    ['a word that it takes for a file', ['nosucheffect'], /status \d+ and said “.*can't open input file/u],
    ['nothing left', ['trim', '0', '0'], /there is no sound in what it wrote/u],
    ['another rate', ['rate', '16000'], /16000 Hz where 8000 Hz went in/u],
    ['another length', ['speed', '2'], /2 s long where 4 s should be/u],
  ])('SoX: %s', async (_, args, said) => {
    expect(await run(sox(...args))).toMatch(said)
  })

  it.skipIf(!hasFfmpeg).each<[what: string, args: string[], said: RegExp]>([
    [
      'a filter that it does not know',
      ['-i', '{input}', '-af', 'nosuchfilter'],
      /status \d+ and said “.*nosuchfilter/u,
    ],
    ['samples that are no numbers', ['-i', '{input}', '-af', 'aeval=0/0'], /no numbers/u],
    ['more channels', ['-i', '{input}', '-ac', '2'], /2 channels|stereo/u],
    ['half of it', ['-i', '{input}', '-t', '1'], /1 s long where 4 s should be/u],
    ['sound without end', ['-stream_loop', '-1', '-i', '{input}'], /MB, so its program was stopped/u],
  ])('FFmpeg: %s', async (_, args, said) => {
    expect(await run(ffmpeg(...args))).toMatch(said)
  })

  it.skipIf(!hasFfmpeg)('FFmpeg: no end within its time', async () => {
    const slowly = ffmpeg('-re', '-stream_loop', '-1', '-i', '{input}')
    expect(await run(slowly, { seconds: 1 })).toMatch(/not done after 1 seconds/u)
  })

  it.skipIf(!hasRubberBand).each<[what: string, args: string[], said: RegExp]>([
    [
      'a value that it refuses',
      ['--time', 'fast'],
      /"rubberband" ended with status 1 and said “ERROR: Invalid time ratio/u,
    ],
    ['another length', ['--time', '2'], /8 s long where 4 s should be/u],
  ])('Rubber Band: %s', async (_, args, said) => {
    expect(await run(['rubberband', ...args, '{input}', '{output}'])).toMatch(said)
  })
})
