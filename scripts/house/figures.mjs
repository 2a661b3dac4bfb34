// What a tree of sources comes to, counted.
import path from 'node:path'

const crumb = 25
const crowd = 20

/** Figures of the files: how many, how long, and what is small, crowded, or in a circle. */
export function figuresOf(sources) {
  const counts = sources.map(({ lines }) => lines.length).toSorted((a, b) => a - b)
  const longest = sources.toSorted((a, b) => b.lines.length - a.lines.length)[0]
  const importers = importersOf(sources)
  const crumbs = sources.filter(({ lines }) => lines.length <= crumb)
  const privateCrumbs = crumbs.filter(({ file }) => importers.get(file)?.size === 1).map(({ file }) => file)
  return {
    files: sources.length,
    median: counts[Math.floor(counts.length / 2)] ?? 0,
    longest: longest === undefined ? null : { file: longest.file, lines: longest.lines.length },
    longLines: sources.reduce((sum, { lines }) => sum + lines.filter((line) => line.length > 200).length, 0),
    longestLine: sources.reduce((most, { lines }) => Math.max(most, ...lines.map((line) => line.length)), 0),
    crumbs: crumbs.length,
    privateCrumbs,
    crowds: crowdsOf(sources),
    circlesByValue: circlesOf(fileGraph(sources, false)),
    circlesByType: circlesOf(fileGraph(sources, true)),
    knots: Object.fromEntries(
      ['electron/engine', 'electron/agent'].map((house) => [
        house,
        {
          byValue: circlesOf(roomGraph(sources, house, false)),
          byType: circlesOf(roomGraph(sources, house, true)),
        },
      ]),
    ),
  }
}

function importersOf(sources) {
  const importers = new Map()
  for (const { file, imports } of sources)
    for (const { file: to } of imports) importers.set(to, (importers.get(to) ?? new Set()).add(file))
  return importers
}

function crowdsOf(sources) {
  const rooms = Map.groupBy(sources, ({ file }) => path.dirname(file))
  return [...rooms].filter(([, files]) => files.length > crowd).map(([room, files]) => ({ room, files: files.length }))
}

function fileGraph(sources, withTypes) {
  return new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.filter((one) => withTypes || !one.isType).map((one) => one.file),
    ]),
  )
}

/** Which rooms of a house import which. Loose files are none. */
function roomGraph(sources, house, withTypes) {
  const graph = new Map()
  for (const { file, imports } of sources)
    for (const one of imports) {
      const [from, to] = [roomIn(house, file), roomIn(house, one.file)]
      if (from === null || to === null || from === to || (one.isType && !withTypes)) continue
      graph.set(from, [...(graph.get(from) ?? []), to])
    }
  return graph
}

/** The folder right below a house that a file is in; null outside of it, and for its loose files. */
export function roomIn(house, file) {
  const [room, ...rest] = file.startsWith(`${house}/`) ? file.slice(house.length + 1).split('/') : []
  return room === undefined || rest.length === 0 ? null : room
}

/** The circles of a graph: what reaches each other, each as its members in order. */
export function circlesOf(graph) {
  const reached = new Map([...graph.keys()].map((from) => [from, reachedFrom(from, graph)]))
  const turning = [...graph.keys()].filter((one) => reached.get(one).has(one))
  const circles = turning.map((one) =>
    turning.filter((other) => reached.get(one).has(other) && reached.get(other).has(one)).toSorted(byName),
  )
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()]
}

const byName = (one, other) => one.localeCompare(other, 'en')

function reachedFrom(start, graph) {
  const reached = new Set()
  const open = [...(graph.get(start) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...(graph.get(next) ?? []))
  }
  return reached
}
