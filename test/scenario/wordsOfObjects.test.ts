import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, temporaryFolder, type TestApp } from '../support/openTestApp.ts'

let place: ReturnType<typeof temporaryFolder>
let app: TestApp
beforeAll(async () => {
  place = temporaryFolder()
  app = await openTestApp(place.folder)
})
afterAll(async () => {
  await app.close()
  place.remove()
})

const words = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'then', 'length']

test.each(words)('"%s" is a word like others: whatever is said with it gets an answer', async (word) => {
  for (const text of [word, `delete ${word}`, `rename the voice track to ${word}`, `fade in the ${word} by 3 ${word}`])
    expect(await app.invoke('app:chat:send', { text })).toMatchObject({ ok: true })
})
