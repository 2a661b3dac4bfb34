import { gzipSync } from 'node:zlib'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { testModel } from '../../../../../../../electron/agent/planner/model/index.ts'
import {
  frames,
  startRawModelServer,
  type Answer,
  type RawModelServer,
} from '../../../../../../support/model/modelServer.ts'

const servers: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function ask(answer: Answer): Promise<{ code: string; grown: number; server: RawModelServer }> {
  const server = await startRawModelServer(answer)
  servers.push(server)
  const before = process.memoryUsage.rss()
  const asked = await testModel({ baseUrl: server.baseUrl, model: 'm', key: 'sk-a-key-of-this-test' })
  return { code: asked.ok ? 'ok' : asked.error.code, grown: process.memoryUsage.rss() - before, server }
}

/** Goes on for ever, as fast as it is read. */
const endless =
  (type: string, part: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': type })
    const more = () => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', more).on('error', () => undefined)
    more()
  }

const megabyte = 1024 ** 2

test.each([
  ['a line without an end', endless('text/event-stream', 'x'.repeat(65_536))],
  ['comments without an end', endless('text/event-stream', `: ${'x'.repeat(1000)}\n\n`)],
  ['a JSON answer without an end', endless('application/json', '[1,'.repeat(20_000))],
  [
    'two gigabytes in a small gzip',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      const part = gzipSync(Buffer.alloc(8 * megabyte, '\n'))
      for (let count = 0; count < 256; count++) response.write(part)
      response.end()
    },
  ],
] satisfies [string, Answer][])('%s is cut off before it takes memory', { timeout: 30_000 }, async (_what, answer) => {
  const { code, grown } = await ask(answer)
  expect(code).toBe('model/too-much')
  expect(grown).toBeLessThan(300 * megabyte)
})

test.each([301, 302, 307, 308])('a redirect (%i) is refused: nothing goes to where it points', async (status) => {
  let reached = 0
  const other = createServer((_request, response) => {
    reached++
    response.end()
  })
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  servers.push({ close: () => new Promise((closed) => other.close(closed)) })
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/v1/chat/completions`
  const { code, server } = await ask((response) => response.writeHead(status, { location }).end())
  expect([code, reached, server.asked.length]).toEqual(['model/redirected', 0, 1])
})

test('an answer of usual length comes through', async () => {
  const word = 'word '.repeat(200)
  const delta = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: word }, finish_reason: 'stop' }] })}\n\n`
  expect((await ask(frames(delta, 'data: [DONE]\n\n'))).code).toBe('ok')
})
