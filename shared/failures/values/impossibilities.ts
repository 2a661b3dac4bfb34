import { sayBy, type Sayings } from '../../wording/sayings.ts'

/** What makes a project one that can't be. Positions and lengths are in frames. */
export type Impossibility =
  | { readonly kind: 'in-track' | 'in-clip'; readonly name: string; readonly what: Impossibility }
  | { readonly kind: 'sample-rate'; readonly sampleRate: number }
  | { readonly kind: 'same-id'; readonly id: string }
  | { readonly kind: 'track-shape' | 'track-switches' | 'fade' }
  | { readonly kind: 'levels'; readonly gainDb: number; readonly pan: number }
  | { readonly kind: 'clips-overlap'; readonly clip: string; readonly start: number; readonly end: number }
  | { readonly kind: 'clip-start' | 'clip-length' | 'piece-length' | 'piece-start'; readonly frames: number }
  | { readonly kind: 'piece-gain'; readonly gain: number }
  | { readonly kind: 'clip-of-other-length'; readonly pieces: number; readonly clip: number }
  | { readonly kind: 'under-of-other-length'; readonly under: number; readonly piece: number }
  | { readonly kind: 'label-range' | 'label-order'; readonly text: string }

const sayings: Sayings<Impossibility> = {
  'in-track': ({ name, what }) => `track ${name}: ${sayImpossibility(what)}`,
  'in-clip': ({ name, what }) => `clip ${name}: ${sayImpossibility(what)}`,
  'sample-rate': ({ sampleRate }) => `the sample rate ${sampleRate}`,
  'same-id': ({ id }) => `the id ${id} is used twice`,
  'track-shape': 'it has no name or no channels',
  'track-switches': 'it is neither muted nor not',
  fade: 'a fade that leads nowhere',
  levels: ({ gainDb, pan }) => `gain ${gainDb} and pan ${pan}`,
  'clips-overlap': ({ clip, start, end }) => `clip ${clip} starts at ${start}, before ${end}`,
  'clip-start': ({ frames }) => `start ${frames}`,
  'clip-length': ({ frames }) => `length ${frames}`,
  'piece-length': ({ frames }) => `a piece of ${frames} frames`,
  'piece-start': ({ frames }) => `a piece from ${frames}`,
  'piece-gain': ({ gain }) => `a piece with gain ${gain}`,
  'clip-of-other-length': ({ pieces, clip }) => `pieces of ${pieces} frames in a clip of ${clip}`,
  'under-of-other-length': ({ under, piece }) => `${under} frames under ${piece}`,
  'label-range': ({ text }) => `label ${text}`,
  'label-order': ({ text }) => `label ${text} is out of order`,
}

export function sayImpossibility(what: Impossibility): string {
  return sayBy(sayings, what)
}
