import { describe, expect, it } from 'vitest'
import { done } from './say.ts'

describe('a contrast', () => {
  it.each([
    ['lösche die Werbung nicht, sondern die Begrüßung', 'delete_selection 0-30 Moderator'],
    ['schalte nicht den Gast stumm, sondern die Musik', 'mute_track Musik'],
    ['blende die Musik nicht ein, sondern den Gast', 'apply_fade_in 20-60 Gast'],
    ['lösche nicht die ersten 10 Sekunden, sondern die ersten 5', '?'],
    ['lösche nicht die ersten 10 Sekunden, sondern die ersten 5 Sekunden', 'delete_selection 0-5'],
  ])('takes the place of what is denied: %s', (say, what) => expect(done(say)).toBe(what))

  it.each([
    ['lösche die Werbung, nicht die Pointe', 'delete_selection 40-50'],
    ['lösche die Werbung außer der Pointe', '?'],
    ['lösche die Werbung bis auf die ersten 3 Sekunden der Musik', '?'],
  ])('is no exception, and an exception takes something away: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is put right', () => {
  it.each([
    ['mach den Gast 3 dB leiser, nein, 4 dB', 'apply_amplify 20-60 Gast gain_db=-4'],
    ['mach die Musik 10 % schneller, ich meine 5 %', 'apply_change_tempo 0-120 Musik percent=5'],
    [
      'schalte den Gast stumm, lösche die Werbung quux, nein, lösche die Begrüßung',
      'mute_track Gast; delete_selection 0-30 Moderator',
    ],
    ['lösche die Werbung quux, schalte den Gast stumm, nein, lösche die Begrüßung', '?'],
    ['schalte den Gast stumm, nein, fünf Gurken', '?'],
  ])('is that step and no other: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is told behind an order', () => {
  it.each([
    ['mach die Musik 10 % schneller, ich dachte 5 %', '?'],
    ['lösche die Werbung, ich dachte 5 Sekunden', '?'],
    ['lösche die ersten 10 Sekunden, ich meine die ersten 5', '?'],
    ['spiel die Werbung nicht', '-'],
    ['spiel alles von vorne nicht', '-'],
    ['mach die Musik 10 % schneller, sie ist 2 Minuten lang', 'apply_change_tempo 0-120 Musik percent=10'],
  ])('may take something of it back: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what follows from what is told', () => {
  it.each([
    ['ich habe keine Zeit, also lösche die Werbung', 'delete_selection 40-50'],
    [
      'mein Kollege meint, die Musik sei zu laut, also dreh sie bitte um 6 dB runter',
      'apply_amplify 0-120 Musik gain_db=-6',
    ],
    ['mein Kollege meint: lösch die Werbung', '?'],
    ['lösche die Werbung nicht, also lösche die Begrüßung', '?'],
  ])('is an order, and what another says is none: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('a scope', () => {
  it.each([
    ['schalte die Musik stumm, aber nur von 10 bis 20', 'silence_selection 10-20 Musik'],
    ['schalte die Musik solo, aber nur von 10 bis 20', '?'],
  ])('of time is nothing for a whole track: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('a value without a verb', () => {
  it.each([
    ['Gast ganz nach links', 'set_track_pan Gast pan=-100'],
    ['die Musik einen Halbton höher', 'apply_change_pitch 0-120 Musik semitones=1'],
    ['die Musik 10 % langsamer', 'apply_change_tempo 0-120 Musik percent=-10'],
    ['die Musik doppelt so schnell', 'apply_change_tempo 0-120 Musik factor=2'],
    ['die Musik -3 LUFS', '?'],
    ['die Musik 440 Hz', '?'],
  ])('says enough where it says which way: %s', (say, what) => expect(done(say)).toBe(what))
})
