import { constants, closeSync, openSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const pipeOf = (direction: 'to' | 'from'): string => `/tmp/audacity_script_pipe.${direction}.${process.getuid?.() ?? 0}`
/** The named pipes of mod-script-pipe: one pair for each person on the machine. */
export const pipes = { to: pipeOf('to'), from: pipeOf('from') } as const

const longestCommand = 1022
const patience = 60_000

interface Waiting {
  readonly resolve: (answer: string) => void
  readonly reject: (error: Error) => void
}

/** A conversation with a running Audacity: one line there, one answer back, one command at a time. */
export class AudacityPipe {
  readonly #out: number
  readonly #in: Socket
  #heard = ''
  #waiting: Waiting | null = null

  private constructor(out: number, incoming: Socket) {
    this.#out = out
    this.#in = incoming
    incoming.setEncoding('utf8')
    incoming.on('data', (text: string) => {
      this.#heard += text
      this.#answer()
    })
    const stop = (): void => this.#waiting?.reject(new Error('Audacity has closed its pipe.'))
    incoming.on('end', stop)
    incoming.on('error', stop)
  }

  /** Waits until Audacity listens. Before its window is there it answers with nothing, so it is asked again. */
  static async connect(isAlive: () => boolean): Promise<AudacityPipe> {
    const out = await openWhenRead(isAlive)
    const { fd } = await open(pipes.from, 'r').then(detached)
    const pipe = new AudacityPipe(out, new Socket({ fd, readable: true, writable: false }))
    for (let tries = 0; isAlive() && tries < 30; tries++) if (await pipe.#isReady(`ready-${tries}`)) return pipe
    pipe.close()
    throw new Error('Audacity does not answer.')
  }

  /** Answers to earlier tries can be on its way still, so it is listened for the one to this. */
  async #isReady(mark: string): Promise<boolean> {
    try {
      let answer = await this.#send(`Message: Text=${mark}`, 1000)
      while (!answer.includes(mark)) answer = await this.#answered(mark, 1000)
      return true
    } catch {
      // No answer in time, as long as its window is not there: what came of it so far is none.
      this.#heard = ''
      return false
    }
  }

  /** The body of the answer; throws where Audacity says that it failed. */
  async ask(command: string): Promise<string> {
    const text = await this.#send(command, patience)
    if (text.includes('BatchCommand finished: Failed!')) throw new Error(`${command}: ${text}`)
    return text.replace('BatchCommand finished: OK', '').trim()
  }

  async #send(command: string, timeout: number): Promise<string> {
    if (Buffer.byteLength(command) > longestCommand) throw new Error(`Too long for the pipe: ${command}`)
    const answer = this.#answered(command, timeout)
    // Where the pipe is closed already, that is what is told, and nobody waits for the answer any more.
    answer.catch(() => undefined)
    writeSync(this.#out, `${command}\n`)
    return answer
  }

  async #answered(command: string, timeout: number): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      const settled = (): void => {
        clearTimeout(timer)
        this.#waiting = null
      }
      const timer = setTimeout(() => {
        settled()
        reject(new Error(`Audacity has not answered ${command}: ${this.#heard}`))
      }, timeout)
      this.#waiting = {
        resolve: (text) => (settled(), resolve(text)),
        reject: (error) => (settled(), reject(error)),
      }
      this.#answer()
    })
  }

  async info(type: 'Clips' | 'Tracks'): Promise<readonly Record<string, unknown>[]> {
    return JSON.parse(await this.ask(`GetInfo: Type=${type} Format=JSON`)) as Record<string, unknown>[]
  }

  close(): void {
    closeSync(this.#out)
    this.#in.destroy()
  }

  #answer(): void {
    const end = /BatchCommand finished: (?:OK|Failed!)\n\n/u.exec(this.#heard)
    if (end === null || this.#waiting === null) return
    const length = end.index + end[0].length
    const text = this.#heard.slice(0, length)
    this.#heard = this.#heard.slice(length)
    this.#waiting.resolve(text)
  }
}

async function openWhenRead(isAlive: () => boolean): Promise<number> {
  for (let tries = 0; ; tries++) {
    try {
      return openSync(pipes.to, constants.O_WRONLY | constants.O_NONBLOCK)
    } catch (error) {
      if (!isAlive() || tries > 1500) throw error
    }
    await sleep(20)
  }
}

/** The handle would close its file when it is collected: the socket has one of its own. */
async function detached(handle: Awaited<ReturnType<typeof open>>): Promise<{ fd: number }> {
  const fd = openSync(`/proc/self/fd/${handle.fd}`, constants.O_RDONLY)
  await handle.close()
  return { fd }
}
