/** What is read of one answer at most, unpacked: beyond it is no answer but a fault. */
export interface AnswerBounds {
  readonly bytes: number
  /** Of a stream, whose lines are short. */
  readonly line: number
}

/** A text of 60,000 letters in frames of one letter each is less than this. */
export const usualBounds: AnswerBounds = { bytes: 32 * 1024 ** 2, line: 1024 ** 2 }

export class TooMuchAnswered extends Error {}

/**
 * Follows no redirect, as what is sent is meant for the server that the person named, and stops reading where a server
 * sends without end.
 */
export function boundedFetch(bounds: AnswerBounds = usualBounds): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    if (response.body === null) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(limitedBy(bounds)), { status, statusText, headers })
  }
}

const newLine = 10

function limitedBy({ bytes, line }: AnswerBounds): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let [all, open] = [0, 0]
  return new TransformStream({
    transform(part, to) {
      all += part.length
      const last = part.lastIndexOf(newLine)
      open = last < 0 ? open + part.length : part.length - 1 - last
      if (all > bytes || open > line) throw new TooMuchAnswered()
      to.enqueue(part)
    },
  })
}
