/** `count` that follow each other from there on, the first behind the last, in their own order. */
export function sampleOf<T>(
  all: readonly T[],
  { count, from }: { readonly count: number; readonly from: number },
): readonly T[] {
  return all.filter((_, index) => (((index - from) % all.length) + all.length) % all.length < count)
}
