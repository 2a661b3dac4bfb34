import { constants, setPriority } from 'node:os'

/**
 * Lets every other thread go first: what computes for a long time may not hold up the window or the engine where there are few cores. Only
 * Linux gives a thread a priority of its own this way (0 is the calling thread there, the whole process elsewhere).
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}
