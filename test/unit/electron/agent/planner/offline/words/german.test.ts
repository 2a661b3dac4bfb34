import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { de } from '../../../../../../../electron/agent/planner/offline/words/de.ts'
import { stepsOf } from '../planning.ts'

const root = path.join(import.meta.dirname, '../../../../../../../electron/agent/planner/offline')

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    return statSync(file).isDirectory() ? filesIn(file) : [file]
  })
}

/** Words that English has too, or that stand in a comment's example of a language. */
const shared = new Set([
  'audio',
  'cursor',
  'cursors',
  'clips',
  'tempo',
  'minus',
  'hertz',
  'minute',
  'passage',
  'halt',
  'gate',
  'pause',
  'start',
  'episode',
  'label',
  'song',
  'solo',
  'stereo',
  'hall',
  'also',
  'eben',
  'elf',
  'sicher',
  'erst',
])
const grammar = new Set(
  filesIn(root)
    .filter((file) => /\/(?:en\w*|realWords)\.ts$/.test(file))
    .flatMap(
      (file) =>
        readFileSync(file, 'utf8')
          .toLowerCase()
          .match(/[a-z]+/g) ?? [],
    ),
)
const germanWords = [...de.phrases.flatMap(({ said }) => said), ...de.verbs.flatMap(({ forms }) => [...forms])].filter(
  (word) => word.length >= 5 && !shared.has(word) && !grammar.has(word),
)

describe('German', () => {
  it('stands in the files of its words and in no other', () => {
    const german = new Set(germanWords)
    const found = filesIn(root)
      .filter((file) => file.endsWith('.ts') && !/\/words\/(?:de\w*|language)\.ts$/.test(file))
      .flatMap(
        (file) =>
          readFileSync(file, 'utf8')
            .replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')
            .toLowerCase()
            .match(/[a-zäöüß]+/g)
            ?.filter((word) => german.has(de.fold(word)))
            .map((word) => `${path.basename(file)}: ${word}`) ?? [],
      )
    expect(german.size).toBeGreaterThan(500)
    expect(found).toEqual([])
  })

  it.each([
    ['lösche die ersten 10 Sekunden', 'delete the first 10 seconds'],
    ['blende die letzten 5 Sekunden der Gastspur aus', 'fade out the last 5 seconds of the guest track'],
    ['teile alle 30 Sekunden', 'split every 30 seconds'],
    ['lösche die letzten fünfunddreißig Sekunden', 'delete the last thirty-five seconds'],
    ['normalisiere alles auf -3 dB', 'normalize everything to -3 dB'],
  ])('"%s" is "%s"', (german, english) => {
    expect(stepsOf(german).replaceAll(' on Guest', '')).toBe(stepsOf(english).replaceAll(' on Guest', ''))
    expect(stepsOf(german)).not.toBe('refused')
  })

  it.each([
    'loesche die ersten zwoelf Sekunden',
    'Lösch die ersten zwölf Sekunden',
    'LÖSCHEN: die ersten zwölf Sekunden',
  ])('is understood without umlauts and in every form: "%s"', (message) => {
    expect(stepsOf(message)).toBe('delete_selection first 12')
  })

  it('is not taken for English, nor English for German, where they share words', () => {
    expect(stepsOf('start at 10')).toBe(stepsOf('START at 10'))
    expect(stepsOf('fade in the first 3 seconds')).toBe('apply_fade_in first 3')
    expect(stepsOf('solo track 2')).toBe('solo_track on #2')
  })
})
