import { BadProject, createElements, type ElementSink } from './elements.ts'

const nameThere = /[A-Za-z_:][\w:.-]*/uy
const attributeThere = /\s+([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy
const endThere = /\s*(\/?)>/uy
const closeThere = /([A-Za-z_:][\w:.-]*)\s*>/uy

/**
 * Elements and attributes of an XML text, as Audacity 1 and 2 wrote their projects. What stands between elements means
 * nothing there. Entities are the five that XML has and numbers: no document brings its own. Throws `BadProject`.
 */
export function readTextXml(text: string, sink: ElementSink): void {
  const elements = createElements(sink)
  let at = 0
  for (;;) {
    const open = text.indexOf('<', at)
    if (open < 0) break
    at = open + 1
    const behind = behindAside(text, at)
    if (behind !== null) at = behind
    else if (text[at] === '/') at = readEnd(text, at + 1, elements)
    else at = readStart(text, at, elements)
  }
  elements.finish()
}

const asides = [
  ['!--', '-->'],
  ['![CDATA[', ']]>'],
  ['?', '?>'],
  ['!', '>'],
] as const

/** Where a comment, an instruction or a declaration ends; null where an element begins. */
function behindAside(text: string, at: number): number | null {
  const aside = asides.find(([begins]) => text.startsWith(begins, at))
  if (aside === undefined) return null
  const end = text.indexOf(aside[1], at + aside[0].length)
  if (end < 0) throw new BadProject('project-cut-short')
  // A declaration with rules of its own is none of Audacity's.
  if (aside[0] === '!' && text.slice(at, end).includes('[')) throw new BadProject('project-senseless')
  return end + aside[1].length
}

type Elements = ReturnType<typeof createElements>

function readEnd(text: string, at: number, elements: Elements): number {
  const found = matchAt(closeThere, text, at)
  if (found === null) throw wrongAt(text, at)
  elements.end(found[1] as string)
  return closeThere.lastIndex
}

function readStart(text: string, at: number, elements: Elements): number {
  const name = matchAt(nameThere, text, at)
  if (name === null) throw wrongAt(text, at)
  elements.begin(name[0])
  let next = nameThere.lastIndex
  for (let one = matchAt(attributeThere, text, next); one !== null; one = matchAt(attributeThere, text, next)) {
    elements.attribute(one[1] as string, plainText(one[2] ?? one[3] ?? ''))
    next = attributeThere.lastIndex
  }
  const end = matchAt(endThere, text, next)
  if (end === null) throw wrongAt(text, next)
  if (end[1] === '/') elements.end(name[0])
  return endThere.lastIndex
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** A tag that the end of the text cuts off, or nonsense. */
const wrongAt = (text: string, at: number): BadProject =>
  new BadProject(text.includes('>', at) ? 'project-senseless' : 'project-cut-short')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plainText(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/giu, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name as string] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex as string, 16)
    return code > 0x10_ffff ? '\ufffd' : String.fromCodePoint(code)
  })
}
