import type { Desk } from './desk.ts'

/** A new request takes the pending one's place; what that had begun is taken back. */
export async function supersede(desk: Desk): Promise<void> {
  const back = await desk.flow?.abandon()
  desk.flow = null
  if (back !== undefined && !back.ok) throw new Error(back.error.message)
}
