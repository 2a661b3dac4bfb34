import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('what is put right in the middle of a sentence', () => {
  it.each([
    ['mach den Gast 3, nein, 4 dB lauter', 'apply_amplify 20-60 Gast gain_db=4'],
    ['mach den Gast 3 dB lauter, Quatsch, leiser', 'apply_amplify 20-60 Gast gain_db=-3'],
    ['mach den Gast 3 dB lauter, nein 4', 'apply_amplify 20-60 Gast gain_db=4'],
    ['normalisier die Musik auf -1, nein, -3 dB', 'apply_normalize 0-120 Musik peak_db=-3'],
    ['schieb die Antwort um 2, nein 3 Sekunden nach hinten', 'move_clip 20-60 Gast to=23'],
    ['lösch von 1:00 bis 1:10, Quatsch, bis 1:20', 'delete_selection 60-80'],
    ['setz einen Schnitt bei 1:00, ne, bei 1:10', 'split_at_time @70'],
    ['lösch Spur 2, äh, Spur 3', 'delete_track Musik'],
    ['lösch die Begrüßung, Pardon, die Antwort', 'delete_selection 20-60 Gast'],
    ['lösch die Begrüßung... oder nein, die Antwort', 'delete_selection 20-60 Gast'],
    ['lösch Spur 2, nein, nicht Spur 2, sondern Spur 3', 'delete_track Musik'],
  ])('counts as it was said last: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what is taken back', () => {
  it.each([
    'normalisiere den Gast von vorne bis hinten, never mind',
    'lösche die Werbung, forget it',
    "lösche die Werbung, don't",
    'mach den Gast 3 dB lauter, not',
    'lösche die Werbung. Halt, stopp, lass sie drin.',
    'lösche die Werbung. Stopp!',
    'lösche die Werbung, lass sie lieber drin',
  ])('is not done, in English words too: %s', (say) => expect(done(say)).toBe('-'))

  it.each([
    ['mach die Musik stumm... nein, lass das, mach sie 3 dB leiser', 'apply_amplify 0-120 Musik gain_db=-3'],
    ['lösche die Werbung, lass aber die Musik in Ruhe', 'delete_selection 40-50 Moderator+Gast'],
    ['spiel die Werbung und dann stopp', 'play 40-50'],
  ])('can still be meant, and not all is taken back: %s', (say, what) => expect(done(say)).toBe(what))
})

describe('what stands behind an order', () => {
  it.each(['lösche die Werbung, sorb neervt', 'nimm die Werbung raus, die Musik soll dabei zorb unangetastet bleiben'])(
    'is no story that is known by a slip alone, or leaves out a name: %s',
    (say) => expect(done(say)).toBe('?'),
  )
})

describe('a place behind a thing', () => {
  it.each([
    ['teile den Bericht bei 1:00', 'split_at_time @60 Moderator'],
    ['lösche die Werbung bei 0:40', 'delete_selection 40-50'],
  ])('is where it is done, or which it is: %s', (say, what) => expect(done(say)).toBe(what))
})
