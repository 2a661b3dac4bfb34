import { formatTime } from '../../../../shared/wording/formatTime.ts'
import type { FileLabel } from '../../markers/fileLabel.ts'

/** As the Region/Marker Manager of Reaper writes it, with a ruler in minutes and seconds. */
export function writeReaperTable(labels: readonly FileLabel[]): string {
  const counts = { M: 0, R: 0 }
  const rows = labels.map(({ start, end, text }) => {
    const kind = end > start ? 'R' : 'M'
    const region = kind === 'R' ? [clockOf(end), clockOf(end - start)] : ['', '']
    return [`${kind}${++counts[kind]}`, quoted(text), clockOf(start), ...region].join(',')
  })
  return ['#,Name,Start,End,Length', ...rows, ''].join('\n')
}

/** As Audition writes its markers: tabs, decimal times. */
export function writeAuditionTable(labels: readonly FileLabel[]): string {
  const rows = labels.map(({ start, end, text }) =>
    [quoted(text), clockOf(start), clockOf(end - start), 'decimal', 'Cue', ''].join('\t'),
  )
  return ['Name\tStart\tDuration\tTime Format\tType\tDescription', ...rows, ''].join('\n')
}

/** Always with its thousandths, so that nobody takes it for a count of samples. */
function clockOf(seconds: number): string {
  const [whole = '', part = ''] = formatTime(seconds).split('.')
  return `${whole}.${part.padEnd(3, '0')}`
}

const quoted = (text: string): string => (/[",;\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
