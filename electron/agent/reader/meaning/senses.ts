import type { Sense, Verb } from './sentenceTypes.ts'

/** An act that a verb means by itself, but for what is said otherwise. */
export const sense = (act: string, more: Partial<Sense> = {}): Sense => ({
  act,
  particle: null,
  tie: null,
  direction: 0,
  brings: [],
  light: false,
  ...more,
})

/** A verb as it stands in an order. */
export const verb = (...senses: readonly Sense[]): Verb => ({ kind: 'verb', forms: ['base'], senses })
