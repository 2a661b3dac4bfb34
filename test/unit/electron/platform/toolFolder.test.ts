import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProgram, readToolFiles } from '../../../../electron/platform/toolFolder.ts'
import { messageOf } from '../../../../shared/failures/index.ts'
import { scratchFolder } from '../../../support/files/importing.ts'

function given() {
  const folder = scratchFolder()
  const folders = {
    shipped: path.join(folder, 'shipped'),
    own: path.join(folder, 'own'),
    trusted: path.join(folder, 'trusted-tools.json'),
  }
  mkdirSync(folders.shipped)
  mkdirSync(folders.own)
  const told: string[] = []
  return { folder, ...folders, told, read: () => readToolFiles(folders, (one) => told.push(messageOf(one))) }
}

describe('files of tools', () => {
  it('are the person’s first, in the order of their names, and nothing else that lies there', async () => {
    const { shipped, own, read } = given()
    writeFileSync(path.join(shipped, 'z.json'), '1')
    writeFileSync(path.join(own, 'b.json'), '2')
    writeFileSync(path.join(own, 'a.json'), '3')
    writeFileSync(path.join(own, 'readme.txt'), '4')
    expect((await read()).files.map(({ file, text }) => [file, text])).toEqual([
      ['a.json', '3'],
      ['b.json', '2'],
      ['z.json', '1'],
    ])
  })

  it('are allowed by their content, which only the owner can read', async () => {
    const { shipped, own, trusted, read } = given()
    writeFileSync(path.join(shipped, 'ours.json'), 'x')
    writeFileSync(path.join(own, 'theirs.json'), 'y')
    const isTrusted = async () => (await read()).files.map((one) => one.isTrusted())
    expect(await isTrusted()).toEqual([false, true])
    await (await read()).files[0]?.trust()
    expect(await isTrusted()).toEqual([true, true])
    expect(statSync(trusted).mode & 0o077).toBe(0)
    writeFileSync(path.join(own, 'theirs.json'), 'y and more')
    expect(await isTrusted()).toEqual([false, true])
    writeFileSync(trusted, 'torn')
    expect(await isTrusted()).toEqual([false, true])
  })

  it('are allowed for this session where that can’t be kept, and it is told', async () => {
    const { own, trusted, told, read } = given()
    writeFileSync(path.join(own, 'theirs.json'), 'y')
    mkdirSync(trusted)
    const { files } = await read()
    await files[0]?.trust()
    expect(files[0]?.isTrusted()).toBe(true)
    expect(told).toHaveLength(1)
    expect(() => readFileSync(trusted)).toThrow()
  })

  it('that are too large or can’t be read are told, and the others are offered', async () => {
    const { own, read } = given()
    writeFileSync(path.join(own, 'large.json'), 'x'.repeat(70_000))
    symlinkSync(path.join(own, 'nowhere'), path.join(own, 'gone.json'))
    writeFileSync(path.join(own, 'good.json'), '{}')
    const { files, problems } = await read()
    expect(files.map(({ file }) => file)).toEqual(['good.json'])
    expect(problems.map(({ values }) => values)).toEqual([
      { file: 'gone.json', fault: { kind: 'not-readable' } },
      { file: 'large.json', fault: { kind: 'too-large' } },
    ])
  })

  it('need not be there', async () => {
    expect(await readToolFiles({ shipped: '/none', own: '/none', trusted: '/none' }, () => {})).toEqual({
      files: [],
      problems: [],
    })
  })
})

describe('a program', () => {
  it('is found by its name in the folders of PATH, and by its own path', async () => {
    const { folder } = given()
    const file = path.join(folder, 'prog')
    writeFileSync(file, '#!/bin/sh\n')
    expect(await findProgram('prog', { PATH: folder })).toBeNull()
    chmodSync(file, 0o755)
    expect(await findProgram('prog', { PATH: `relative${path.delimiter}/none${path.delimiter}${folder}` })).toBe(file)
    expect(await findProgram(file, {})).toBe(file)
    expect(await findProgram('../prog', { PATH: folder })).toBeNull()
    expect(await findProgram(folder, {})).toBeNull()
  })
})
