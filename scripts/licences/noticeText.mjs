// The text that goes with the app: who made its parts, under which licence, with the licences' own words.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compiledIn, sources, texts } from './packages.mjs'

const ownTexts = path.join(import.meta.dirname, 'texts')
const isLicenceFile = /^(?:licen[sc]e|copying|notice|ofl)(?:[.-]|$)/i

/** Throws, by name, for what has no text. */
export function noticeText(packages, root) {
  const parts = [
    ...packages.map(({ name, version, licence, folder }) => ({
      title: `${name} ${version} (${licence})`,
      text: textOf(name, path.join(root, folder)),
    })),
    ...compiledIn.map((library) => ({ title: titleOf(library), text: ownText(library.text) })),
  ]
  const byText = new Map()
  for (const { title, text } of parts) byText.set(text, [...(byText.get(text) ?? []), title])
  const sections = [...byText].map(([text, titles]) => `${line}\n${titles.join('\n')}\n${line}\n\n${text}`)
  return `${head()}\n${parts.map(({ title }) => `  ${title}`).join('\n')}\n\n${sections.join('\n\n')}\n`
}

const line = '-'.repeat(78)

function textOf(name, folder) {
  if (name in texts) return ownText(texts[name])
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => isLicenceFile.test(file)) : []
  if (files.length === 0) throw new Error(`${name} carries no licence text, and scripts/licences has none for it.`)
  return files
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
    .join('\n\n')
}

const ownText = (file) => readFileSync(path.join(ownTexts, file), 'utf8').trim()

function titleOf({ name, version, licence, within, copyright }) {
  const known = [
    version === undefined ? name : `${name} ${version}`,
    `(${licence}), compiled into ${within.join(', ')}`,
  ]
  return [...known, ...(copyright === undefined ? [] : [`- ${copyright}`])].join(' ')
}

function head() {
  const replaceable = compiledIn.filter(({ replace }) => replace !== undefined)
  return `Tapehand is under the MIT licence (LICENSE). These parts of others are in it; their licences follow.
Electron and Chromium bring theirs beside the app (LICENSE.electron.txt, LICENSES.chromium.html).

${replaceable.map(describeReplaceable).join('\n')}
Whoever has this app may change these libraries and put his own build in their place; docs/third-party.md says how, and
taking the app apart to find the faults of such a change is allowed. The contributors of Tapehand give, to anybody who
asks within three years after they published a version, the complete source of the libraries in it, on a medium for no
more than its cost.

${Object.entries(sources).map(describeSource).join('\n')}

`
}

function describeReplaceable({ name, version, licence, source, built, replace }) {
  return `${name} ${version} is used under the GNU ${licence.replace('-only', '').replace('-or-later', ' or later')}. It is the file ${replace} of the app.
  Source: ${source}
  Built by: ${built}`
}

function describeSource([name, source]) {
  return `${name} is used unchanged under the Mozilla Public License 2.0. Source: ${source}`
}
