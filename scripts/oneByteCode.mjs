/**
 * For the build: writes characters beyond ASCII as escapes. One that is not in Latin 1 (a dash, a quotation mark) makes
 * V8 keep all of a file's text in two bytes a character, which was a tenth of the processor time of a start; any other
 * makes Node decode all of it letter by letter. Where that would make a file much longer (decoders that come as text),
 * Latin 1 stays as it is.
 */
export const oneByteCode = {
  name: 'one-byte-code',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue
      const others = isDense(part.code) ? beyondLatin : beyondAscii
      if (part.code.search(others) >= 0) part.code = escaped(part.code, this.parse(part.code), others)
    }
  },
}

const beyondAscii = /[^\0-\x7f]+/g
const beyondLatin = /[^\0-\xff]+/g
const escapeLength = 6
/** Of what a file has now. */
const mostGrowth = 0.2

function isDense(code) {
  let count = 0
  for (const [run] of code.matchAll(beyondAscii)) count += run.length
  return count * escapeLength > code.length * mostGrowth
}

/** The same program: an escape means the same in strings, expressions and names, but not in what a tag reads raw. */
function escaped(code, program, others) {
  let out = ''
  let last = 0
  for (const { start, end } of rawTexts(program, code, others).toSorted((a, b) => a.start - b.start)) {
    out += code.slice(last, start).replace(others, escapes)
    out += code.slice(start, end).replace(others, (text) => '${"' + escapes(text) + '"}')
    last = end
  }
  return out + code.slice(last).replace(others, escapes)
}

const escapes = (text) =>
  Array.from({ length: text.length }, (_, k) => `\\u${text.charCodeAt(k).toString(16).padStart(4, '0')}`).join('')

/** The texts of `String.raw`; no other tag is known here. */
function rawTexts(node, code, others, found = []) {
  if (node === null || typeof node !== 'object') return found
  if (Array.isArray(node)) for (const one of node) rawTexts(one, code, others, found)
  else {
    if (node.type === 'TaggedTemplateExpression') {
      const texts = node.quasi.quasis.filter(({ start, end }) => code.slice(start, end).search(others) >= 0)
      if (texts.length > 0 && code.slice(node.tag.start, node.tag.end) !== 'String.raw')
        throw new Error(`A tag may read this as it is written: ${code.slice(node.start, node.end)}`)
      found.push(...texts)
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') rawTexts(value, code, others, found)
  }
  return found
}
