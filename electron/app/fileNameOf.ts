const forbidden = /[\\/:*?"<>|\p{Cc}]/gu

/** A name as a file can have it on every system; what none could have is a dash, and what is left of nothing a word. */
export function fileNameOf(name: string): string {
  const allowed = name.replaceAll(forbidden, '-').replace(/^[.\s]+|[.\s]+$/gu, '')
  return allowed === '' ? 'Export' : allowed
}
