import type { FileLabel, ReadLine } from '../markers/fileLabel.ts'
import type { CueFormat } from './labelFormat.ts'

/** A time in subtitles: hours may be left out, the fraction stands behind a comma (SubRip) or a point (WebVTT). */
const clock = '(?:(\\d+):)?(\\d{1,2}):(\\d{1,2})[,.](\\d{1,3})'
const timing = new RegExp(`^\\s*${clock}\\s*-->\\s*${clock}(?:\\s.*)?$`, 'u')
/** A point label lasts this long as a subtitle, seconds: what lasts no time is never shown. */
const pointLength = 1
const noCue = /^(?:NOTE|STYLE|REGION|WEBVTT)(?:\s|$)/u

/** SubRip and WebVTT: blocks between empty lines, each with a line of times and the lines of text below it. */
export function readCues(text: string, format: CueFormat): ReadLine[] {
  const blocks = text
    .split(/\n[^\S\n]*\n+/u)
    .map((block) => block.replaceAll(/^\n+|\n+$/gu, ''))
    .filter((block) => block.trim() !== '')
  return blocks.flatMap((block, index): ReadLine[] => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => line.includes('-->'))
    if (at === -1) return format === 'vtt' && noCue.test(block) ? [] : [{ kind: 'label-block', number: index + 1 }]
    const times = timing.exec(lines[at] ?? '')
    if (times === null) return [{ kind: 'label-block-times', number: index + 1 }]
    const said = lines.slice(at + 1).join(' ')
    return [
      {
        start: toSeconds(times.slice(1, 5)),
        end: toSeconds(times.slice(5, 9)),
        text: format === 'vtt' ? fromEntities(said) : said,
      },
    ]
  })
}

export function writeCues(labels: readonly FileLabel[], format: CueFormat): string {
  const cues = labels.map((label, index) => {
    const end = label.end > label.start ? label.end : label.start + pointLength
    const times = `${toClock(label.start, format)} --> ${toClock(end, format)}`
    const text = label.text.replaceAll(/\s+/gu, ' ').trim()
    return `${index + 1}\n${times}\n${format === 'vtt' ? toEntities(text) : text.replaceAll('-->', '->')}\n`
  })
  return `${format === 'vtt' ? 'WEBVTT\n\n' : ''}${cues.join('\n')}`
}

function toSeconds([hours, minutes, seconds, fraction]: readonly (string | undefined)[]): number {
  return (
    Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number((fraction ?? '').padEnd(3, '0')) / 1000
  )
}

function toClock(time: number, format: CueFormat): string {
  const all = Math.round(time * 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const clockPart = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, Math.floor(all / 1000) % 60]
    .map(two)
    .join(':')
  return `${clockPart}${format === 'srt' ? ',' : '.'}${String(all % 1000).padStart(3, '0')}`
}

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&lrm;': '', '&rlm;': '' } as const

function fromEntities(text: string): string {
  return text
    .replaceAll(/<\/?[a-z][^<>]*>|<[\d:.]+>/giu, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/gu, (entity) => entities[entity as keyof typeof entities])
}

function toEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
