import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../staleness.mjs'

/** The built app on data of its own, which shows itself to whoever opens the address. */
export async function startHost(data) {
  const child = spawn(process.execPath, [path.join(root, 'dist/main/loopback.js'), '--host', 'none'], {
    env: { ...process.env, TAPEHAND_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(line)?.[0]
    if (address === undefined) continue
    child.stdout.resume()
    return { child, address }
  }
  throw new Error('The host ended without an address: build it first by `npm run build`.')
}
