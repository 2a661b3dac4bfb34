import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('how it is to be, in German', () => {
  it.each([
    ['Es wäre schön, wenn der Gast 3 dB lauter wäre', 'apply_amplify 20-60 Gast gain_db=3'],
    ['Der Gast ist zu leise, 3 dB lauter bitte', 'apply_amplify 20-60 Gast gain_db=3'],
    ['Gib dem Gast 3 dB mehr', 'apply_amplify 20-60 Gast gain_db=3'],
    ['Dreh den Gast 2 dB auf', 'apply_amplify 20-60 Gast gain_db=2'],
    ['Gast und Musik je 2 dB leiser', 'apply_amplify 0-120 Gast+Musik gain_db=-2'],
    ['Der Gast soll 30 % links liegen', 'set_track_pan Gast pan=-30'],
    ['Der Gast müsste etwas nach rechts, sagen wir 20 Prozent', 'set_track_pan Gast pan=20'],
    ['Nur die Werbung soll bleiben', 'trim_to_selection 40-50'],
    ['Behalte nichts außer der Werbung', 'trim_to_selection 40-50'],
    ['Musik aus', 'mute_track Musik'],
    ['Lass mich nur den Gast hören', 'solo_track Gast'],
    ['Ich will keine Musik in der Werbung haben', 'silence_selection 40-50 Musik'],
    ['Die Musik heißt ab jetzt Bett', 'rename_track Musik name=Bett'],
    ['Gib der Spur Musik den Namen Bett', 'rename_track Musik name=Bett'],
    ['Misch Gast und Musik auf eine Spur', 'mix_and_render Gast+Musik'],
  ])('“%s”', (say, expected) => {
    expect(done(say)).toBe(expected)
  })
})

describe('what is not meant, in German', () => {
  it.each([
    ['Blende die Musik nicht aus, sondern ein', 'apply_fade_in 0-120 Musik'],
    ['Statt der Musik den Gast stummschalten', 'mute_track Gast'],
    ['Ich will die Musik nicht lauter, sondern 3 dB leiser', 'apply_amplify 0-120 Musik gain_db=-3'],
    ['Mach nichts mit der Musik, aber den Gast 2 dB lauter', 'apply_amplify 20-60 Gast gain_db=2'],
    ['Der Rest außer der Werbung kann weg', 'trim_to_selection 40-50'],
    ['Nimm die Werbung raus, aber die Pointe drinlassen', 'delete_selection 40-50'],
  ])('“%s”', (say, expected) => {
    expect(done(say)).toBe(expected)
  })
})
