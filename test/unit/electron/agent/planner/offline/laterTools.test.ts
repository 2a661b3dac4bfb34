import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createOfflinePlanner } from '../../../../../../electron/agent/planner/offline/index.ts'
import { tools } from '../../../../../../electron/agent/tools/index.ts'
import { podcast, sayStep } from './planning.ts'

const number = z.number()
const later = [
  { name: 'mute_track', group: 'tracks', parameters: {} },
  { name: 'solo_track', group: 'tracks', parameters: {} },
  { name: 'delete_track', group: 'tracks', parameters: {} },
  { name: 'rename_track', group: 'tracks', parameters: { name: z.string() } },
  { name: 'create_stereo_track', group: 'tracks', parameters: {} },
  { name: 'add_label', group: 'labels', parameters: { text: z.string() } },
  { name: 'delete_label', group: 'labels', parameters: {} },
  { name: 'select_clip', group: 'selection', parameters: {} },
  { name: 'apply_truncate_silence', group: 'effects', parameters: { min_silence: number, keep: number } },
  { name: 'apply_loudness_normalize', group: 'effects', parameters: { target_lufs: number } },
  { name: 'apply_high_pass', group: 'effects', parameters: { frequency_hz: number } },
  { name: 'apply_change_pitch', group: 'effects', parameters: { semitones: number } },
].map((tool) => {
  const words = tools.find((one) => one.name === tool.name)?.words ?? []
  return { ...tool, title: tool.name, words, parameters: z.strictObject(tool.parameters) }
})
const planner = createOfflinePlanner([...tools, ...later])
const stepsOf = (message: string): string =>
  planner.plan(message, { project: podcast, lastSteps: [] }).steps.map(sayStep).join(' ; ')

describe('a tool that is only data', () => {
  it.each([
    ['mute track 2', 'mute_track on #2'],
    ['mute the music', 'mute_track on Music'],
    ['mute 10 to 20', 'silence_selection 10..20'],
    ['solo the guest', 'solo_track on Guest'],
    ['delete the music track', 'delete_track on Music'],
    ['delete everything on the music track', 'delete_selection whole on Music'],
    ['rename the guest track to Anna', 'rename_track name=Anna on Guest'],
    ['create a new stereo track', 'create_stereo_track'],
    ['add a label called verse at 42 seconds', 'add_label text=verse at 42'],
    ['delete the ad break label', 'delete_label <label ad break>'],
    ['select the intro clip', 'select_clip <clip intro>'],
    [
      'shorten all silences longer than 1 second to half a second',
      'apply_truncate_silence min_silence=1 keep=0.5 whole',
    ],
    ['bring the whole thing to -16 LUFS', 'apply_loudness_normalize target_lufs=-16 whole'],
    ['normalize the guest to -16 LUFS', 'apply_loudness_normalize target_lufs=-16 whole on Guest'],
    ['high pass the guest at 100 Hz', 'apply_high_pass frequency_hz=100 whole on Guest'],
    ['raise the pitch of the guest by two semitones', 'apply_change_pitch semitones=2 whole on Guest'],
    [
      'trim the first 30 seconds, take out the long pauses and bring it to -16 LUFS',
      'trim_to_selection first 30 ; apply_truncate_silence ; apply_loudness_normalize target_lufs=-16 selection',
    ],
  ])('"%s"', (message, steps) => {
    expect(stepsOf(message)).toBe(steps)
  })
})
