const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** A length of time as people say it, in the largest unit that it is a whole number of: "90 minutes", "2 days". */
export function sayDuration(seconds: number): string {
  const [unit, size] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1]
  const count = Math.round((seconds / size) * 10) / 10
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
