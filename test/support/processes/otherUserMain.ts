import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Another user of this machine: looks through the files below a folder and the arguments and surroundings of all
 * processes that work in it, follows every address that it finds, and writes down what became of it.
 */
const [seen = '', folder = ''] = process.argv.slice(2)
const tried = new Set<string>()

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}

function filesBelow(parent: string): string[] {
  try {
    return readdirSync(parent, { withFileTypes: true }).flatMap((entry) => {
      const one = path.join(parent, entry.name)
      return entry.isDirectory() ? filesBelow(one) : [one]
    })
  } catch {
    return []
  }
}

/** Addresses in a text, also those in the files that it names. */
function addressesIn(text: string): string[] {
  return [...text.matchAll(/(?:http|file):\/\/[^\0"'<> ]+/g)].flatMap(([found]) =>
    found.startsWith('http') ? [found] : addressesIn(read(decodeURI(found.slice('file://'.length)))),
  )
}

async function visit(address: string): Promise<void> {
  if (tried.has(address) || !address.includes('token')) return
  tried.add(address)
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => null)
  appendFileSync(seen, `${answer?.headers.has('set-cookie') === true ? 'IN' : 'out'} ${address}\n`)
}

console.log('watching')
for (;;) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const told = processes.flatMap((id) => [`/proc/${id}/cmdline`, `/proc/${id}/environ`])
  for (const text of [...told.map(read).filter((one) => one.includes(folder)), ...filesBelow(folder).map(read)])
    for (const address of addressesIn(text)) await visit(address)
  await new Promise((next) => setTimeout(next, 2))
}
