import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { build, Platform, type Configuration } from 'electron-builder'
import { makeDeb, makeTar } from '../../scripts/packing/linuxArchives.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const asar = require('@electron/asar') as {
  listPackage(archive: string, options: { isPack: boolean }): string[]
  statFile(archive: string, name: string): { integrity?: { hash: string }; files?: object; unpacked?: boolean }
  extractFile(archive: string, name: string): Buffer
}
const fuses = require('@electron/fuses') as {
  getCurrentFuseWire(binary: string): Promise<Readonly<Record<string, number>>>
  FuseV1Options: Readonly<Record<string, number>>
}
const { getConfig } = require('app-builder-lib/out/util/config/config') as {
  getConfig(projectDir: string, configPath: string, fromOptions: null): Promise<Configuration>
}

test.describe.configure({ timeout: 240_000 })
let scratch = ''
test.beforeAll(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'tapehand-packing-'))
})
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** An archive as it ships, around the tests' stand-in for Electron's binary. */
async function pack(name: string, more: Configuration = { electronFuses: null }): Promise<string> {
  const output = path.join(scratch, name)
  await build({
    projectDir: root,
    targets: Platform.LINUX.createTarget('dir'),
    config: {
      extends: 'electron-builder.yml',
      electronDist: 'test/electron-stand-in/dist',
      directories: { output },
      ...more,
    },
  })
  return path.join(output, 'linux-unpacked')
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

function hashesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  )
  return Object.fromEntries(files.toSorted().map((name) => [name, hashOf(path.join(folder, name))]))
}

test('what is packed twice is the same, byte by byte, and so are its archives', async () => {
  const [one, other] = [await pack('one'), await pack('other')]
  expect(hashesIn(other)).toEqual(hashesIn(one))
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as object
  const config = { ...(await getConfig(root, path.join(root, 'electron-builder.yml'), null)), ...manifest }
  // Packed at another time.
  for (const name of readdirSync(other, { recursive: true, encoding: 'utf8' })) utimesSync(path.join(other, name), 1, 1)
  for (const [end, make] of [
    ['tar.gz', (folder: string, file: string) => makeTar(folder, file, 'Tapehand')],
    ['deb', (folder: string, file: string) => makeDeb(folder, file, config)],
  ] as const) {
    const files = [one, other].map((folder, index) => {
      const file = path.join(scratch, `${index}.${end}`)
      make(folder, file)
      return file
    })
    expect(hashOf(files[1] ?? ''), end).toBe(hashOf(files[0] ?? ''))
  }
  const listed = execFileSync('dpkg-deb', ['--contents', path.join(scratch, '0.deb')], { encoding: 'utf8' })
  for (const part of [
    './opt/Tapehand/resources/app.asar',
    './usr/share/applications/tapehand.desktop',
    './usr/bin/tapehand -> /opt/Tapehand/tapehand',
  ])
    expect(listed).toContain(part)
  expect(listed).toMatch(/^-rwxr-xr-x root\/root .* \.\/opt\/Tapehand\/tapehand$/mu)
  expect(
    execFileSync('dpkg-deb', ['--field', path.join(scratch, '0.deb'), 'Maintainer'], { encoding: 'utf8' }),
  ).toMatch(/<.+@.+>/u)
})

test('every file of the archive has the sum of what it holds', async () => {
  const archive = path.join(await pack('sums'), 'resources/app.asar')
  let files = 0
  for (const name of asar.listPackage(archive, { isPack: false })) {
    const inside = name.replace(/^[\\/]/u, '')
    const { integrity, files: isFolder } = asar.statFile(archive, inside)
    if (isFolder !== undefined) continue
    expect(integrity?.hash, name).toBe(createHash('sha256').update(asar.extractFile(archive, inside)).digest('hex'))
    files += 1
  }
  expect(files).toBeGreaterThan(20)
})

test('the fuses that are asked for are those of the binary that is packed', async () => {
  // A binary with the place that Electron's has for its fuses, all as they are delivered.
  const dist = path.join(scratch, 'dist')
  cpSync(path.join(root, 'test/electron-stand-in/dist'), dist, { recursive: true })
  const delivered = Buffer.from('101101110')
  const place = Buffer.concat([
    Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
    Buffer.from([1, delivered.length]),
    delivered,
  ])
  writeFileSync(path.join(dist, 'electron'), Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), place]), {
    mode: 0o755,
  })
  const folder = await pack('fuses', { electronDist: dist })
  const wire = await fuses.getCurrentFuseWire(path.join(folder, 'tapehand'))
  const state = (name: string): string => String.fromCodePoint(wire[fuses.FuseV1Options[name] ?? -1] ?? 0)
  expect({
    plainNode: state('RunAsNode'),
    cookies: state('EnableCookieEncryption'),
    options: state('EnableNodeOptionsEnvironmentVariable'),
    inspect: state('EnableNodeCliInspectArguments'),
    integrity: state('EnableEmbeddedAsarIntegrityValidation'),
    archiveOnly: state('OnlyLoadAppFromAsar'),
    files: state('GrantFileProtocolExtraPrivileges'),
  }).toEqual({ plainNode: '0', cookies: '1', options: '0', inspect: '0', integrity: '1', archiveOnly: '1', files: '0' })
})
