import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** What is read out, shown in a field, or passed on to be. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'name',
  'placeholder',
  'submit',
  'title',
])
/** What is drawn beside the markup: words in boxes of a lane, rows of a list. */
const shown = new Set(['text', 'title', 'caption'])
/** Notices, the line of the status, and what is said aloud. */
const tells = new Set(['tell', 'announce', 'say'])
/** The same in every language: the program's name, and units. */
const universal = new Set(['Tapehand', 'dB', 's', 'k'])
const isWords = (text: string): boolean => /\p{L}/u.test(text) && !universal.has(text.trim())

/** Texts that stand in the window's own code, where only the table of texts may say something. */
function literalsIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWords(node.text) && !isKey(node)) found.push(node.text.trim())
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...wordsIn(node.expression))
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText(source))) found.push(...wordsOf(node.initializer))
    if (ts.isCallExpression(node) && tells.has(nameOf(node.expression))) found.push(...wordsIn(node.arguments[0]))
    if (ts.isPropertyAssignment(node) && shown.has(node.name.getText(source))) found.push(...wordsIn(node.initializer))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const nameOf = (called: ts.Expression): string =>
  ts.isPropertyAccessExpression(called) ? called.name.text : called.getText()

/** The one letter that is printed on a key. */
const isKey = (node: ts.JsxText): boolean =>
  node.text.trim().length === 1 &&
  ts.isJsxElement(node.parent) &&
  node.parent.openingElement.tagName.getText() === 'kbd'

function wordsOf(value: ts.JsxAttributeValue | undefined): string[] {
  if (value === undefined) return []
  return ts.isJsxExpression(value) ? wordsIn(value.expression) : wordsIn(value)
}

/** Of an expression that is shown: what it comes to, not what it asks. */
function wordsIn(node: ts.Node | undefined): string[] {
  if (node === undefined) return []
  if (ts.isStringLiteralLike(node)) return isWords(node.text) ? [node.text] : []
  if (ts.isParenthesizedExpression(node)) return wordsIn(node.expression)
  if (ts.isConditionalExpression(node)) return [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return isLogic(node) ? wordsIn(node.right) : []
  if (!ts.isTemplateExpression(node)) return []
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  return [...parts.filter(isWords), ...node.templateSpans.flatMap(({ expression }) => wordsIn(expression))]
}

const isLogic = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(kind)

describe('the code of the window', () => {
  it('says nothing by itself: every text comes from shared/texts', () => {
    const found = globSync('renderer/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
      literalsIn(file, readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['<p>Some words</p>', 'Some words'],
    ['<p>{isOn ? "On" : texts.off}</p>', 'On'],
    ['<p>{isOn && `${count} tracks`}</p>', 'tracks'],
    ['<button aria-label="Close" />', 'Close'],
    ['<button title={isOn ? texts.on : "Off"} />', 'Off'],
    ['<input placeholder={"Search"} />', 'Search'],
    ['<Field label={`Name of ${track}`} />', 'Name of'],
    ['<kbd>Enter</kbd>', 'Enter'],
    ["store.getState().tell(`${name} is gone.`, 'problem')", 'is gone.'],
    ["({ start: 0, text: 'lost' })", 'lost'],
    ["announce(isOn ? 'Looped' : texts.off, 'polite')", 'Looped'],
  ])('would report a planted %s', (planted, words) => {
    expect(literalsIn('planted.tsx', `const a = ${planted}`).map((text) => text.trim())).toEqual([words])
  })

  it.each([
    '<p>{texts.chat.title}</p>',
    '<p className="words of classes">{state === "open" ? texts.open : texts.closed} – 3</p>',
    '<b>{gain} dB</b>',
    '<kbd>P</kbd>',
    "announce(texts.notices.undone(name), 'polite')",
    '<button aria-label={texts.close} data-testid="close" type="button" />',
  ])('would let %s pass', (markup) => {
    expect(literalsIn('planted.tsx', `const a = ${markup}`)).toEqual([])
  })
})
