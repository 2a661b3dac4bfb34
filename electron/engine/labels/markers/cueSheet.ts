import type { FileLabel, ReadLine } from '../../markers/fileLabel.ts'

/** A second of a CD has so many frames. */
const perSecond = 75
const mostTracks = 99

/** Whether it is a cue sheet: tracks with an index each. */
export const isCueSheet = (text: string): boolean =>
  /^\s*TRACK\s+\d+\s+\S+/imu.test(text) && /^\s*INDEX\s+01\s+\d+:\d+:\d+/imu.test(text)

/** The tracks of a cue sheet as points; each begins at its INDEX 01. */
export function readCueSheet(text: string): ReadLine[] {
  const lines: ReadLine[] = []
  let title: string | null = null
  let inTrack = false
  for (const [index, line] of text.split('\n').entries()) {
    const [, word = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/u.exec(line) ?? []
    if (word.toUpperCase() === 'TRACK') [title, inTrack] = [null, true]
    if (word.toUpperCase() === 'TITLE' && inTrack) title = rest.replace(/^"(.*)"$/u, '$1')
    if (word.toUpperCase() !== 'INDEX' || !/^01\s/u.test(rest)) continue
    const at = timeOf(rest.slice(2).trim())
    lines.push(at === null ? { kind: 'label-line', number: index + 1 } : { start: at, end: at, text: title ?? '' })
  }
  return lines
}

function timeOf(text: string): number | null {
  const [, minutes, seconds, frames] = /^(\d{1,4}):(\d{2}):(\d{2})$/u.exec(text) ?? []
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds) + Number(frames) / perSecond
}

/** Of a file of the same name beside it; times are rounded to the 75th of a second, and there are at most 99 tracks. */
export function writeCueSheet(labels: readonly FileLabel[], name: string): string {
  const tracks = labels.slice(0, mostTracks).map(({ start, text }, index) => {
    const title = `    TITLE "${quotable(text)}"\n`
    return `  TRACK ${two(index + 1)} AUDIO\n${title}    INDEX 01 ${clockOf(start)}\n`
  })
  return `FILE "${quotable(name.replace(/\.cue$/iu, '.wav'))}" WAVE\n${tracks.join('')}`
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Quotes can't be written in it. */
const quotable = (text: string): string => text.replaceAll('"', "'")

function clockOf(seconds: number): string {
  const frames = Math.round(seconds * perSecond)
  const whole = Math.floor(frames / perSecond)
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}:${two(frames % perSecond)}`
}
