/** Takes a secret out of texts, in whatever form somebody repeats it. */
export type HideSecret = (text: string) => string

/** So much of it in a row gives it away; shorter words may be anybody's. */
const givesAway = 8

/**
 * Finds the secret and every part of it that is 8 letters or longer, in upper and lower case, backwards, as base64
 * (also in the middle of a longer text), as hexadecimal digits and as an address would write it. A secret that is
 * shorter is found as a whole. `mark` is shown in its place.
 */
export function hideSecret(secret: string, mark = '(key)'): HideSecret {
  if (secret.length < 4) return (text) => text
  if (secret.length < givesAway) return hideWhole(lower(secret), mark)
  const parts = new Set<string>()
  for (const form of formsOf(secret).map(lower))
    for (let at = 0; at + givesAway <= form.length; at++) parts.add(form.slice(at, at + givesAway))
  return (text) => {
    const low = lower(text)
    let [shown, from, at] = ['', 0, 0]
    while (at + givesAway <= low.length) {
      if (!parts.has(low.slice(at, at + givesAway))) {
        at++
        continue
      }
      let end = at + givesAway
      while (end < low.length && parts.has(low.slice(end + 1 - givesAway, end + 1))) end++
      shown += text.slice(from, at) + mark
      from = at = end
    }
    return from === 0 ? text : shown + text.slice(from)
  }
}

function hideWhole(secret: string, mark: string): HideSecret {
  return (text) => {
    const low = lower(text)
    let [shown, from] = ['', 0]
    for (let at = low.indexOf(secret); at >= 0; at = low.indexOf(secret, from)) {
      shown += text.slice(from, at) + mark
      from = at + secret.length
    }
    return from === 0 ? text : shown + text.slice(from)
  }
}

/** Of the letters A to Z alone: a text must not change its length. */
function lower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

function formsOf(secret: string): string[] {
  const bytes = Array.from(encodeURIComponent(secret).matchAll(/%(..)|(.)/gs), ([, hex, letter]) =>
    hex === undefined ? (letter as string).charCodeAt(0) : Number.parseInt(hex, 16),
  )
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const plain = [secret, encodeURIComponent(secret), hex]
  // What stands before it in the same base64 text moves its letters by none, one or two bytes.
  const coded = [0, 1, 2].flatMap((before) => base64Inside(bytes, before))
  // Base64 tells cases apart, so it is coded for each way to write the key.
  const cased = [secret.toUpperCase(), secret.toLowerCase()].flatMap((text) =>
    [0, 1, 2].flatMap((before) =>
      base64Inside(
        Array.from(text, (letter) => letter.charCodeAt(0) & 255),
        before,
      ),
    ),
  )
  return [...plain, ...coded, ...cased].flatMap((form) => [form, Array.from(form).toReversed().join('')])
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The letters that depend on these bytes alone, behind so many others; in both alphabets. */
function base64Inside(bytes: readonly number[], before: number): string[] {
  const all = [...Array.from({ length: before }, () => 0), ...bytes]
  const bits = all.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from({ length: Math.floor(bits.length / 6) }, (_, index) =>
    digits.charAt(Number.parseInt(bits.slice(index * 6, index * 6 + 6), 2)),
  )
  const own = letters.slice(Math.ceil((before * 8) / 6)).join('')
  return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
}
