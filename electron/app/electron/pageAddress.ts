export const scheme = 'app'
const host = 'tapehand'
export const pageAddress = `${scheme}://${host}/index.html`

/** Whether an address lies in our own page. */
export function isOurAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.protocol === `${scheme}:` && url.host === host
}
