/** Spare memory of a thread; more is left to the garbage collector. */
const mostSpare = 4
const spare: ArrayBuffer[] = []

/**
 * Memory for a block that is being decoded, with whatever is in it. What is handed back when the block is stored is
 * used again: memory that is new for every block costs the garbage collector as much as a third of the decoding.
 */
export function borrowMemory(bytes: number): ArrayBuffer {
  const at = spare.findIndex((buffer) => buffer.byteLength === bytes)
  return at === -1 ? new ArrayBuffer(bytes) : (spare.splice(at, 1)[0] as ArrayBuffer)
}

export function giveBackMemory(buffer: ArrayBuffer): void {
  if (buffer.byteLength === 0) return
  spare.push(buffer)
  // The oldest may be of a length that nobody asks for any more.
  if (spare.length > mostSpare) spare.shift()
}

/** When nothing is decoded any more. */
export function forgetMemory(): void {
  spare.length = 0
}
