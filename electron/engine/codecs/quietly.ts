/** The decoders write what they find wrong to the console as well as into their answer; here only the answer counts. */
export function quietly<T>(decode: () => T): T {
  const written = console.error
  console.error = () => undefined
  try {
    return decode()
  } finally {
    console.error = written
  }
}
