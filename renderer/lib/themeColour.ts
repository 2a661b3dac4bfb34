const colours = new Map<string, string>()

/** The value of a colour token. Reading computed styles is slow, so it is kept for each theme. */
export function themeColour(element: Element, token: string): string {
  const key = `${document.documentElement.dataset.theme ?? ''} ${token}`
  const known = colours.get(key)
  if (known !== undefined) return known
  const colour = getComputedStyle(element).getPropertyValue(token).trim()
  colours.set(key, colour)
  return colour
}
