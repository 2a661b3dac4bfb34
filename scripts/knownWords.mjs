import path from 'node:path'
import { pathToFileURL } from 'node:url'

const reader = path.resolve(import.meta.dirname, '../electron/agent/reader')
const fromReader = (file) => import(pathToFileURL(path.join(reader, file)).href)

/** For the build: what `languages/knownWords.ts` says, of the rules as they are. */
export const knownWords = {
  name: 'known-words',
  load: {
    filter: { id: /agent[\\/]reader[\\/]languages[\\/]knownWords\.ts$/ },
    async handler() {
      return `export const knownWords = ${JSON.stringify(await wordsOfLanguages())}`
    },
  },
}

async function wordsOfLanguages() {
  const { wordsIn } = await fromReader('chart/ruleForms.ts')
  const { english } = await fromReader('languages/en/index.ts')
  const { german } = await fromReader('languages/de/index.ts')
  return Object.fromEntries(
    [english, german].map(({ id, rules, spellings }) => [id, [...wordsIn(rules, spellings)].join(' ')]),
  )
}
