import { type Rule, words } from '../../../chart/rule.ts'
import { inFrontOf } from '../../wordRules.ts'
import { microphones, unlike } from '../../../meaning/sets/ofNoun.ts'

/** Words in the names of tracks on which nobody speaks or sings. */
const noVoice =
  'music theme jingle jingles sting stinger stings bed beds pad pads atmo atmos ambience ambiance ambient room rooms sfx fx effect effects sound sounds drum drums kick snare hat hats toms overheads percussion shaker clap claps bass guitar guitars gtr piano keys keyboard organ synth strings violin viola cello fiddle flute whistle sax saxophone trumpet horn brass accordion banjo ukulele harp bodhran tone noise hum click metronome applause audience crowd rain wind waves sea river birds traffic street nature foley loop loops beat instrumental tape'

const voices = [
  'voices',
  'speakers',
  'speaking_tracks',
  'voice_tracks',
  'talking_tracks',
  'speech_tracks',
  'vocal_tracks',
]

const mics = ['mics', 'microphones', 'mikes']

/** "both voices", "the voices": the tracks that are left where instruments and noises are taken off. */
export const voiceTracks: readonly Rule[] = [
  ...words('group', inFrontOf(voices, 'both|both_the|both_of_the|the_two|two'), unlike(noVoice, 2)(), 0.3),
  ...words('group', inFrontOf(mics, 'both|both_the|both_of_the|the_two|two'), microphones(noVoice)(), -0.3),
  ...words('group', inFrontOf(voices, 'all_three|the_three|three'), unlike(noVoice, 3)(), 0.3),
  ...words('group', inFrontOf(voices, 'all_four|the_four|four'), unlike(noVoice, 4)(), 0.3),
  ...words('group', inFrontOf(voices, 'the|all|all_the|all_of_the'), unlike(noVoice)(), 0.4),
]
