/** An address with what is asked of it. */
export function withQuery(address: string, wanted: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(wanted).map(([name, value]) => [name, String(value)])
  return `${address}?${new URLSearchParams(pairs).toString()}`
}
