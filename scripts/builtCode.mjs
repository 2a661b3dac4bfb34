// Runs built code with what V8 compiled of it in an earlier run. Node's own cache of compiled code has only what is
// compiled while a file is loaded; most functions are compiled when they are first called, anew in every run.
import path from 'node:path'

// Import statements of these make Node load more than is used.
const { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } =
  process.getBuiltinModule('node:fs')
const { Script } = process.getBuiltinModule('node:vm')

const head = '(function(exports,require,module,__filename,__dirname){'

/**
 * Runs a file in CommonJS, one byte a character (oneByteCode.mjs), and those beside it that it asks for. Compiled code
 * lies in the folder `kept`: what had none there gives its own when `keep` is called, with every function that has run
 * by then. Nobody else may write to that folder.
 */
export function runBuilt(file, kept) {
  const loaded = new Map()
  const load = (name) => {
    if (!name.startsWith('./')) return builtin(name)
    const beside = path.join(path.dirname(file), name)
    const known = loaded.get(beside)
    if (known !== undefined) return known.module.exports
    const { script, code } = compiled(beside, kept)
    const module = { exports: {} }
    loaded.set(beside, { module, script, code })
    script.runInThisContext()(module.exports, load, module, beside, path.dirname(beside))
    return module.exports
  }
  load(`./${path.basename(file)}`)
  return {
    keep() {
      for (const { script, code } of loaded.values()) if (code !== null) keepCode(code, script)
    },
  }
}

function builtin(name) {
  const part = process.getBuiltinModule(name)
  if (part === undefined) throw new Error(`Built code asks for ${name}, which is neither beside it nor part of Node.`)
  return part
}

/** `code`: where what is compiled of it is to be kept; null where it was. */
function compiled(file, kept) {
  const { bytes, mtimeMs } = read(file)
  const text = bytes.latin1Slice()
  // V8 knows its code by the version, the flags and the length of the text.
  const code = path.join(kept, `${path.basename(file)}-${mtimeMs}-${bytes.length}`)
  const cachedData = readIfThere(code)
  const script = new Script(`${head}${text}\n})`, {
    filename: file,
    columnOffset: -head.length,
    cachedData,
  })
  return { script, code: cachedData === undefined || script.cachedDataRejected === true ? code : null }
}

/** One place for what is read and used at once: megabytes of memory to collect would begin a collection. */
let room = Buffer.alloc(0)

function read(file) {
  const handle = openSync(file)
  try {
    const { size, mtimeMs } = fstatSync(handle)
    if (room.length < size) room = Buffer.allocUnsafeSlow(size)
    let done = 0
    for (let got = 1; got > 0 && done < size; done += got) got = readSync(handle, room, done, size - done, done)
    return { bytes: room.subarray(0, done), mtimeMs }
  } finally {
    closeSync(handle)
  }
}

function readIfThere(file) {
  try {
    return read(file).bytes
  } catch {
    return undefined
  }
}

/** Whole or not at all. Where it can't be, the next run compiles again. */
function keepCode(file, script) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const fresh = `${file}.new-${process.pid}`
    writeFileSync(fresh, script.createCachedData())
    renameSync(fresh, file)
  } catch {
    // A folder that can't be written to.
  }
}
