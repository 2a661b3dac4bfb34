// The sources of a tree: their lines, and which of them import which, for a value or for a type.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export const roofs = ['electron', 'renderer', 'shared']

/** Every source below the roofs of a tree, by its path in it. */
export function sourcesOf(root) {
  return roofs
    .filter((roof) => existsSync(path.join(root, roof)))
    .flatMap((roof) =>
      readdirSync(path.join(root, roof), { recursive: true, encoding: 'utf8' }).map((name) => path.join(roof, name)),
    )
    .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith('.d.ts'))
    .toSorted()
    .map((file) => sourceOf(file, readFileSync(path.join(root, file), 'utf8')))
}

function sourceOf(file, text) {
  const lines = text.replace(/\n$/u, '').split('\n')
  return { file, text, lines, imports: importsOf(file, text) }
}

/** The files that a file names in its imports and exports: `[file, for a type alone]`. */
function importsOf(file, text) {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  return parsed.statements.flatMap((statement) => {
    const from = statement.moduleSpecifier?.text
    if (from === undefined || !from.startsWith('.')) return []
    return [{ file: path.join(path.dirname(file), from), isType: isOfTypes(statement) }]
  })
}

function isOfTypes(statement) {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement
  if (clause === undefined) return false
  if (clause.isTypeOnly) return true
  const named = ts.isImportDeclaration(statement) ? clause.namedBindings : statement.exportClause
  if (clause.name !== undefined || named?.elements === undefined) return false
  return named.elements.length > 0 && named.elements.every(({ isTypeOnly }) => isTypeOnly)
}

/** A source with names and literals levelled and its imports taken out: what is left is its shape. */
export function levelled(file, text) {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const spans = []
  const visit = (node) => {
    const level = ts.isImportDeclaration(node) ? '' : levels.get(node.kind)
    if (level === undefined) node.forEachChild(visit)
    else spans.push({ from: node.getStart(parsed), to: node.end, level })
  }
  visit(parsed)
  const pieces = spans.map(({ from, level }, at) => text.slice(spans[at - 1]?.to ?? 0, from) + level)
  return [...pieces, text.slice(spans.at(-1)?.to ?? 0)].join('')
}

const levels = new Map([
  [ts.SyntaxKind.Identifier, 'x'],
  [ts.SyntaxKind.PrivateIdentifier, 'x'],
  [ts.SyntaxKind.StringLiteral, "''"],
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral, "''"],
  [ts.SyntaxKind.NumericLiteral, '0'],
  [ts.SyntaxKind.RegularExpressionLiteral, '0'],
])
