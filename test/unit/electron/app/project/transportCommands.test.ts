import { expect, test } from 'vitest'
import { createTransportCommands } from '../../../../../electron/app/project/transportCommands.ts'
import type { TransportView } from '../../../../../shared/schemas/projectView.ts'

const at = (state: TransportView['state'], position: number): TransportView => ({ state, position, loop: false })
const start = at('stopped', 0)

/** The engine tells of a change before the report's call comes back. */
const engineThatTells =
  (commands: ReturnType<typeof createTransportCommands>, heard: unknown[]) =>
  async (report: { state: TransportView['state']; position: number }) => {
    heard.push(commands.commandFor({ ...report, position: report.position + 0.0001, loop: false }))
  }

test('play, pause, stop and seek from anywhere are commands, once each', () => {
  const { commandFor } = createTransportCommands(start)
  expect(commandFor(at('playing', 0))).toEqual(at('playing', 0))
  expect(commandFor(at('playing', 0))).toBeNull()
  expect(commandFor(at('playing', 12))).toEqual(at('playing', 12))
  expect(commandFor(at('paused', 12))).toEqual(at('paused', 12))
  expect(commandFor(at('stopped', 0))).toEqual(at('stopped', 0))
})

test('what the player reports is not sent back to it', async () => {
  const commands = createTransportCommands(start)
  const heard: unknown[] = []
  await commands.report(at('playing', 3.2), engineThatTells(commands, heard))
  await commands.report(at('playing', 3.5), engineThatTells(commands, heard))
  expect(heard).toEqual([null, null])
})

test('a report that changed nothing does not hide a later command of the same kind', async () => {
  const commands = createTransportCommands(start)
  await commands.report(start, async () => undefined)
  commands.commandFor(at('playing', 0))
  expect(commands.commandFor(at('stopped', 0))).toEqual(at('stopped', 0))
})

test('going on where it was paused is a command, although it was reported there before', async () => {
  const commands = createTransportCommands(start)
  const heard: unknown[] = []
  await commands.report(at('playing', 3.2), engineThatTells(commands, heard))
  expect(commands.commandFor(at('paused', 3.2001))).not.toBeNull()
  expect(commands.commandFor(at('playing', 3.2001))).toEqual(at('playing', 3.2001))
})

test('a stop that comes while a report is under way reaches the player', async () => {
  const commands = createTransportCommands(at('playing', 1))
  const heard: unknown[] = []
  await commands.report(
    at('playing', 1.3),
    async () => void heard.push(commands.commandFor(at('stopped', 0)), commands.commandFor(at('playing', 1.3))),
  )
  expect(heard).toEqual([at('stopped', 0), null])
})

test('a report that fails is forgotten too', async () => {
  const commands = createTransportCommands(start)
  await expect(commands.report(at('playing', 1), async () => Promise.reject(new Error('stopped')))).rejects.toThrow(
    'stopped',
  )
  expect(commands.commandFor(at('playing', 1))).toEqual(at('playing', 1))
})

test('going back to where it began is a command when the player has got further', async () => {
  const commands = createTransportCommands(start)
  commands.commandFor(at('playing', 0))
  await commands.report(at('playing', 7), async () => undefined)
  expect(commands.commandFor(at('playing', 0))).toEqual(at('playing', 0))
})

test('looping and listening to a cut are commands where all else is the same', () => {
  const { commandFor } = createTransportCommands(at('playing', 3))
  const preview = { ...at('playing', 3), preview: { skip: { start: 5, end: 6 }, end: 7 } }
  expect(commandFor({ ...at('playing', 3), loop: true })).toEqual({ ...at('playing', 3), loop: true })
  expect(commandFor(at('playing', 3))).toEqual(at('playing', 3))
  expect(commandFor(preview)).toEqual(preview)
})

test('a loop region that is drawn while it plays is told to the player', () => {
  const { commandFor } = createTransportCommands(at('playing', 3))
  const looped = { ...at('playing', 3), loop: true, region: { start: 1, end: 4 } }
  const pulled = { ...looped, region: { start: 1, end: 5 } }
  expect([looped, pulled, pulled].map((view) => commandFor(view))).toEqual([looped, pulled, null])
})
