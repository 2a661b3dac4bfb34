import { describe, expect, it } from 'vitest'
import { matchNames } from '../../../../../../electron/agent/prepare/references/matchNames.ts'

const match = (names: readonly string[], wanted: string) => matchNames(names, (name) => name, wanted)

describe('matching names', () => {
  it.each<[what: string, names: string[], wanted: string, expected: string[]]>([
    ['exactly, without regard to case', ['Voice', 'voice over'], 'VOICE', ['Voice']],
    ['exactly before whole words', ['take 1', 'take 12', 'take 1 again'], 'take 1', ['take 1']],
    ['by whole words before parts', ['intro', 'introduction', 'the intro music'], 'intro music', ['the intro music']],
    ['in part', ['introduction', 'outro'], 'intro', ['introduction']],
    ['all of those that fit equally', ['take 1', 'take 2', 'solo'], 'take', ['take 1', 'take 2']],
    ['without the filler around it', ['ad break', 'outro'], 'the ad break section', ['ad break']],
    ['without accents and punctuation', ['Café – Night'], 'cafe night', ['Café – Night']],
    ['where more was said than the name', ['Host', 'Guest'], 'host microphone', ['Host']],
    ['one letter apart, for a word of some length', ['Guest', 'Host'], 'gest', ['Guest']],
    ['two letters apart, for a long word', ['introduction'], 'introducton', ['introduction']],
    ['a name in another script', ['Интро', '片头'], 'интро', ['Интро']],
    ['nothing for another number', ['take 1', 'take 2'], 'take 9', []],
    ['nothing for a number that the name does not have', ['take'], 'take 3', []],
    ['nothing where nothing fits', ['Host', 'Guest'], 'drums', []],
    ['nothing for a short word that is a letter off', ['mix'], 'mic', []],
    ['nothing for no name at all', ['Host'], '…', []],
  ])('finds %s', (_what, names, wanted, expected) => {
    expect(match(names, wanted)).toEqual(expected)
  })
})
