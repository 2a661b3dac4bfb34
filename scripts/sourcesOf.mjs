// Which files of ours a part of the build is made from.
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** What no chunk names, and every part is made from too. */
const besides = [
  'package-lock.json',
  'vite.main.config.ts',
  'vite.cli.config.ts',
  'scripts/oneByteCode.mjs',
  'scripts/builtLanguages.mjs',
  'scripts/lateBuiltins.mjs',
  'scripts/pureDeclarations.mjs',
  'scripts/kernels.mjs',
]
/** Compiled by themselves; the folder counts too, for all that lies in it is compiled. */
const kernels = 'electron/engine/kernels/assembly'

/** Of the entries with these names and all that they load, early or late; relative to `root`, in order. */
export function sourcesOf(output, isEntry, root) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const waiting = [...chunks.values()].filter(({ isEntry: begins, name }) => begins && isEntry(name))
  const seen = new Set(waiting)
  for (const chunk of waiting) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(name)
      if (next === undefined || seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  const modules = waiting
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => path.relative(root, id).replaceAll('\\', '/'))
    .filter((file) => /^(electron|shared)\//u.test(file))
  const compiled = readdirSync(path.join(root, kernels)).map((name) => `${kernels}/${name}`)
  return [...new Set([...besides, kernels, ...compiled, ...modules])].toSorted()
}

/** Of these, those of a run in which nothing is said or called. */
export const ofPlainEdit = (files) => files.filter((file) => !file.startsWith('electron/agent/'))
