import { expect, test } from 'vitest'
import { framesByAct } from '../../../../../../electron/agent/reader/frames/index.ts'
import { german } from '../../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../../electron/agent/reader/languages/en/index.ts'
import { createReader } from '../../../../../../electron/agent/reader/reader.ts'
import { singleCases } from '../../../../../support/reader/cases.ts'
import { judge, type Verdict } from '../../../../../support/reader/judge.ts'

/**
 * Cases whose reading differs from what the conversations expect, each judged. Most are settled behind the reader: by
 * the state of the project, by a file, or by what a tool can do to what it is given.
 */
const differing: ReadonlyMap<string, string> = new Map([
  ['move the goodbye clip to 30 seconds', 'another clip is in the way, which shows when it is rehearsed'],
  ['crossfade 10 to 20', 'there is no join there, which shows when it is rehearsed'],
  ['crossfade the verse and the chorus over 2 seconds', 'a gap lies between them, which shows when it is rehearsed'],
  [
    'crossfade take 1 on the vocals into take 2 over 1 second',
    'a gap lies between them, which shows when it is rehearsed',
  ],
  ['crossfade take 2 and take 3 by half a second', 'a gap lies between them, which shows when it is rehearsed'],
  ['bleep 10 to 11', 'asks for the track, which is settled by the preparation'],
  ['set the track gain of the bass to 0 dB', 'it has that gain already, and is told so'],
  ['high pass the voice over at 50 kHz', 'a limit of the sample rate'],
  ['shorten all pauses longer than 20 seconds to half a second', 'there is none that long, and is told so'],
  ['tighten the pauses on the guest track', 'there is none, and is told so'],
  ['master the whole project to streaming loudness, -14 LUFS', 'twice the same level: it changes nothing more'],
  ['cut 2 seconds from the start and the end', 'the same parts, the later one first'],
  ['split', 'the cursor lies outside a clip, which the preparation asks about'],
  ['delete the first 10 seconds and reverse 20 to 30', 'only the first was approved'],
  ['keep the first minute except 10 to 20', 'the same sound, by another way'],
  ['delete take 1 except the first 10 seconds', 'was asked about before; the first ten seconds of the take stay'],
])

test('what the conversations expect to run is read, or asked about', () => {
  const reader = createReader([english, german], framesByAct)
  const counts: Record<Verdict, number> = { right: 0, asked: 0, wrong: 0, unknown: 0 }
  const wrong: string[] = []
  for (const one of singleCases('test/conversations')) {
    const { verdict, why } = judge(one, reader.read(one.say, one.view))
    counts[verdict] += 1
    if (verdict === 'wrong' && !differing.has(one.say)) wrong.push(`${one.say} → ${why}`)
  }
  process.stdout.write(`shadow: ${JSON.stringify(counts)}\n`)
  expect(wrong).toEqual([])
  expect(counts.right).toBeGreaterThanOrEqual(1060)
}, 120_000)
