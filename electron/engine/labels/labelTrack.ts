import type { FileLabel, ReadLine } from '../markers/fileLabel.ts'

/**
 * Audacity's label track: start, end and text between tabs; a line that begins with a backslash holds the frequencies
 * of the label before it.
 */
export function readLabelTrack(text: string): ReadLine[] {
  return text.split('\n').flatMap((line, index): ReadLine[] => {
    if (line.trim() === '' || line.startsWith('\\')) return []
    const [start = '', second, ...rest] = line.split('\t')
    const from = readSeconds(start)
    const to = second === undefined ? null : readSeconds(second)
    if (from === null) return [{ kind: 'label-line', number: index + 1 }]
    // Some programs write points with one time only.
    if (to === null) return [{ start: from, end: from, text: [second ?? '', ...rest].join(' ') }]
    return [{ start: from, end: to, text: rest.join(' ') }]
  })
}

export function writeLabelTrack(labels: readonly FileLabel[]): string {
  return labels
    .map(({ start, end, text }) => `${start.toFixed(6)}\t${end.toFixed(6)}\t${text.replaceAll(/[\t\r\n]+/gu, ' ')}\n`)
    .join('')
}

/** A decimal comma is one too: older versions wrote the system's. */
function readSeconds(field: string): number | null {
  const plain = field.trim().replace(',', '.')
  return /^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/iu.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null
}
