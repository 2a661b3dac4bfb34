import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What is used of the platform's WebAssembly; Node's types leave it to the DOM's. */
interface Compiler {
  readonly Module: new (bytes: Uint8Array) => object
}

const { Module } = (globalThis as unknown as { readonly WebAssembly: Compiler }).WebAssembly

/**
 * The code of a library under the LGPL. In the app it is a file of its own beside the chunks, outside the archive, so
 * that whoever has the app can put a build of his own there (docs/third-party.md). Null where the package brings it
 * within its own code, and no file is there.
 */
export function replaceableCode(name: 'mpg123' | 'lame'): object | null {
  const beside = new URL(`./${name}.wasm`, import.meta.url)
  const file = existsSync(beside) ? beside : inPackage(name)
  return file === null ? null : new Module(readFileSync(file))
}

function inPackage(name: 'mpg123' | 'lame'): string | null {
  return name === 'lame' ? createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3') : null
}
