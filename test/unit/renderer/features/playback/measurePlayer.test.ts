// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measurePlayer } from '../../../../../renderer/features/playback/measurePlayer.ts'
import { createScope } from '../../../../../renderer/lib/scope.ts'
import { createHeard } from '../../../../../renderer/store/heard.ts'

/** As browsers do, it keeps every source that was connected for as long as it runs. */
class FakeContext {
  state: 'running' | 'suspended' | 'closed' = 'suspended'
  currentTime = 0
  sampleRate = 48_000
  readonly kept = new Set<FakeNode>()
  constructor() {
    contexts.push(this)
  }
  resume = async () => void (this.state = 'running')
  close = async () => void (this.state = 'closed')
  suspend = async () => {
    this.state = 'suspended'
    for (const node of this.kept) if (!node.isConnected) this.kept.delete(node)
  }
}

class FakeNode {
  isConnected = false
  constructor(context: FakeContext) {
    if (this instanceof FakeSource) context.kept.add(this)
  }
  connect() {
    this.isConnected = true
  }
  disconnect() {
    this.isConnected = false
  }
  getFloatTimeDomainData(samples: Float32Array) {
    samples.fill(0.5)
  }
}
class FakeSource extends FakeNode {}

class FakeStream extends EventTarget {
  track = ''
  getAudioTracks = () => [{ id: this.track, readyState: 'live' }]
}

let contexts: FakeContext[] = []
beforeEach(() => {
  contexts = []
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('ChannelSplitterNode', FakeNode)
  vi.stubGlobal('AnalyserNode', FakeNode)
  vi.stubGlobal('MediaStreamAudioSourceNode', FakeSource)
  vi.stubGlobal('MediaStream', class {})
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const stream = new FakeStream()
  const audio = Object.assign(new EventTarget(), { captureStream: () => stream })
  const heard = createHeard()
  const scope = createScope()
  const onProblem = vi.fn()
  measurePlayer({ audio: audio as unknown as HTMLAudioElement, heard, scope, onProblem })
  let mixes = 0
  const play = () => {
    stream.track = `mix ${mixes++}`
    audio.dispatchEvent(new Event('playing'))
  }
  const pause = () => audio.dispatchEvent(new Event('pause'))
  return { heard, scope, play, pause }
}

test('what plays is measured, and nothing while it rests', async () => {
  const { heard, play, pause, scope } = open()
  expect(heard.read()).toBeNull()
  play()
  const [context] = contexts
  if (context) context.currentTime = 0.1
  expect(heard.read()).toEqual({ left: 0.5, right: 0.5 })
  pause()
  expect(heard.read()).toBeNull()
  scope.dispose()
  expect(context?.state).toBe('closed')
})

test('of all mixes that were played one after the other only the last is kept once it rests', () => {
  const { play, pause } = open()
  for (let mix = 0; mix < 5; mix++) play()
  expect(contexts[0]?.kept.size).toBe(5)
  pause()
  expect(contexts[0]?.kept.size).toBe(1)
  expect(contexts[0]?.state).toBe('suspended')
  play()
  expect(contexts[0]?.state).toBe('running')
})
