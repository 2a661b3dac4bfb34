import type { StateReading } from '../../../../shared/failures/index.ts'
import { z } from 'zod'
import type { EditRequestInput } from '../../../../shared/schemas/editRequest.ts'
import type { TrackView } from '../../../../shared/schemas/projectView.ts'
import type { Tool } from '../contract/defineTool.ts'
import { sayNames } from '../sentences/saying.ts'
import { defineTrackSetting } from './defineTrackSetting.ts'

export const muteTrack = defineTrackSwitch({
  name: 'mute_track',
  title: 'Mute',
  description:
    'Tracks that are muted are not heard and not exported; nothing is changed in them. To silence a range use silence_selection.',
  frames: [{ acts: ['mute'], target: { object: ['track', 'any'], place: [], needed: true } }],
  words: ['mute the track', 'mute track', 'mute the tracks'],
  request: { kind: 'muteTracks', mute: 'on' },
  before: (names) => `Mute ${names}`,
  after: (names) => `Muted ${names}`,
  already: 'muted already',
  expected: { kind: 'muted' },
  holds: (track) => track.muted,
})

export const unmuteTrack = defineTrackSwitch({
  name: 'unmute_track',
  title: 'Unmute',
  description: 'Lets muted tracks be heard again.',
  obviousTracks: ({ tracks }) => tracks.filter(({ muted }) => muted),
  frames: [{ acts: ['unmute'], target: { object: ['track', 'any'], place: [], needed: true } }],
  words: ['unmute', 'un-mute', 'turn the mute off', 'turn off mute'],
  request: { kind: 'muteTracks', mute: 'off' },
  before: (names) => `Unmute ${names}`,
  after: (names) => `Unmuted ${names}`,
  already: 'not muted',
  expected: { kind: 'not-muted' },
  holds: (track) => !track.muted,
})

export const soloTrack = defineTrackSwitch({
  name: 'solo_track',
  title: 'Solo',
  description: 'Only soloed tracks are heard and exported while there are any; nothing is changed in them.',
  frames: [{ acts: ['solo'], target: { object: ['track', 'any'], place: [], needed: true } }],
  words: ['solo', 'put … on solo'],
  request: { kind: 'soloTracks', solo: 'on' },
  before: (names) => `Solo ${names}`,
  after: (names) => `Soloed ${names}`,
  already: 'soloed already',
  expected: { kind: 'soloed' },
  holds: (track) => track.soloed,
})

export const unsoloTrack = defineTrackSwitch({
  name: 'unsolo_track',
  title: 'Unsolo',
  description: 'Takes tracks off solo.',
  obviousTracks: ({ tracks }) => tracks.filter(({ soloed }) => soloed),
  frames: [{ acts: ['unsolo'], target: { object: ['track', 'any'], place: [], needed: true } }],
  words: ['unsolo', 'un-solo', 'turn off solo', 'turn the solo off'],
  request: { kind: 'soloTracks', solo: 'off' },
  before: (names) => `Take ${names} off solo`,
  after: (names) => `Took ${names} off solo`,
  already: 'not soloed',
  expected: { kind: 'not-soloed' },
  holds: (track) => !track.soloed,
})

interface TrackSwitchLiteral extends Pick<
  Tool,
  'name' | 'title' | 'description' | 'frames' | 'words' | 'obviousTracks'
> {
  readonly request: EditRequestInput
  readonly before: (names: string) => string
  readonly after: (names: string) => string
  /** What the tracks were, where there was nothing to switch. */
  readonly already: string
  readonly expected: StateReading
  readonly holds: (track: TrackView) => boolean
}

function defineTrackSwitch({ request, before, after, already, expected, ...literal }: TrackSwitchLiteral): Tool {
  return defineTrackSetting({
    ...literal,
    parameters: z.strictObject({}),
    request: () => request,
    sentence: (_step, names) => before(sayNames(names)),
    done: (_step, names) => after(sayNames(names)),
    already: (_step, names) => `${sayNames(names)} ${names.length === 1 ? 'was' : 'were'} ${already}`,
    expected: () => expected,
  })
}
