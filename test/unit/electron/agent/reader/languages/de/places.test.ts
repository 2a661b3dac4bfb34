import { describe, expect, it } from 'vitest'
import { done } from './say.ts'

describe('German stretches', () => {
  it.each([
    ['die ersten 10 Sekunden', '0-10'],
    ['die letzten fünf Sekunden', '115-120'],
    ['die erste Minute', '0-60'],
    ['die letzte halbe Minute', '90-120'],
    ['von 10 bis 20', '10-20'],
    ['10 bis 20 Sekunden', '10-20'],
    ['von 0:30 bis 0:45', '30-45'],
    ['0:30-0:45', '30-45'],
    ['von 1 bis 2 Minuten', '60-120'],
    ['1 Minute bis 2', '60-120'],
    ['die erste halbe Minute', '0-30'],
    ['die letzte Sekunde', '119-120'],
    ['zwischen 10 und 20 Sekunden', '10-20'],
    ['zwischen 0:30 und 1:00', '30-60'],
    ['alles ab 1:30', '90-120'],
    ['alles nach 1:30', '90-120'],
    ['alles, was nach 1:30 kommt', '90-120'],
    ['alles vor 0:20', '0-20'],
    ['alles bis 0:20', '0-20'],
    ['von 1:30 bis zum Ende', '90-120'],
    ['vom Anfang bis 0:20', '0-20'],
    ['ab der Mitte', '60-120'],
    ['die zweite Hälfte', '60-120'],
    ['das erste Drittel', '0-40'],
    ['das mittlere Drittel', '40-80'],
    ['das letzte Viertel', '90-120'],
    ['die mittleren 10 Sekunden', '55-65'],
    ['die 5 Sekunden rund um 0:45', '42.5-47.5'],
    ['die 3 Sekunden vor dem Cursor', '12-15'],
    ['die nächsten 10 Sekunden', '15-25'],
    ['10 Sekunden ab 0:30', '30-40'],
    ['die ersten 10 Prozent', '0-12'],
    ['den Abschnitt von 10 bis 20', '10-20'],
    ['die 2 Sekunden nach der Werbung', '50-52'],
    ['alles bis zur Werbung', '0-40'],
    ['die Werbung', '40-50'],
    ['von Minute 1 bis Minute 1:30', '60-90'],
    ['Sekunde 10 bis 20', '10-20'],
  ])('%s', (place, range) => {
    expect(done(`lösche ${place}`)).toBe(`delete_selection ${range}`)
    expect(done(`könntest du bitte ${place} löschen?`)).toBe(`delete_selection ${range}`)
    expect(done(`${place} löschen`)).toBe(`delete_selection ${range}`)
    expect(done(`lösche ${place} nicht`)).toBe('-')
  })

  it.each(['ein paar Sekunden', 'die ersten paar Sekunden', '5 Sekunden', 'die', 'alles außer', 'etwas'])(
    'asks about %s',
    (place) => expect(done(`lösche ${place}`)).toBe('?'),
  )
})

describe('German sets', () => {
  it.each([
    ['lösche die zweite Spur', 'delete_track Gast'],
    ['lösche Spur 2', 'delete_track Gast'],
    ['lösche Spur Nummer zwei', 'delete_track Gast'],
    ['lösche die vorletzte Spur', 'delete_track Gast'],
    ['lösche die letzten beiden Spuren', 'delete_track Gast+Musik'],
    ['lösche die ersten zwei Spuren', 'delete_track Moderator+Gast'],
    ['schalte jede zweite Spur stumm', 'mute_track Gast'],
    ['schalte die erste und die dritte Spur stumm', 'mute_track Moderator+Musik'],
    ['schalte alle Spuren stumm', 'mute_track'],
    ['schalte Spur 1 und 3 stumm', 'mute_track Moderator+Musik'],
    ['schalte den Gast und die Musik stumm', 'mute_track Gast+Musik'],
    ['schalte Moderator, Gast und Musik stumm', 'mute_track'],
    ['normalisiere beide Clips des Moderators', 'apply_normalize 0-30 Moderator; apply_normalize 30-100 Moderator'],
    ['normalisiere den zweiten Clip der Moderatorspur', 'apply_normalize 30-100 Moderator'],
    ['normalisiere den längsten Clip der Moderatorspur', 'apply_normalize 30-100 Moderator'],
    ['blende die ersten 5 Sekunden der Antwort ein', 'apply_fade_in 20-25 Gast'],
    ['lösche die letzten 10 Sekunden der Gastspur', 'delete_selection 50-60 Gast'],
    ['lösche auf der Gastspur 30 bis 40', 'delete_selection 30-40 Gast'],
    ['kürze alle Pausen über 1 Sekunde auf eine halbe Sekunde', 'apply_truncate_silence keep=0.5 min_silence=1'],
  ])('%s', (message, what) => expect(done(message)).toBe(what))

  it.each([
    'lösche eine Pause',
    'lösche die zweite Pause',
    'lösche alle Pausen kürzer als 2 Sekunden',
    'lösche den Gast oder die Musik',
    'lösche einen Clip',
    'lösche beide Spuren',
    'normalisiere den Zorb',
    'lösche die Spur Zorb',
  ])('asks: %s', (message) => expect(done(message)).toBe('?'))
})

describe('German compounds', () => {
  it.each([
    ['lösche die Gastspur', 'delete_track Gast'],
    ['schalte die Musikspur stumm', 'mute_track Musik'],
    ['normalisiere die Moderatorspur', 'apply_normalize 0-100 Moderator'],
    ['füge eine Stereospur hinzu', 'create_stereo_track'],
    ['erstelle eine neue Monospur namens Atmo', 'create_mono_track name=Atmo'],
    ['lege eine neue Tonspur an', 'create_mono_track'],
  ])('%s', (message, what) => expect(done(message)).toBe(what))

  it('asks about the track of somebody who is not there', () => expect(done('lösche die Sponsorspur')).toBe('?'))
})
