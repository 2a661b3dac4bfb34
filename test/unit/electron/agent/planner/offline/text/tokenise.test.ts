import { describe, expect, it } from 'vitest'
import { tokenise } from '../../../../../../../electron/agent/planner/offline/text/tokenise.ts'

const texts = (message: string): string =>
  tokenise(message)
    .map((token) => token.text)
    .join('|')
const values = (message: string): (number | string)[] =>
  tokenise(message).map((token) => (Number.isNaN(token.value) ? token.text : token.value))

describe('tokenise', () => {
  it.each([
    ['1:30', 90],
    ['1:02:03.5', 3723.5],
    ['0:01:15.250', 75.25],
    ['00:00:10,500', 10.5],
    ["3'20", 200],
    ['12.5', 12.5],
    ['1,5 s', 1.5],
    ['0,75', 0.75],
    ['1,500 ms', 1500],
    ['.5', 0.5],
  ])('reads %s as one number or clock time', (message, seconds) => {
    expect(tokenise(message)[0]?.value).toBe(seconds)
  })

  it('reads a comma between whole numbers as a list', () => {
    expect(values('10,20 and 30')).toEqual([10, ',', 20, 'and', 30])
    expect(values('1:30,2:00')).toEqual([90, ',', 120])
  })

  it('parts numbers from units and keeps that they touched', () => {
    const tokens = tokenise('1m30s')
    expect(tokens.map((token) => token.text)).toEqual(['1', 'm', '30', 's'])
    expect(tokens.map((token) => token.glued)).toEqual([false, true, true, true])
  })

  it.each([
    ['10–20', '10|-|20'],
    ['10 — 20', '10|-|20'],
    ['10…20', '10|-|20'],
    ['fade-in', 'fade|in'],
    ['twenty-five', 'twenty|five'],
    ['5-second', '5|second'],
    ['don’t', "don't"],
    ['the music’s end', "the|music|'s|end"],
    ['“Ad Break”', 'Ad Break'],
    ["delete 'Ad Break'.", 'delete|Ad Break|.'],
    ['DELETE It', 'delete|it'],
    ['one\ntwo', 'one|.|two'],
  ])('reads %s as %s', (message, expected) => {
    expect(texts(message)).toBe(expected)
  })

  it('knows where each token stands in the message as it was written', () => {
    const message = 'Trim  the “Ad Break”—now'
    expect(tokenise(message).map((token) => message.slice(token.start, token.end))).toEqual([
      'Trim',
      'the',
      '“Ad Break”',
      '—',
      'now',
    ])
  })

  it('never believes a number without end', () => {
    expect(tokenise('9'.repeat(400))[0]?.value).toBe(1e9)
  })
})
