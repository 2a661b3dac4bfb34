/** Does each of them in order, so many going on at a time. */
export async function severalAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  one: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await one(next)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeNext))
}
