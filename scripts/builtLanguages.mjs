import path from 'node:path'
import { pathToFileURL } from 'node:url'

const reader = path.resolve(import.meta.dirname, '../electron/agent/reader')
const fromReader = (file) => import(pathToFileURL(path.join(reader, file)).href)

/** For the build: what `languages/builtLanguages.ts` says, of the rules as they are. */
export const builtLanguages = {
  name: 'built-languages',
  load: {
    filter: { id: /agent[\\/]reader[\\/]languages[\\/]builtLanguages\.ts$/ },
    async handler() {
      return `export const builtLanguages = ${JSON.stringify(await allLanguages())}`
    },
  },
}

async function allLanguages() {
  const { wordsIn } = await fromReader('chart/ruleForms.ts')
  const { tableOf } = await fromReader('chart/ruleTable.ts')
  const build = async (id, name) => {
    const { [name]: language } = await fromReader(`languages/${id}/index.ts`)
    const { verbs } = await fromReader(`languages/${id}/verbs/verbs.ts`)
    const wordsOf = (rules) => [...wordsIn(rules, language.spellings)].join(' ')
    const words = { rules: wordsOf(language.rules), questions: wordsOf(language.questions) }
    return [id, { words, verbs: JSON.stringify(tableOf(verbs())) }]
  }
  return Object.fromEntries([await build('en', 'english'), await build('de', 'german')])
}
