import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { follow, openLoopback } from '../support/processes/loopbackProcess.ts'
import { repository, temporaryFolder } from '../support/openTestApp.ts'
import { tortureCount, tortureTime } from '../support/torture.ts'

let host: ReturnType<typeof openLoopback>
beforeEach(() => void (host = openLoopback()))
afterEach(() => host.end())

test.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
  'another user of the same machine who watches its processes and files does not get in (needs root)',
  { timeout: tortureTime(tortureCount(3), 5000) },
  async () => {
    const outside = temporaryFolder()
    chmodSync(outside.folder, 0o777)
    // The folders above the data are open to all, as a careless person's are.
    chmodSync(host.folder, 0o755)
    const seen = path.join(outside.folder, 'seen')
    const script = path.join(outside.folder, 'otherUserMain.ts')
    copyFileSync(path.join(repository, 'test/support/processes/otherUserMain.ts'), script)
    const nobody = spawn(process.execPath, [script, seen, host.folder], {
      uid: 65_534,
      gid: 65_534,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    host.running.push(nobody)
    await follow(nobody).said(/watching/)
    // What is in arguments is found: else the watch would prove nothing.
    const bait = spawn('tail', ['-f', '/dev/null', '--', host.folder, 'http://127.0.0.1:9/?token=bait'], {
      stdio: 'ignore',
    })
    host.running.push(bait)
    for (let round = 0; round < tortureCount(3); round++) {
      const { child, said, ended } = host.start(['--host', 'window', host.recording('take.wav')], {
        CHROMIUM_PATH: host.fakeBrowser(),
        DISPLAY: ':77',
      })
      await said(/is open in/)
      child.kill('SIGTERM')
      await ended
    }
    const lines = readFileSync(seen, 'utf8').trim().split('\n')
    outside.remove()
    expect(lines).toEqual(['out http://127.0.0.1:9/?token=bait'])
  },
)
