/** The tracks that are selected after a press on a header, in track order. `upTo` takes all from the first selected one to the pressed one. */
export function trackChoice(
  all: readonly string[],
  selected: readonly string[],
  pressed: string,
  how: 'only' | 'toggle' | 'upTo',
): string[] {
  if (how === 'only') return [pressed]
  if (how === 'toggle') return all.filter((id) => (id === pressed ? !selected.includes(id) : selected.includes(id)))
  const at = all.indexOf(pressed)
  const first = all.findIndex((id) => selected.includes(id))
  const from = first < 0 ? at : first
  return all.slice(Math.min(from, at), Math.max(from, at) + 1)
}
