/** Ours: no file of these does anything by being imported. */
const ours = /[\\/](electron|shared)[\\/].+\.ts$/

/**
 * For the build: says of every call that makes a value of a file that it does nothing else, so that what nobody takes
 * of a file (most schemas, tables) is left out of what is loaded at a start.
 */
export const pureDeclarations = {
  name: 'pure-declarations',
  transform: {
    filter: { id: ours },
    handler(code) {
      const places = []
      for (const statement of this.parse(code, { lang: 'ts' }).body) placesIn(statement, places)
      if (places.length === 0) return null
      return {
        code: marked(
          code,
          places.toSorted((a, b) => a - b),
        ),
        map: null,
      }
    },
  },
}

function placesIn(statement, places) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return
  for (const { init } of declaration.declarations) callsIn(init, places)
}

/** Not those inside functions: they are made when these run. */
function callsIn(node, places) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) return node.forEach((one) => callsIn(one, places))
  if (/Function|Class/.test(node.type ?? '')) return
  if (node.type === 'CallExpression' || node.type === 'NewExpression') places.push(node.start)
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') callsIn(value, places)
}

const mark = '/* @__PURE__ */ '

function marked(code, places) {
  let out = ''
  let last = 0
  for (const at of new Set(places)) {
    out += code.slice(last, at) + mark
    last = at
  }
  return out + code.slice(last)
}
