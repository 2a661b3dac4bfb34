import type { Edited } from './editList.ts'
import type { Kept } from './traceOriginals.ts'

const perSecond = 25
/** A reel has eight letters, an event three digits. */
const reelLetters = 8
const mostEvents = 999

/** CMX 3600, 25 frames a second: what is heard of each recording, where it was and where it is. */
export function writeEdl({ project, sampleRate, originals, kept }: Edited): string {
  const code = (frame: number): string => timeCode(Math.round((frame / sampleRate) * perSecond))
  const events = joined(kept)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, mostEvents)
    .map((one, k) => {
      const name = originals.find(({ track }) => track === one.track)?.name ?? ''
      const times = [one.start, one.start + one.length, one.at, one.at + one.heardLength].map(code)
      const reel = name
        .replaceAll(/[^A-Za-z0-9]/gu, '')
        .toUpperCase()
        .slice(0, reelLetters)
        .padEnd(reelLetters)
      return `${String(k + 1).padStart(3, '0')}  ${reel.trim() === '' ? 'AX      ' : reel} A     C        ${times.join(' ')}\n* FROM CLIP NAME: ${oneLine(name)}`
    })
  return [`TITLE: ${oneLine(project)}`, 'FCM: NON-DROP FRAME', '', ...events, ''].join('\n')
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** Pieces that follow each other in both are one event. */
function joined(kept: readonly Kept[]): Kept[] {
  return kept.reduce<Kept[]>((events, one) => {
    const last = events.at(-1)
    const goesOn =
      last !== undefined &&
      last.track === one.track &&
      last.heardOn === one.heardOn &&
      last.start + last.length === one.start &&
      last.at + last.heardLength === one.at
    if (!goesOn) return [...events, one]
    const more = { ...last, length: last.length + one.length, heardLength: last.heardLength + one.heardLength }
    return [...events.slice(0, -1), more]
  }, [])
}

function timeCode(frames: number): string {
  const seconds = Math.floor(frames / perSecond)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frames % perSecond]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
