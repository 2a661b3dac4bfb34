import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { offlinePlanner } from '../../../../../support/offlinePlanner.ts'
import { registry as everyTool, withOutsideTools } from '../../../../../../electron/agent/index.ts'
import { toolSchema } from '../../../../../../electron/agent/tools/index.ts'
import { makeView } from '../../../../../support/makeView.ts'

const folder = path.join(import.meta.dirname, '../../../../../../assets/tools')
const files = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(path.join(folder, file), 'utf8'),
  isTrusted: () => true,
  trust: async () => {},
}))
const { registry, problems } = await withOutsideTools(everyTool, files, async (name) => `/usr/bin/${name}`)
const own = registry.tools.filter(({ outside }) => outside !== undefined)
const planner = offlinePlanner(registry.tools)
const plain = offlinePlanner(everyTool.tools)
const context = { project: makeView({ duration: 20 }), lastSteps: [], clipboardFrom: [], lastRange: null, done: [] }
const plan = (text: string, by = planner) => by.plan(text, context as never).steps.map(({ tool, args }) => [tool, args])

describe('the programs that come with the app', () => {
  it('are described without a fault, and each is a tool with a strict schema', () => {
    expect(problems).toEqual([])
    expect(own.map(({ name }) => name)).toEqual([
      'ffmpeg_deesser',
      'ffmpeg_level_speech',
      'rubberband_pitch',
      'rubberband_tempo',
      'sox_chorus',
      'sox_tremolo',
    ])
    for (const tool of own) expect(toolSchema(tool).parameters).toMatchObject({ additionalProperties: false })
  })

  it.each([
    ['put a tremolo on the first 2 seconds', 'sox_tremolo', {}],
    [
      'sox tremolo with speed 8 hz and depth 70 percent on everything',
      'sox_tremolo',
      { speed_hz: 8, depth_percent: 70 },
    ],
    ['ffmpeg de-ess everything', 'ffmpeg_deesser', {}],
    ['ffmpeg deess the first second with intensity 80 percent', 'ffmpeg_deesser', { intensity_percent: 80 }],
    ['apply a chorus effect to everything', 'sox_chorus', {}],
    ['level the speech of everything', 'ffmpeg_level_speech', {}],
    ['stretch the first two seconds with rubber band by 1.25', 'rubberband_tempo', { factor: 1.25 }],
    ['change the pitch of everything with rubber band by -2 semitones', 'rubberband_pitch', { semitones: -2 }],
    ['leg ein tremolo auf die ersten 2 sekunden', 'sox_tremolo', {}],
    ['dehne alles mit rubber band um 1,5', 'rubberband_tempo', { factor: 1.5 }],
  ])('understand “%s”', (text, tool, args) => expect(plan(text)).toEqual([[tool, args]]))

  it.each([
    'make everything 10% faster',
    'change the pitch of everything by 2 semitones',
    'normalize everything to -1 dB',
    'put a label called chorus at 0:05',
    'add a label called tremolo at 3 seconds',
  ])('leave “%s” to what it meant before', (text) => expect(plan(text)).toEqual(plan(text, plain)))

  it('show their command as it could be typed', () => {
    const level = registry.findTool('ffmpeg_level_speech')
    const step = { tool: '', args: {}, range: null, trackIds: [], at: null, words: '', sources: [] }
    expect(level?.outside?.commandLine(step)).toBe(
      "ffmpeg -nostdin -hide_banner -loglevel error -i input.wav -af 'speechnorm=e=pow(10\\,12/20):r=0.002:l=1' -ar '{rate}' -c:a pcm_f32le output.wav",
    )
  })
})
