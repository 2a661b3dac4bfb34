import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { offlinePlanner } from './offlinePlanner.ts'
import { registry as everyTool, withOutsideTools } from '../../electron/agent/index.ts'
import { findProgram, readToolFiles } from '../../electron/platform/index.ts'
import { messageOf } from '../../shared/failures/index.ts'
import { scratchFolder } from './files/importing.ts'
import { openConversation, type SeedParts } from './openConversation.ts'

/** A program in JavaScript: `input`, `output` and what else it is given are there. */
export interface Script {
  readonly name: string
  readonly body: string
  readonly manifest?: Readonly<Record<string, unknown>>
}

const plain = `
import { readFileSync, writeFileSync } from 'node:fs'
const [input, output, ...given] = process.argv.slice(2)
/** The header of a WAV file of floats is 58 bytes long. */
const read = () => {
  const bytes = readFileSync(input)
  const sound = bytes.buffer.slice(bytes.byteOffset + 58, bytes.byteOffset + bytes.length)
  const [rate, channels] = [bytes.readUInt32LE(24), bytes.readUInt16LE(22)]
  return { header: bytes.subarray(0, 58), rate, channels, samples: new Float32Array(sound) }
}
const write = (samples, { rate, channels, header } = read()) => {
  const head = Buffer.from(header)
  head.writeUInt32LE(50 + samples.length * 4, 4); head.writeUInt32LE(rate, 24); head.writeUInt32LE(rate * channels * 4, 28)
  head.writeUInt32LE(samples.length / channels, 46); head.writeUInt32LE(samples.length * 4, 54)
  writeFileSync(output, Buffer.concat([head, Buffer.from(samples.buffer, 0, samples.length * 4)]))
}
`

/** A folder of tools, each a program in JavaScript with its manifest. */
export function toolFolder(scripts: readonly Script[]): string {
  const folder = scratchFolder()
  const own = path.join(folder, 'tools')
  mkdirSync(own)
  for (const { name, body, manifest } of scripts) {
    const script = path.join(folder, `${name}.mjs`)
    writeFileSync(script, plain + body)
    const described = {
      name,
      title: name.replaceAll('_', ' '),
      description: 'A program of a test.',
      command: [process.execPath, script, '{input}', '{output}'],
      seconds: 20,
      ...manifest,
    }
    writeFileSync(path.join(own, `${name}.json`), JSON.stringify(described))
  }
  return folder
}

/** The registry with the tools of a folder, as the hosts make it. */
export async function registryOf(folder: string, shipped = path.join(folder, 'none')) {
  const problems: string[] = []
  const files = await readToolFiles(
    { shipped, own: path.join(folder, 'tools'), trusted: path.join(folder, 'trusted-tools.json') },
    (problem) => problems.push(messageOf(problem)),
  )
  const made = await withOutsideTools(everyTool, files.files, (name) => findProgram(name, process.env))
  problems.push(...[...files.problems, ...made.problems].map((one) => messageOf(one)))
  return { registry: made.registry, problems }
}

/** A conversation that knows them. */
export async function talkWith(folder: string, seed: SeedParts = {}) {
  const { registry, problems } = await registryOf(folder)
  const talk = await openConversation(seed, { registry, offline: offlinePlanner(registry.tools), model: null })
  return { ...talk, registry, problems, reply: () => talk.agent.log().at(-1)?.reply ?? '' }
}

/** What programs of this process have left behind. */
export const leftBehind = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`tapehand-program-${process.pid}-`))
