/** The other side of a range: what is kept goes, or what goes is kept. */
const flips: Readonly<Record<string, string>> = {
  trim_to_selection: 'delete_selection',
  delete_selection: 'trim_to_selection',
}

export function flipOf(tool: string): string | null {
  return Object.hasOwn(flips, tool) ? (flips[tool] ?? null) : null
}
