import { onTestFinished } from 'vitest'
import { type Answer, type RawModelServer, startRawModelServer } from './modelServer.ts'

/** The model server of the test that is running: closed when that ends, however it ends. */
export async function serveModel(...answers: readonly Answer[]): Promise<RawModelServer> {
  const server = await startRawModelServer(...answers)
  onTestFinished(() => server.close())
  return server
}
