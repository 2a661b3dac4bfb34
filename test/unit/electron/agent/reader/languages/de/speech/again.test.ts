import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('what is named once more, in German', () => {
  it.each([
    ['Teile bei 25 s und noch mal bei 70 s', 'split_at_time @25; split_at_time @70'],
    ['Teile den Gast bei 0:30 und noch einmal bei 0:45', 'split_at_time @30 Gast; split_at_time @45 Gast'],
    [
      'Teil den Moderator zwei Sekunden vor der Werbung und zwei Sekunden danach',
      'split_at_time @38 Moderator; split_at_time @52 Moderator',
    ],
    ['Schneid genau da, wo die Werbung aufhört', 'split_at_time @50'],
    ['Lösch alles zwischen 0:30 und der Werbung', 'delete_selection 30-40'],
    ['Lösch zwischen der Werbung und 1:10', 'delete_selection 50-70'],
    ['Kürz den Anfang der Aufnahme bis zur Werbung weg', 'delete_selection 0-40'],
    ['Lösch den Schluss nach der Werbung', 'delete_selection 50-120'],
    ['Schneide ab einer Minute eine halbe Minute heraus', 'delete_selection 60-90'],
    ['Die Spuren alle stumm schalten', 'mute_track'],
    ['Schalte alle Spuren bis auf die ersten zwei stumm', 'mute_track Musik'],
    ['Wiederhole die Werbung dreimal', 'repeat_selection 40-50 times=3'],
    ['Den Gast wieder an', 'unmute_track Gast'],
    ['Die Werbung wegcutten', 'delete_selection 40-50'],
    ['Ich möchte die Werbung ganz heraushaben', 'delete_selection 40-50'],
    ['Stell 1:00 bis 1:30 auf der Musik still', 'silence_selection 60-90 Musik'],
  ])('“%s”', (say, expected) => {
    expect(done(say)).toBe(expected)
  })

  it('takes a word with a known beginning for no slip of another verb', () => {
    expect(done('Ich möchte die Werbung ganz herauslesen')).not.toMatch(/export/u)
  })
})

describe('what is not to be done, in German', () => {
  it.each([
    ['Statt die Werbung zu löschen, lösch die ersten 5 Sekunden', 'delete_selection 0-5'],
    ['Blende die Werbung aus, anstatt sie zu löschen', 'apply_fade_out 40-50'],
    ['Mach alle Spuren stumm, die Musik aber nicht', 'mute_track Moderator+Gast'],
    ['Nichts am Gast ändern, nur die Musik 2 dB lauter', 'apply_amplify 0-120 Musik gain_db=2'],
    [
      'Mach die Musik 3 dB leiser, aber nicht während der Werbung',
      'apply_amplify 0-40 Musik gain_db=-3; apply_amplify 50-120 Musik gain_db=-3',
    ],
  ])('“%s”', (say, expected) => {
    expect(done(say)).toBe(expected)
  })

  it('never deletes all but what was not to be deleted', () => {
    expect(done('statt die Werbung zu löschen, mach sie stumm')).not.toMatch(/delete/u)
  })
})
