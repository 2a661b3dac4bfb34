/** Names that Windows keeps for devices, with whatever extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\..*)?$/i
/** Bytes that every file system takes in one name, less what an extension, a number and a temporary mark add. */
const mostBytes = 200

/**
 * A file name from a track's or a label's name that every file system takes, without its extension: no slashes, no
 * control or direction characters, no dots or spaces at its ends, no reserved word, not too long. Never empty.
 */
export function safeFileName(name: string, whenEmpty: string): string {
  const plain = name
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/[<>:"/\\|?*\ufffd]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
  const short = shortened(trimEnds(plain))
  if (short === '' || /^[-\s.]+$/u.test(short)) return whenEmpty
  return reserved.test(short) ? shortened(short.replace(/^[^.]+/u, '$&_')) : short
}

const shortened = (name: string): string => trimEnds(cutToBytes(name, mostBytes))

/** One name each, in order: a name that was given before, whatever its case, gets a number. */
export function safeFileNames(names: readonly string[], whenEmpty: string): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const wanted = safeFileName(name, whenEmpty)
    let free = wanted
    for (let number = 2; taken.has(keyOf(free)); number++) free = `${wanted} ${number}`
    taken.add(keyOf(free))
    return free
  })
}

/** Equal for names that a file system takes for the same when it ignores case. */
const keyOf = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase()

const trimEnds = (name: string): string => name.replaceAll(/^[\s.]+|[\s.]+$/gu, '')

function cutToBytes(name: string, most: number): string {
  let bytes = 0
  let cut = ''
  for (const letter of name) {
    bytes += Buffer.byteLength(letter)
    if (bytes > most) break
    cut += letter
  }
  return cut
}
