import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import ts from 'typescript'
import { makeTools } from '../../support/window/makeTools.ts'

const folder = path.resolve(import.meta.dirname, '../../../shared/texts')

/** What the table of a language says: whole texts, and of those that are made of values the words between. */
function wordsOfTable(language: 'en' | 'de'): string[] {
  return globSync(`${language}/**/*.ts`, { cwd: folder }).flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(path.join(folder, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isCompared(node.parent) || isSearched(node)) return
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
        found.push(plain(node.text))
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found.filter((text) => /\p{L}{2}/u.test(text))
  })
}

/** `side === 'before'` asks for a value and says nothing. */
const isCompared = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken

/** Words to find a tool by may be English ones: they are not shown. */
const isSearched = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && node.name.getText() === 'also'

const plain = (text: string): string => text.replaceAll(/[\s…:.,;()“”"]+/gu, ' ').trim()

/** All that the window says in English and in no German text: its table, and titles and names of tools and values. */
function listEnglish(): string[] {
  const tools = makeTools()
  const ofTools = tools.flatMap(({ title, fields, presets }) => [
    title,
    ...fields.map(({ name }) => name),
    ...presets.map(({ name }) => name),
  ])
  const german = wordsOfTable('de').map((text) => ` ${text} `)
  return [...new Set([...wordsOfTable('en'), ...ofTools.map(plain)])].filter(
    (text) => !german.some((one) => one.includes(` ${text} `)),
  )
}

/** Made when it is first asked for: the runner loads every story to list it, and most workers tell none of German. */
let english: readonly string[] | null = null

/**
 * Texts of the page, shown or read out, that the table has in English: one word alone, or several anywhere in a text.
 * What is marked as English is so on purpose: the words of the conversation.
 */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'placeholder', 'title']
    const found: string[] = []
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, [lang=en]') !== null) continue
      for (const name of spoken) found.push(element.getAttribute(name) ?? '')
      for (const { nodeType, textContent } of element.childNodes)
        if (nodeType === Node.TEXT_NODE) found.push(textContent ?? '')
    }
    return found
  })
  return [...new Set(texts)].filter((text) => isEnglish(plain(text)))
}

export const isEnglish = (text: string): boolean =>
  (english ??= listEnglish()).some((one) => text === one || (one.includes(' ') && ` ${text} `.includes(` ${one} `)))
