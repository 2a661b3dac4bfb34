import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Configuration } from 'electron-builder'
import { soundFiles } from '../../shared/files/soundFiles.ts'

interface BuilderConfiguration {
  getConfig(projectDir: string, configPath: string, fromOptions: null): Promise<Configuration>
  validateConfiguration(configuration: Configuration, debug: object): Promise<void>
}

const require = createRequire(import.meta.url)
const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config') as BuilderConfiguration
const { DebugLogger } = require('builder-util') as { DebugLogger: new (enabled: boolean) => object }
const root = path.resolve(import.meta.dirname, '../..')
const read = () => getConfig(root, path.join(root, 'electron-builder.yml'), null)

test('the configuration of the packages is valid', async () => {
  await expect(validateConfiguration(await read(), new DebugLogger(false))).resolves.toBeUndefined()
})

test('a key that electron-builder does not know would be reported', async () => {
  const configuration = { ...(await read()), appIdd: 'x' }
  await expect(validateConfiguration(configuration, new DebugLogger(false))).rejects.toThrow('appIdd')
})

test('the binary can be neither turned into a plain Node nor given other code', async () => {
  const { electronFuses, asar } = await read()
  expect(asar).toBe(true)
  expect(electronFuses).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
  })
})

test('projects and every kind of sound that is read open with a double click', async () => {
  const { fileAssociations } = await read()
  const extensions = (Array.isArray(fileAssociations) ? fileAssociations : []).flatMap(({ ext }) => ext)
  expect(extensions.toSorted()).toEqual(['tapehand', ...soundFiles.own].toSorted())
})

test('what a Debian package has to say of itself is said', async () => {
  const { linux } = await read()
  expect(linux?.target).toContain('deb')
  expect(linux?.maintainer).toMatch(/<.+@.+>/)
})

test('all three systems have targets', async () => {
  const { linux, win, mac } = await read()
  expect([linux?.target, win?.target, mac?.target].map((target) => Array.isArray(target) && target.length > 0)).toEqual(
    [true, true, true],
  )
})
