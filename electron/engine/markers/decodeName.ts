/** Programs write what they have: UTF-8, or the letters of Windows. The text ends at its first zero. */
export function decodeName(bytes: Uint8Array): string {
  const zero = bytes.indexOf(0)
  const text = zero === -1 ? bytes : bytes.subarray(0, zero)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(text)
    throw error
  }
}
