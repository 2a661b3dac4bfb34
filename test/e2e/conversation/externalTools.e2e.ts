import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

/** Gives every sample back at half its level; waits for a file before it does. */
const script = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
const [input, output, go] = process.argv.slice(2)
while (!existsSync(go)) { console.log('50 %'); await new Promise((next) => setTimeout(next, 50)) }
const bytes = readFileSync(input)
for (let at = 58; at + 4 <= bytes.length; at += 4) bytes.writeFloatLE(bytes.readFloatLE(at) / 2, at)
writeFileSync(output, bytes)
`

function addTool(folder: string): string {
  const tools = path.join(folder, 'data', 'tools')
  mkdirSync(tools, { recursive: true })
  const [program, go] = [path.join(folder, 'half.mjs'), path.join(folder, 'go')]
  writeFileSync(program, script)
  writeFileSync(
    path.join(tools, 'half-level.json'),
    JSON.stringify({
      name: 'half_level',
      title: 'Half Level',
      description: 'Halves the level.',
      words: { en: ['halve the level of'] },
      command: [process.execPath, program, '{input}', '{output}', go],
    }),
  )
  return go
}

story(
  'a program of the person’s folder shows its command, asks once whether it may run, can be cancelled and undone',
  page,
  async ({ start, folder }) => {
    // given
    const go = addTool(folder)
    const tapehand = await start({ files: [writeRecording(folder)] })
    const before = await tapehand.settledWave(1)
    // when
    await tapehand.say('halve the level of the first 30 seconds')
    // then
    await expect(tapehand.approval).toContainText('Run Half Level on 0:00–0:30 of take')
    await expect(tapehand.the('step-command')).toContainText('half.mjs input.wav output.wav')
    await expect(tapehand.the('new-tool')).toContainText('half-level.json')
    await expect(tapehand.the('allow-session')).toBeHidden()
    await tapehand.photograph('external-tool-approval')
    // when
    await tapehand.approve()
    // then
    await expect(tapehand.the('job')).toContainText('Half Level')
    await tapehand.the('job-cancel').click()
    await tapehand.expectAnswer(/nothing was changed|was cancelled/i, 'Cancelled')
    expect((await tapehand.settledWave(1)).look).toBe(before.look)
    // when
    writeFileSync(go, '')
    await tapehand.say('halve the level of the first 30 seconds')
    await expect(tapehand.approval).toBeVisible()
    await expect(tapehand.the('new-tool')).toBeHidden()
    await tapehand.approve()
    // then
    await tapehand.expectAnswer(/Half Level was run on 0:00–0:30 of take/, 'Done')
    await expect.poll(async () => (await tapehand.wave(1)).look).not.toBe(before.look)
    expect(existsSync(path.join(folder, 'data', 'trusted-tools.json'))).toBe(true)
    // when
    await tapehand.say('undo')
    // then
    await expect.poll(async () => (await tapehand.wave(1)).look).toBe(before.look)
    expect(readFileSync(path.join(folder, 'data', 'tapehand.log'), 'utf8')).toContain('"tool":"half_level"')
  },
)
