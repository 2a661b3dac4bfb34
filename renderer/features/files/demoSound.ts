/** The demo recording as it comes along: the loudest of each of 96 equal parts, percent. */
export const demoVoice = read(
  '0 0 0 0 0 0 93 96 94 100 96 34 93 92 99 100 88 95 64 0 0 60 90 97 96 91 98 98 93 90 96 96 85 20 96 ' +
    '93 89 88 96 95 34 96 96 97 98 96 86 87 94 99 33 0 0 0 27 43 34 9 37 30 39 33 35 33 31 0 0 94 99 95 ' +
    '97 98 95 76 97 97 94 97 6 97 96 92 99 98 96 0 0 0 0',
)
export const demoMusic = read(
  '58 76 76 70 67 66 30 13 15 17 18 14 17 12 14 19 15 13 18 14 14 21 14 13 15 14 13 16 14 12 17 13 14 ' +
    '20 13 12 18 15 15 19 16 14 19 14 16 19 14 14 16 14 12 13 16 14 18 19 16 22 13 13 19 14 15 19 12 13 ' +
    '17 12 12 19 13 13 17 14 19 14 19 16 18 12 13 19 14 14 37 68 72 80 58 62 81 100 64 31 17 6',
)

function read(text: string): readonly number[] {
  return text.split(' ').map(Number)
}

export interface ExampleSound {
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** Parts of the first that go away. */
  readonly removed: readonly { readonly from: number; readonly to: number }[]
}

/** Quieter is a pause, percent; of a long one so many parts stay. */
const quiet = 2
const staying = 1

export function withoutPauses(sound: readonly number[]): ExampleSound {
  const removed: { from: number; to: number }[] = []
  let from = 0
  sound.forEach((loud, at) => {
    const isHeard = loud > quiet
    const to = isHeard ? at : at + 1
    if ((isHeard || to === sound.length) && to - from > staying) removed.push({ from: from + staying, to })
    if (isHeard) from = at + 1
  })
  const isRemoved = (at: number) => removed.some((one) => one.from <= at && at < one.to)
  return { before: sound, after: sound.filter((_, at) => !isRemoved(at)), removed }
}

export function muted(sound: readonly number[]): ExampleSound {
  return { before: sound, after: sound.map(() => 0), removed: [] }
}

export function fadedOut(sound: readonly number[], parts: number): ExampleSound {
  const left = (at: number) => Math.min(1, (sound.length - at - 0.5) / parts)
  return { before: sound, after: sound.map((loud, at) => loud * left(at)), removed: [] }
}
