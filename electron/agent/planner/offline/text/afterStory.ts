import type { Token } from './tokenise.ts'
import { inPassing } from '../words/en.ts'
import { withoutOpening } from './withoutOpening.ts'

export interface Story {
  readonly told: readonly Token[]
  readonly asked: readonly Token[]
}

/**
 * "I heard it on the train and the ending drags on, so please remove …": what is told before, and what is asked for.
 * Null where a message begins with a request.
 */
export function afterStory(tokens: readonly Token[], isVerb: (word: string) => boolean): Story | null {
  const first = withoutOpening(tokens)[0]
  if (first === undefined || !inPassing.tellers.has(first.text)) return null
  const at = tokens.findLastIndex((token, index) => token.text === 'so' && tokens[index - 1]?.text === ',')
  const asked = tokens.slice(at + 1)
  return at > 0 && asked.slice(0, 6).some((token) => isVerb(token.text)) ? { told: tokens.slice(0, at), asked } : null
}
