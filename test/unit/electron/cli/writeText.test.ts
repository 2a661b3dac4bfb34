import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const script = `
const { writeText } = await import(process.argv[1])
for (let k = 0; k < 40; k++) writeText('stdout', String(k).padStart(10_000, '.') + '\\n')
writeText('stderr', 'done')
`
const file = new URL('../../../../electron/cli/writeText.ts', import.meta.url).href
const start = () => spawn(process.execPath, ['--input-type=module', '-e', script, file])

test('all of a long text arrives in order, also where nobody reads for a while', async () => {
  const child = start()
  const closed = once(child, 'close')
  await once(child.stdout, 'readable')
  await new Promise((wait) => setImmediate(wait))
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  expect((await closed)[0]).toBe(0)
  const lines = text.trimEnd().split('\n')
  expect(lines.map((line) => Number(line.replaceAll('.', '')))).toEqual(Array.from({ length: 40 }, (_, k) => k))
})

test('a reader that leaves early does not end what is done', async () => {
  const child = start()
  child.stdout.destroy()
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part))
  expect([(await once(child, 'close'))[0], said]).toEqual([0, 'done'])
})
