import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  delta,
  done,
  frames,
  startRawModelServer,
  type Answer,
  type RawModelServer,
} from '../../support/model/modelServer.ts'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const calls = (...list: readonly (readonly [name: string, args: object])[]): Answer =>
  frames(
    delta({
      tool_calls: list.map(([name, args], index) => ({
        index,
        id: `c${index}`,
        function: { name, arguments: JSON.stringify(args) },
      })),
    }),
    delta({}, 'tool_calls'),
    done,
  )
const answer = (content: string): Answer => frames(delta({ content }, 'stop'), done)

const withServer = (server: RawModelServer) => ({ OPENAI_API_KEY: 'sk-of-a-story', OPENAI_BASE_URL: server.baseUrl })

async function useModel(tapehand: TapehandWindow): Promise<void> {
  await tapehand.the('settings-open').click()
  await tapehand.the('planner-model').click()
  await tapehand.the('settings-save').click()
  await expect(tapehand.the('settings')).toBeHidden()
}

story('what was said stands beside what a model chose, and one press takes it', page, async ({ start, folder }) => {
  // given
  const server = await startRawModelServer(
    calls(['delete_selection', { start_time: 0, end_time: 50 }]),
    answer('It is gone.'),
  )
  const tapehand = await start({ files: [writeRecording(folder)], env: withServer(server) })
  await useModel(tapehand)
  // when
  await tapehand.say('delete the first 10 seconds')
  // then
  await expect(tapehand.the('approval-step-1')).toContainText('Delete 0:00–0:50')
  await expect(tapehand.the('other-step-1')).toContainText('You said: Delete 0:00–0:10')
  await tapehand.photograph('approval-both-opinions')
  // when
  await tapehand.the('take-step-1').click()
  await expect(tapehand.the('other-step-1')).toContainText('The model chose: Delete 0:00–0:50')
  await tapehand.approve()
  // then
  await tapehand.expectLength('0:50')
  await server.close()
})

story('a model’s plan is a checklist while it runs, and stays with the answer', page, async ({ start, folder }) => {
  // given
  const [script, go, tools] = [path.join(folder, 'wait.mjs'), path.join(folder, 'go'), path.join(folder, 'data/tools')]
  mkdirSync(tools, { recursive: true })
  writeFileSync(
    script,
    `import { copyFileSync, existsSync } from 'node:fs'
const [input, output] = process.argv.slice(2)
while (!existsSync(${JSON.stringify(go)})) await new Promise((next) => setTimeout(next, 50))
copyFileSync(input, output)`,
  )
  const command = [process.execPath, script, '{input}', '{output}']
  const manifest = { name: 'warm_up', title: 'Warm Up', description: 'Warms the sound up.', command }
  writeFileSync(path.join(tools, 'warm-up.json'), JSON.stringify(manifest))
  const steps = [
    { goal: 'take the first 10 seconds out', done_when: [{ measure: 'project_seconds', at_most: 50 }] },
    { goal: 'warm the voice up', after: [1] },
    { goal: 'mark the start', done_when: [{ measure: 'label_count', at_least: 1 }], after: [2] },
  ]
  const server = await startRawModelServer(
    calls(['plan_steps', { steps }], ['delete_selection', { start_time: 0, end_time: 10 }]),
    calls(['warm_up', { start_time: 0, end_time: 50 }]),
    calls(['add_label', { text: 'start', time: 0 }]),
    answer('All three are done.'),
  )
  const tapehand = await start({ files: [writeRecording(folder)], env: withServer(server) })
  await useModel(tapehand)
  // when
  await tapehand.say('delete the first 10 seconds, warm up everything and add a label called start at the start')
  await expect(tapehand.approval).toContainText('Delete 0:00–0:10')
  // The next one is asked for at once, so the first is not seen to go.
  await tapehand.the('approve-all').click()
  await expect(tapehand.approval).toContainText('Run Warm Up')
  await tapehand.approve()
  // then
  const plan = tapehand.the('plan').last()
  await expect(plan.locator('li')).toHaveCount(3)
  await expect(plan.locator('[data-state=done]')).toHaveCount(1)
  await expect(plan.locator('[aria-current=step]')).toContainText('warm the voice up')
  await expect(tapehand.the('job')).toContainText('Warm Up')
  await tapehand.photograph('plan-while-it-runs')
  // when
  writeFileSync(go, '')
  // then
  await tapehand.expectAnswer(/All three are done/)
  await expect(tapehand.the('plan').last().locator('[data-state=done]')).toHaveCount(3)
  await tapehand.photograph('plan-at-the-end')
  await server.close()
})
