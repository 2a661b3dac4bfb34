import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PreviewPlayer, type Sound } from '../../../../../../renderer/features/tools/preview/previewPlayer.ts'
import { createScope } from '../../../../../../renderer/lib/scope.ts'
import { makeWindow } from '../../../../../support/window/makeWindow.tsx'

/** Goes on when it is told to, as one whose device takes its time. */
class SlowContext {
  currentTime = 0
  destination = {}
  goOn = () => {}
  constructor() {
    context = this // oxlint-disable-line typescript/no-this-alias, unicorn/no-this-assignment -- the test drives it
  }
  resume = () => new Promise<void>((done) => (this.goOn = done))
  close = async () => {}
}

class Node {
  readonly gain = { setTargetAtTime: () => {} }
  connect = (to: unknown) => to
  disconnect = () => {}
  start = () => {}
  stop = () => {}
  addEventListener = () => {}
}

let context: SlowContext
beforeEach(() => {
  vi.stubGlobal('AudioContext', SlowContext)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('AudioBufferSourceNode', Node)
})
afterEach(() => vi.unstubAllGlobals())

const sound = { buffer: { duration: 3 } } as Sound

test.each([
  ['plays', () => {}, true],
  ['was stopped before it began never plays', (player: PreviewPlayer) => player.stop(), false],
])('what %s', async (_, meanwhile, plays) => {
  const player = new PreviewPlayer((await makeWindow()).app, createScope())
  const started = player.start({ before: sound, after: sound }, 'before')
  meanwhile(player)
  context.goOn()
  await started
  expect(player.isPlaying).toBe(plays)
})
