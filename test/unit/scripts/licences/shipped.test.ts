import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { noticeText } from '../../../../scripts/licences/noticeText.mjs'
import { licenceFaults, packagesOf, shippedPackages } from '../../../../scripts/licences/shipped.mjs'
import { noticesHere, packagesHere } from '../../../../scripts/notices.mjs'

const root = path.resolve(import.meta.dirname, '../../../..')
const one = (licence: string) => [{ name: 'one', version: '1.0.0', licence, folder: 'node_modules/one' }]

describe('the licences of what ships', () => {
  test('are those of the lock file without what is for making it, and suit', () => {
    const packages = packagesHere()
    expect(licenceFaults(packages)).toEqual([])
    const names = packages.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['react', 'zod', 'signalsmith-stretch', 'assemblyscript']))
    expect(names).not.toEqual(expect.arrayContaining(['vitest']))
    expect(names).not.toEqual(expect.arrayContaining(['codec-parser']))
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  })

  test.each(['GPL-3.0-only', 'AGPL-3.0', 'unknown', 'LGPL-3.0-or-later', 'SEE LICENSE IN x', 'MIT AND GPL-2.0-only'])(
    'are complained about where one is %s',
    (licence) =>
      expect(licenceFaults(one(licence), [])).toEqual([`one 1.0.0 is under ${licence}, which nobody has said suits.`]),
  )

  test.each(['MIT', '(MIT OR GPL-2.0-only)', 'MIT AND ISC'])('are no complaint where one is %s', (licence) =>
    expect(licenceFaults(one(licence), [])).toEqual([]),
  )

  test('are complained about where a library under the LGPL can not be replaced, or a package is gone', () => {
    const library = { name: 'LAME', licence: 'LGPL-2.0-or-later', within: ['one'] }
    expect(licenceFaults(one('MIT'), [library])).toEqual([expect.stringContaining('LAME is under LGPL-2.0-or-later')])
    const whole = { ...library, version: '3.100', source: 'there', built: 'so', replace: 'lame.wasm' }
    expect(licenceFaults(one('MIT'), [whole])).toEqual([])
    expect(licenceFaults([], [whole])).toEqual(['LAME is said to be in one, which does not ship.'])
  })

  test('are complained about where nobody says where the source of one under the MPL is', () => {
    expect(licenceFaults(one('MPL-2.0'), [])).toEqual([
      'one 1.0.0 is under the MPL, and nobody has said where its source is.',
    ])
  })

  test('of a lock file leave out links, tools and what is never bundled', () => {
    const lock = {
      packages: {
        '': { name: 'tapehand' },
        'node_modules/a': { version: '1.0.0', license: 'MIT' },
        'node_modules/b': { version: '1.0.0', license: 'MIT', dev: true },
        'node_modules/c': { resolved: 'tools/c', link: true },
        'node_modules/a/node_modules/@x/d': { version: '2.0.0' },
        'node_modules/codec-parser': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
      },
    }
    expect(shippedPackages(lock).map(({ name, licence }) => [name, licence])).toEqual([
      ['@x/d', 'unknown'],
      ['a', 'MIT'],
    ])
  })
})

describe('the notices', () => {
  test('carry the words of each licence, and of what is compiled into packages', () => {
    const text = noticesHere()
    for (const words of [
      'Meta Platforms, Inc. and affiliates',
      'Geraint Luff / Signalsmith Audio Ltd.',
      'Julien Pommier',
      'Jean-Marc Valin',
      'Version 2.1, February 1999',
      'Version 2, June 1991',
      'SIL OPEN FONT LICENSE',
      'Apache License',
      'licensed their contributions to AssemblyScript',
      'https://github.com/arseneyr/lame/tree/',
      'https://github.com/madebr/mpg123/tree/',
      'Mozilla Public License Version 2.0',
      'https://github.com/Vanilagy/mediabunny/tree/v1.61.0/src',
    ])
      expect(text.includes(words), words).toBe(true)
  })

  test('can not be made without the text of a licence', () => {
    expect(() => noticeText(one('MIT'), root)).toThrow('one carries no licence text')
  })

  test('know whose a module is, under Windows too', () => {
    const ids = [
      '/a/node_modules/zod/v4/x.js',
      String.raw`C:\a\node_modules\@b\c\d.js`,
      '/a/src/x.ts',
      '\0rolldown/runtime.js',
    ]
    expect(packagesOf(ids)).toEqual(new Set(['zod', '@b/c']))
  })
})
