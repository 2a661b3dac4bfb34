/** Work of one conversation, one piece after the other in the order it came. */
export interface Line {
  add<T>(work: () => Promise<T>): Promise<T>
  isBusy(): boolean
}

/** `after` runs behind each piece, before the next one. A piece that throws does not hold up the others. */
export function createLine(after: () => Promise<void>): Line {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    add: (work) => {
      waiting += 1
      const done = last.then(async () => {
        try {
          return await work()
        } finally {
          waiting -= 1
          await after()
        }
      })
      last = done.catch(() => undefined)
      return done
    },
    isBusy: () => waiting > 0,
  }
}
