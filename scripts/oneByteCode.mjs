/**
 * For the build: writes what is not in Latin 1 (dashes, quotation marks) as an escape. One such character in a file
 * makes V8 keep all of its text in two bytes a character, which was a tenth of the processor time of a start.
 */
export const oneByteCode = {
  name: 'one-byte-code',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk' && isOther.test(part.code)) part.code = escaped(part.code, this.parse(part.code))
  },
}

const isOther = /[^\0-\xff]/
const others = /[^\0-\xff]+/g

/** The same program: an escape means the same in strings, expressions and names, but not in what a tag reads raw. */
function escaped(code, program) {
  let out = ''
  let last = 0
  for (const { start, end } of rawTexts(program, code).toSorted((a, b) => a.start - b.start)) {
    out += code.slice(last, start).replace(others, escapes)
    out += code.slice(start, end).replace(others, (text) => '${"' + escapes(text) + '"}')
    last = end
  }
  return out + code.slice(last).replace(others, escapes)
}

const escapes = (text) =>
  Array.from({ length: text.length }, (_, k) => `\\u${text.charCodeAt(k).toString(16).padStart(4, '0')}`).join('')

/** The texts of `String.raw`; no other tag is known here. */
function rawTexts(node, code, found = []) {
  if (node === null || typeof node !== 'object') return found
  if (Array.isArray(node)) for (const one of node) rawTexts(one, code, found)
  else {
    if (node.type === 'TaggedTemplateExpression') {
      const texts = node.quasi.quasis.filter(({ start, end }) => isOther.test(code.slice(start, end)))
      if (texts.length > 0 && code.slice(node.tag.start, node.tag.end) !== 'String.raw')
        throw new Error(`A tag may read this as it is written: ${code.slice(node.start, node.end)}`)
      found.push(...texts)
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') rawTexts(value, code, found)
  }
  return found
}
