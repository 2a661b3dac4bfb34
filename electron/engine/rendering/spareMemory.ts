/**
 * Memory that nobody needs any more, for what is made next: left to the garbage collector it would add up to many times
 * what is in use.
 */
export interface SpareMemory {
  give(buffers: readonly ArrayBuffer[]): void
  /** Of exactly so many bytes, with whatever is in it. */
  readonly borrow: (bytes: number) => ArrayBuffer
}

/** More than this is given back to the system: sizes change. */
const mostKept = 8

export function createSpareMemory(): SpareMemory {
  const spare: ArrayBuffer[] = []
  return {
    give(buffers) {
      spare.push(...buffers)
      while (spare.length > mostKept) letGo(spare.shift() as ArrayBuffer)
    },
    borrow(bytes) {
      const at = spare.findIndex((buffer) => buffer.byteLength === bytes)
      return at === -1 ? new ArrayBuffer(bytes) : (spare.splice(at, 1)[0] as ArrayBuffer)
    },
  }
}

/** Now, and not when the garbage collector gets to it. */
function letGo(buffer: ArrayBuffer): void {
  buffer.transfer(0)
}
