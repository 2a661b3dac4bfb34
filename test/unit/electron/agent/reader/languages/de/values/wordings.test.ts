import { expect, test } from 'vitest'
import { done } from '../say.ts'

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

test.each([
  ['Panorama vom Gast auf 30% links', 'set_track_pan Gast pan=-30'],
  ['Lautstärke der Musik auf -3 dB', 'set_track_gain Musik gain_db=-3'],
  ['lass den Gast 10% schneller laufen', 'apply_change_tempo 20-60 Gast percent=10'],
  ['der Gast braucht einen Hochpass bei 80 Hz', 'apply_high_pass 20-60 Gast frequency_hz=80'],
  ['wende den Kompressor auf den Gast an', 'apply_compressor 20-60 Gast'],
  ['komprimiere den Gast ein bisschen', 'apply_compressor 20-60 Gast ratio=1.5'],
  ['befreie den Gast vom Rauschen', 'apply_noise_reduction 20-60 Gast'],
])('how something is to be, and whose it is: %s', (say, is) => expect(done(say)).toBe(is))

test.each([
  ['der Gast soll stumm sein', 'mute_track Gast'],
  ['nur der Gast soll zu hören sein', 'solo_track Gast'],
  ['ich möchte nur den Gast hören', 'solo_track Gast'],
  ['ich möchte 1:00 bis 1:30 hören', 'play 60-90'],
  ['Auswahl von 1:00 bis 1:30', 'set_time_selection'],
])('what is heard: %s', (say, is) => expect(done(say)).toContain(is))

test.each([
  ['1:00 bis 1:30 fliegt raus', 'delete_selection 60-90'],
  ['die 20 Sekunden ab 1:00 löschen', 'delete_selection 60-80'],
  ['trimme alles außerhalb von 1:00 bis 1:30', 'trim_to_selection 60-90'],
  ['der Clip Antwort soll bei 1:00 anfangen', 'move_clip @60 Gast'],
  ['lass den Gast rückwärts laufen', 'apply_reverse 20-60 Gast'],
  ['eine leere Spur namens Chor anlegen', 'create_mono_track name=Chor'],
  ['keine Pause länger als eine halbe Sekunde', 'apply_truncate_silence'],
])('%s', (say, is) => expect(done(say)).toContain(is))

test.each(['der Moderator rauscht, mach das weg', 'der Gast brummt. lösch das'])(
  'was an einer Spur stört, soll weg, und nicht die Spur: %s',
  (say) => expect(done(say)).toBe('?'),
)

test('the verb in front goes with the particle alone', () => {
  expect(done('blende die ersten 3 Sekunden ein und die letzten 5 Sekunden aus')).toBe(
    'apply_fade_in 0-3; apply_fade_out 115-120',
  )
})

test('a file by its name alone', () => {
  expect(done('exportiere alles als mp3 mit dem Namen Schnitt')).toContain('format=mp3 path=Schnitt')
})

test.each([
  ['die Musik soll künftig Bett heißen', 'rename_track Musik name=Bett'],
  ['die Marke Werbung soll Pause heißen', 'rename_label name=Pause'],
  ['Marke mit dem Text Werbung löschen', 'delete_label'],
  ['mach die Pausen eine halbe Sekunde lang', 'apply_truncate_silence'],
])('%s', (say, is) => expect(done(say)).toContain(is))

test.each(['importiere die Marken aus marken.csv', 'importiere marken.csv als Marken'])('%s', (say) =>
  expect(done(say)).toContain('import_labels'),
)

test.each([
  ['Ich möchte die Spur Gast im Panorama 30 Prozent nach links schwenken', 'set_track_pan Gast pan=-30'],
  ['Wenn es dir nichts ausmacht, lösch die Werbung?', 'delete_selection 40-50'],
])('%s', (say, is) => expect(done(say)).toBe(is))

test.each([
  ['ab 1:45 soll alles ausgeblendet werden', 'apply_fade_out 105-120'],
  ['die Musik sollst du stummschalten', 'mute_track Musik'],
  ['das sollst du nicht löschen', '-'],
])('%s', (say, is) => expect(done(say)).toBe(is))
