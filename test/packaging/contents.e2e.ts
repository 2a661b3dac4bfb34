import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { packedApp } from './support/packedApp.ts'

/** Every file of the packed app, relative to it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
}

test('holds what the app needs: main, worker, preload, window, demo, icon, licences', () => {
  const files = filesIn(packedApp.resources)
  for (const needed of [
    'package.json',
    'dist/main/main.js',
    'dist/main/engineWorker.js',
    'dist/main/renderWorker.js',
    'dist/main/decodeWorker.js',
    'dist/main/projectWorker.js',
    'dist/main/encodeWorker.js',
    'dist/main/lame.wasm',
    'dist/main/mpg123.wasm',
    'dist/preload/preload.cjs',
    'dist/renderer/index.html',
    'assets/demo/Voice.flac',
    'assets/demo/Music.flac',
    'assets/icons/icon.png',
    'assets/tools/sox-tremolo.json',
    'assets/recipes/podcast-clean-up.json',
    'LICENSE',
    'docs/third-party.md',
  ]) {
    expect(files).toContain(needed)
  }
})

test('holds nothing else: no packages, tests, sources, documents, maps or outputs', () => {
  const code = String.raw`dist\/(main|preload|renderer)\/.+\.(js|cjs|wasm|html|css|svg|png|woff2)`
  const assets = String.raw`assets\/(demo\/\w+\.flac|icons\/icon\.png|tools\/[\w-]+\.json|recipes\/[\w-]+\.json)`
  const allowed = new RegExp(String.raw`^(package\.json|LICENSE|docs\/third-party\.md|${code}|${assets})$`, 'u')
  expect(filesIn(packedApp.resources).filter((file) => !allowed.test(file))).toEqual([])
})

test('holds nothing of the loopback host and the command line', () => {
  expect(filesIn(packedApp.resources).filter((file) => /loopback|main\/cli/i.test(file))).toEqual([])
})

test('needs no package at run time but electron: everything else is bundled', () => {
  const outside = new Set<string>()
  for (const file of filesIn(packedApp.resources).filter((name) => /^dist\/(main|preload)\//.test(name))) {
    const text = readFileSync(path.join(packedApp.resources, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/^import (?:[^'"\n]+ from )?["']([^"'.][^"']*)["']/gm)) outside.add(name)
    for (const [, name = ''] of text.matchAll(/\brequire\(["']([^"'.][^"']*)["']\)/g)) outside.add(name)
  }
  const unknown = [...outside].filter((name) => name !== 'electron' && !isBuiltin(name))
  expect(unknown).toEqual([])
})

test('its manifest names the app and its entry, and nothing of its making', () => {
  const manifest = JSON.parse(readFileSync(path.join(packedApp.resources, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  expect(manifest).toMatchObject({ name: 'tapehand', main: 'dist/main/main.js', type: 'module' })
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['scripts']))
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['devDependencies']))
})
