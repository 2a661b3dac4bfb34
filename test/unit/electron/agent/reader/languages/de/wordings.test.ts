import { expect, test } from 'vitest'
import { done } from './say.ts'

test.each([
  'noch 3 dB mehr auf den Gast',
  '3 dB mehr für den Gast',
  'der Gast könnte 3 dB mehr vertragen',
  'der Gast verträgt noch 3 dB',
])('%s', (say) => expect(done(say)).toBe('apply_amplify 20-60 Gast gain_db=3'))

test('setz eine Marke Glocke bei 1:10', () => {
  expect(done('setz eine Marke Glocke bei 1:10')).toBe('add_label @70 text=Glocke')
})

test.each(['ändere den Namen der Musik in Bett', 'setz den Namen der Musik auf Bett'])('%s', (say) =>
  expect(done(say)).toBe('rename_track Musik name=Bett'),
)

test.each(['der Gast soll von 0:30 bis 0:35 still sein', 'der Gast muss von 0:30 bis 0:35 stumm bleiben'])(
  '%s',
  (say) => expect(done(say)).toBe('silence_selection 30-35 Gast'),
)
