import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createModelPlanner } from '../../../../../../electron/agent/planner/model/index.ts'
import { createToolShelf } from '../../../../../../electron/agent/planner/model/toolShelf.ts'
import { queries, tools, type Tool } from '../../../../../../electron/agent/tools/index.ts'
import { seek } from '../../../../../../electron/agent/tools/selection/seek.ts'
import { searchTools } from '../../../../../../electron/agent/tools/modelTools/searchTools.ts'
import {
  delta,
  done,
  frames,
  says,
  type Answer,
  type RawModelServer,
} from '../../../../../support/model/modelServer.ts'
import { serveModel } from '../../../../../support/model/testModelServer.ts'
import { emptyView } from '../../../../../support/emptyView.ts'

let server: RawModelServer | null = null

/** More tools than can all be shown, whatever the real list holds. */

const extra = (name: string, title: string, words: string[]): Tool => ({
  ...seek,
  name,
  title,
  words,
  description: `${title} a range.`,
  parameters: z.strictObject({}),
})
const many = [
  ...tools,
  ...queries,
  ...Array.from({ length: 60 }, (_, index) => extra(`spare_${index}`, `Spare ${index}`, [`zorp${index}`])),
  extra('apply_wobble', 'Wobble', ['wobble', 'make it wobble']),
]
const call = (name: string, args: object) =>
  frames(
    delta({ tool_calls: [{ index: 0, id: `c${name}`, function: { name, arguments: JSON.stringify(args) } }] }),
    delta({}, 'tool_calls'),
    done,
  )
const never = new AbortController().signal

async function open(message: string, ...answers: Answer[]) {
  server = await serveModel(...answers)
  return createModelPlanner({ baseUrl: server.baseUrl, model: 'tiny', key: '', tools: many }).start(
    message,
    { project: emptyView, lastSteps: [], transcript: [] },
    () => {},
  )
}

describe('the shelf of tools', () => {
  it('shows few tools whole, and of many the core and what the words point at', () => {
    const few = createToolShelf(tools.slice(0, 10), 'hello')
    const shelf = createToolShelf(many, 'please make it wobble')
    const names = shelf.offered().map((tool) => tool.name)
    expect(
      few
        .offered()
        .map((tool) => tool.name)
        .slice(-2),
    ).toEqual(['ask_user', 'plan_steps'])
    expect(few.offered()).toHaveLength(12)
    expect(names).toEqual(expect.arrayContaining(['trim_to_selection', 'undo', 'apply_wobble', 'find_tools']))
    expect(names).not.toContain('spare_7')
  })

  it('keeps what is sent under 6000 tokens, four letters a token', () => {
    for (const message of [
      'trim the first 30 seconds',
      'delete, cut, fade, normalize, split, paste and copy everything, then play it',
    ]) {
      expect(JSON.stringify(createToolShelf(many, message).offered()).length / 4).toBeLessThan(6000)
    }
  })

  it('finds a tool by its own words first', () => {
    expect(searchTools(many, 'can it wobble?', 3)[0]?.name).toBe('apply_wobble')
    expect(searchTools(tools, 'make this quieter', 3).map((tool) => tool.name)).toContain('apply_amplify')
    expect(searchTools(tools, 'fading in', 2).map((tool) => tool.name)).toContain('apply_fade_in')
    expect(searchTools(many, 'xyzzy', 5)).toEqual([])
  })
})

describe('a model that looks for a tool', () => {
  it('gets it, calls it in the same turn, and the agent never hears of the search', async () => {
    const session = await open('shake the voice', call('find_tools', { query: 'wobble it' }), call('apply_wobble', {}))
    const turn = await session.next([], never)
    const second = server?.asked[1]?.body
    expect(turn).toMatchObject({ ok: true, value: { calls: [{ tool: 'apply_wobble' }] } })
    expect(JSON.stringify(second?.tools)).toContain('"apply_wobble"')
    expect(JSON.stringify(server?.asked[0]?.body.tools)).not.toContain('"apply_wobble"')
    expect(second?.messages.at(-1)).toMatchObject({ role: 'tool', tool_call_id: 'cfind_tools' })
  })

  it('is told when there is none', async () => {
    const session = await open('xyzzy', call('find_tools', { query: 'xyzzy' }), says('I can’t do that.'))
    const turn = await session.next([], never)
    expect(turn).toMatchObject({ ok: true, value: { text: 'I can’t do that.', calls: [] } })
    expect(JSON.stringify(server?.asked[1]?.body.messages.at(-1))).toContain('No tool does that')
  })

  it('that does nothing but look is let go', async () => {
    const session = await open('xyzzy', ...Array.from({ length: 8 }, () => call('find_tools', { query: 'more' })))
    const turn = await session.next([], never)
    expect(turn).toMatchObject({ ok: false, error: { code: 'model/nonsense' } })
  })
})
