/**
 * Ids for the requests of this run, in the order in which they are made; two runs never have the same. A UUID would
 * make Node load keys, hashes and streams first, which takes as long as running a call.
 */
export function requestIds(now: number = Date.now()): () => string {
  let count = 0
  return () => `${now.toString(36)}-${process.pid.toString(36)}-${(count++).toString(36)}`
}
