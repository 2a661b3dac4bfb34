export const joins = {
  title: 'Joins',
  mayBeHeard: (heard: number, count: number) => {
    if (count === 1) return heard === 1 ? 'The join may be heard' : 'The join is not heard'
    return heard === 0 ? `None of ${count} joins is heard` : `${heard} of ${count} joins may be heard`
  },
  mayBeHeardHere: 'may be heard',
  goThrough: 'Go through the joins',
  previous: 'Previous join',
  next: 'Next join',
  count: (count: number) => `${count} ${count === 1 ? 'join' : 'joins'}`,
  at: (number: number, count: number) => `${number} of ${count}`,
  hear: 'Hear the join',
  hearSide: (side: string) => `Hear ${side === 'before' ? 'before' : 'after'} the cut`,
  all: (count: number) => `All ${count}`,
}
