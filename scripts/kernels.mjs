// Compiles the sound kernels (AssemblyScript, electron/engine/kernels/assembly) into build/kernels.wasm where that is
// missing or older than its sources. A second or so, once.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const sources = path.join(root, 'electron', 'engine', 'kernels', 'assembly')
export const kernelsFile = path.join(root, 'build', 'kernels.wasm')
const stampFile = path.join(root, 'build', 'kernels.built-from')
/** 4 MiB that never grow: views of the memory last. */
const pages = '64'

const sourceFiles = () =>
  readdirSync(sources)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()

/** The sources themselves: a checkout gives files new times, and their text is short. */
async function stampNow() {
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(pages)
  for (const name of ['../../../../scripts/kernels.mjs', ...sourceFiles()])
    hash.update(readFileSync(path.join(sources, name)))
  return hash.digest('hex')
}

/** Throws an error with one clear sentence when they can't be made. */
export async function ensureKernels() {
  const stamp = await stampNow()
  if (existsSync(kernelsFile) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const wasm = await compile()
  try {
    mkdirSync(path.dirname(kernelsFile), { recursive: true })
    putInPlace(kernelsFile, wasm)
    putInPlace(stampFile, stamp)
  } catch (error) {
    throw new Error(`The sound kernels could not be written to ${kernelsFile}: ${error.message}`, { cause: error })
  }
}

async function compile() {
  const asc = await import('assemblyscript/asc').catch((error) => {
    throw new Error(
      'The sound kernels are compiled by the package assemblyscript, and it is not here. Run `npm ci` first.',
      { cause: error },
    )
  })
  let wasm = null
  const complaints = asc.default.createMemoryStream()
  const { error } = await asc.default.main(
    [
      ...sourceFiles(),
      '--enable',
      'simd',
      '--enable',
      'relaxed-simd',
      '-O3',
      '--noAssert',
      '--runtime',
      'stub',
      '--initialMemory',
      pages,
      '--maximumMemory',
      pages,
      '--memoryBase',
      '256',
      '--outFile',
      'kernels.wasm',
    ],
    {
      readFile: (name, folder) =>
        existsSync(path.resolve(sources, folder, name))
          ? readFileSync(path.resolve(sources, folder, name), 'utf8')
          : null,
      writeFile: (name, contents) => {
        if (name === 'kernels.wasm') wasm = contents
      },
      listFiles: () => [],
      stderr: complaints,
    },
  )
  if (error !== null || wasm === null)
    throw new Error(`The sound kernels did not compile: ${error?.message ?? ''}\n${complaints.toString()}`)
  return wasm
}

/** Another process may be doing the same: each writes its own file and moves it. */
function putInPlace(file, contents) {
  const fresh = `${file}.new-${process.pid}`
  try {
    writeFileSync(fresh, contents)
    renameSync(fresh, file)
  } finally {
    rmSync(fresh, { force: true })
  }
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await ensureKernels()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
