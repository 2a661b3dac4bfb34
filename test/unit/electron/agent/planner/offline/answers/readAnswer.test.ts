import { describe, expect, it } from 'vitest'
import { pendingOf, readingOf } from '../planning.ts'

describe('an answer to what is missing', () => {
  it.each([
    ['from 5 to 8', 'answer: delete_selection 5..8'],
    ['5-8', 'answer: delete_selection 5..8'],
    ['the first ten seconds', 'answer: delete_selection first 10'],
    ['all of it', 'answer: delete_selection whole'],
    ['everything on the guest', 'answer: delete_selection whole on Guest'],
    ['the selection', 'answer: delete_selection selection'],
    ['the ad break', 'answer: delete_selection <label ad break>'],
    ['the last 5 seconds of the music', 'answer: delete_selection last 5 on Music'],
    ['the first 10 and the last 10 seconds', 'answer: delete_selection first 10 ; delete_selection last 10'],
    ['the chorus', 'answer: delete_selection <either chorus>'],
    ['never mind', 'cancel'],
    ['forget it', 'cancel'],
    ['no', 'cancel'],
    ['actually just play it', 'new'],
    ['delete 5 to 8', 'new'],
    ['mute track 2', 'new'],
    ['how long is it?', 'new'],
    ['hello', 'new'],
    ['yes', 'unclear'],
    ['10', 'unclear'],
    ['🎉', 'unclear'],
    ['', 'unclear'],
  ])('to "which part?": "%s"', (answer, reading) => {
    expect(readingOf(answer, pendingOf('delete', { kind: 'clarify', missing: 'range' }))).toBe(reading)
  })

  it.each([
    ['by 3 dB', -3],
    ['3', -3],
    ['-3 dB', -3],
    ['minus three', -3],
    ['3 dB louder', 3],
    ['twice as quiet', -6.02],
  ])('to "by how much?" of a quieter: "%s"', (answer, gain) => {
    expect(
      readingOf(answer, pendingOf('make the first 10 seconds quieter', { kind: 'clarify', missing: 'value' })),
    ).toBe(`answer: apply_amplify gain_db=${gain} first 10`)
  })

  it.each([
    ['10', 'answer: split_at_time at 10'],
    ['at 1:00', 'answer: split_at_time at 60'],
    ['10 and 20', 'answer: split_at_time at 10 ; split_at_time at 20'],
    ['at the cursor', 'answer: split_at_time at cursor'],
    ['every minute', 'answer: split_at_time at 60 ; split_at_time at 120'],
    ['at the ad break', 'answer: split_at_time at <label ad break>.start'],
  ])('to "where?" of a split: "%s"', (answer, reading) => {
    expect(readingOf(answer, pendingOf('split', { kind: 'clarify', missing: 'time' }))).toBe(reading)
  })

  it.each([
    ['the guest', 'answer: select_tracks on Guest'],
    ['1 and 2', 'answer: select_tracks on #1,#2'],
    ['all of them', 'answer: select_tracks on all'],
  ])('to "which tracks?": "%s"', (answer, reading) => {
    const step = { tool: 'select_tracks', args: {}, target: {}, words: 'select', confidence: 0.9 }
    expect(readingOf(answer, { kind: 'clarify', steps: [step], step: 0, missing: 'tracks', choices: [] })).toBe(reading)
  })

  it('completes the step that was asked about and keeps the others', () => {
    const pending = pendingOf('split at 10 and normalize', { kind: 'clarify', missing: 'range', step: 1 })
    expect(readingOf('track 2', pending)).toBe('answer: split_at_time at 10 ; apply_normalize whole on #2')
  })

  it('takes "yes" where nothing is missing but certainty', () => {
    expect(readingOf('yes', pendingOf('delete 5 to 8', { kind: 'clarify' }))).toBe('answer: delete_selection 5..8')
  })
})

describe('an answer to an approval', () => {
  const pending = pendingOf('delete the first 10 seconds')

  it.each(['yes', 'ok do it', 'Yes please!', 'go ahead', 'looks good', 'sure', 'apply', 'do it'])(
    '"%s" approves',
    (answer) => {
      expect(readingOf(answer, pending)).toBe('approve')
    },
  )

  it.each([
    ['no', 'reject'],
    ["don't", 'reject'],
    ['no thanks', 'reject'],
    ['not like that', 'reject'],
    ['no, not like that because it is too long', 'reject: because it is too long'],
    ['cancel', 'cancel'],
    ['never mind', 'cancel'],
    ['hmm', 'unclear'],
    ['asdf', 'unclear'],
    ['how long is it?', 'new'],
    ['actually just play it', 'new'],
    ['undo', 'new'],
  ])('"%s"', (answer, reading) => {
    expect(readingOf(answer, pending)).toBe(reading)
  })

  it.each([
    ['no, make it 20 seconds', 'delete_selection first 20'],
    ['make it 20 instead', 'delete_selection first 20'],
    ['yes, but make it 15', 'delete_selection first 15'],
    ['the last 5 seconds instead', 'delete_selection last 5'],
    ['from 5 to 8', 'delete_selection 5..8'],
    ['only on the guest', 'delete_selection first 10 on Guest'],
    ['not the music', 'delete_selection first 10 on all but Music'],
    ['leave out the music', 'delete_selection first 10 on all but Music'],
    ['silence it instead', 'silence_selection first 10'],
    ['the ad break', 'delete_selection <label ad break>'],
  ])('"%s" changes what is pending', (answer, steps) => {
    expect(readingOf(answer, pending)).toBe(`correction: ${steps}`)
  })

  it.each([
    ['15 to 25', 'silence_selection 15..25'],
    ['make it 5 seconds', 'silence_selection 10 for 5'],
    ['from 12', 'silence_selection 12..20'],
    ['until 30', 'silence_selection 10..30'],
  ])('"%s" changes a range’s ends', (answer, steps) => {
    expect(readingOf(answer, pendingOf('silence 10 to 20'))).toBe(`correction: ${steps}`)
  })

  it('changes a value and keeps its way', () => {
    expect(readingOf('make it 3 dB', pendingOf('make the music 6 dB quieter'))).toBe(
      'correction: apply_amplify gain_db=-3 whole on Music',
    )
    expect(readingOf('to -6', pendingOf('normalize everything to -3'))).toBe(
      'correction: apply_normalize peak_db=-6 whole',
    )
  })

  it('changes every step that the words fit', () => {
    expect(readingOf('only on the guest', pendingOf('silence 1 to 2 and reverse 5 to 6'))).toBe(
      'correction: silence_selection 1..2 on Guest ; apply_reverse 5..6 on Guest',
    )
  })
})
