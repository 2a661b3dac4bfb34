import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { delta, refuses, says, startRawModelServer, type Answer } from '../../support/model/modelServer.ts'
import { expect, oneHost, page, story } from '../support/story.ts'
import { writeRecording } from '../support/recordings.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const key = 'sk-a-secret-of-this-test'

/** A system with a key ring; the loopback host needs none. */
const withKeyRing = { STANDIN_STORAGE_BACKEND: 'gnome_libsecret' }
/** A key in the environment goes to the server in the environment, and to no other. */
const keyInEnvironment = (baseUrl: string) => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl })

/** Fills in the settings dialog as a person does, up to Save. */
async function fillSettings(tapehand: TapehandWindow, baseUrl: string): Promise<void> {
  await tapehand.the('settings-open').click()
  await tapehand.the('planner-model').click()
  await tapehand.the('base-url').fill(baseUrl)
  await tapehand.the('model').fill('gpt-test')
}

async function useModel(tapehand: TapehandWindow, baseUrl: string): Promise<void> {
  await fillSettings(tapehand, baseUrl)
  await tapehand.the('settings-save').click()
  await expect(tapehand.the('settings')).toBeHidden()
}

story(
  'a model plans over HTTP: tested and saved in the settings, asked in the chat, approved, answered',
  async ({ start, folder }, info) => {
    story.skip(
      info.project.name === 'electron' && process.env['REAL_ELECTRON'] === '1',
      'the key ring of this machine is not known',
    )
    // given
    const mock = new LLMock({ port: 0, host: '127.0.0.1', chunkSize: 8, logLevel: 'silent', strict: true })
    mock.on({ userMessage: 'are you ready' }, { content: 'Ready when you are.' })
    mock.on(
      { userMessage: 'opening', hasToolResult: false },
      { toolCalls: [{ id: 'call_1', name: 'trim_to_selection', arguments: '{"start_time":0,"end_time":30}' }] },
    )
    mock.on({ userMessage: 'opening', hasToolResult: true }, { content: 'The opening half minute is what is left.' })
    await mock.start()
    const tapehand = await start({ files: [writeRecording(folder)], env: withKeyRing })
    // when
    await fillSettings(tapehand, `${mock.url}/v1`)
    await tapehand.the('key').fill(key)
    await tapehand.the('settings-test').click()
    // then
    await expect(tapehand.the('test-outcome')).toHaveText('It answers: Ready when you are.')
    await tapehand.the('what-is-sent').click()
    await expect(tapehand.the('sent-text')).toContainText('take')
    await tapehand.photograph('settings')
    // when
    await tapehand.the('settings-save').click()
    await expect(tapehand.the('settings')).toBeHidden()
    await tapehand.say('keep just the opening half minute')
    // then
    await expect(tapehand.the('approval-length')).toContainText('0:30')
    await tapehand.approve()
    await tapehand.expectAnswer(/The opening half minute is what is left/, 'Done')
    await tapehand.expectLength('0:30')
    expect(mock.getRequests()).toHaveLength(3)
    // when
    await tapehand.app.close()
    // then
    for (const file of ['settings.json', 'tapehand.log'])
      expect(readFileSync(path.join(folder, 'data', file), 'utf8')).not.toContain(key)
    const again = await start({ env: withKeyRing })
    await again.the('settings-open').click()
    await expect(again.the('base-url')).toHaveValue(`${mock.url}/v1`)
    await expect(again.the('key')).toHaveValue('')
    await expect(again.the('settings')).toContainText('A key is saved')
    await mock.stop()
  },
)

story(
  'where the system has no safe place for a key, it is not saved, and that is said',
  oneHost,
  async ({ start, folder }, info) => {
    story.skip(info.project.name === 'loopback', 'it keeps the key in a file that only its owner can read')
    // given
    const tapehand = await start({ files: [writeRecording(folder)], env: { STANDIN_STORAGE_BACKEND: 'basic_text' } })
    await fillSettings(tapehand, 'http://127.0.0.1:9/v1')
    await tapehand.the('key').fill(key)
    // when
    await tapehand.the('settings-save').click()
    // then
    await expect(tapehand.the('settings').getByRole('alert')).toContainText('no safe place for the key')
  },
)

const brokenJson: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"choices": [{\n\n')

story(
  'whatever a model fails at is said in a clear sentence, and the project is as it was',
  page,
  async ({ start, folder }) => {
    // given
    let next: Answer = () => undefined
    const server = await startRawModelServer((response, asked) => next(response, asked))
    const tapehand = await start({ files: [writeRecording(folder)], env: keyInEnvironment(server.baseUrl) })
    await useModel(tapehand, server.baseUrl)
    for (const [index, [what, answer, sentence]] of (
      [
        ['refuses the key', refuses(401), /refused the key \(401\)/],
        ['has a fault', refuses(500), /fault of its own \(500\)/],
        ['says nothing', says(''), /empty answer/],
        ['sends broken JSON', brokenJson, /can't be understood|broke off/],
      ] as const
    ).entries()) {
      await story.step(what, async () => {
        next = answer
        // when
        await tapehand.say(`delete the first ${index + 10} seconds`)
        // then
        await expect(tapehand.answers).toHaveCount(index + 1, { timeout: 30_000 })
        await expect(tapehand.answers.last()).toContainText(sentence, { timeout: 30_000 })
        await expect(tapehand.answers.last().getByTestId('message-state')).toHaveText('Failed')
        await expect(tapehand.approval).toBeHidden()
        await tapehand.expectLength('1:00')
      })
    }
    expect(new Set(server.asked.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${key}`]))
    await server.close()
  },
)

story('what a model fails at is done without it at a press', page, async ({ start, folder }) => {
  // given
  const server = await startRawModelServer(refuses(401, { message: 'bad key' }))
  const tapehand = await start({
    files: [writeRecording(folder)],
    env: { ...withKeyRing, ...keyInEnvironment(server.baseUrl) },
  })
  await useModel(tapehand, server.baseUrl)
  await tapehand.say('trim the first 30 seconds')
  await tapehand.expectAnswer(/refused the key/, 'Failed')
  // when
  await tapehand.the('do-offline').click()
  await tapehand.approve()
  // then
  await tapehand.expectLength('0:30')
  expect(server.asked).toHaveLength(1)
  await server.close()
})

story(
  'a second message waits its turn, is answered in turn, and the streamed words are seen on the way',
  page,
  async ({ start, folder }) => {
    // given
    const finish: (() => void)[] = []
    const slow: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(delta({ role: 'assistant', content: 'Let me think' }))
      finish.push(() => response.end(`${delta({ content: ' no more.' })}${delta({}, 'stop')}data: [DONE]\n\n`))
    }
    const server = await startRawModelServer(slow, says('Second answer.'))
    const tapehand = await start({ files: [writeRecording(folder)] })
    await useModel(tapehand, server.baseUrl)
    // when
    await tapehand.say('what do you think of it')
    await expect(tapehand.the('chat-log')).toContainText('Let me think')
    await tapehand.the('chat-input').fill('and what else')
    await tapehand.the('chat-send').click()
    // then
    await expect(tapehand.page.locator('.message-queued')).toContainText('and what else')
    expect(server.asked).toHaveLength(1)
    // when
    finish.forEach((end) => end())
    // then
    await tapehand.expectAnswer(/Second answer\./)
    await expect(tapehand.answers.nth(-2)).toContainText('Let me think no more.')
    await expect(tapehand.page.locator('.message-queued')).toHaveCount(0)
    await server.close()
  },
)

story(
  'a model that never answers is ended by the person, and the next request goes on',
  page,
  async ({ start, folder }) => {
    // given
    const server = await startRawModelServer(() => undefined, says('Here again.'))
    const tapehand = await start({ files: [writeRecording(folder)] })
    await useModel(tapehand, server.baseUrl)
    await tapehand.say('delete the first 10 seconds')
    await expect.poll(() => server.asked.length).toBe(1)
    await expect(tapehand.the('status-state')).toHaveText('Planning')
    // A cancel before the question is out would leave the silence to the second one.
    await expect.poll(() => server.asked.length).toBe(1)
    // when
    await tapehand.the('chat-cancel').click()
    // then
    await tapehand.expectAnswer(/\S/, 'Cancelled')
    await tapehand.say('are you there')
    await tapehand.expectAnswer(/Here again\./)
    await tapehand.expectLength('1:00')
    await server.close()
  },
)
