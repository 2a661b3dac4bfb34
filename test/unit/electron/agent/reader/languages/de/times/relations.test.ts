import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('what lies beside something, in German', () => {
  it.each([
    ['Lösch nicht die Werbung, sondern alles danach', 'delete_selection 50-120'],
    ['Von zwei Sekunden vor der Werbung bis eine Sekunde danach stumm', 'silence_selection 38-51'],
    ['Lösch die Werbung, ohne dass sich dahinter was verschiebt', 'split_delete 40-50'],
    ['Lösch nicht die Werbung, sondern alles davor', 'delete_selection 0-40'],
    ['Lösch nicht die Werbung, sondern die 5 Sekunden davor', 'delete_selection 35-40'],
    ['Lösch die fünf Sekunden unmittelbar vor der Werbung', 'delete_selection 35-40'],
    ['Lösch die zwei Sekunden direkt nach der Werbung', 'delete_selection 50-52'],
    ['Setz vor der Werbung eine Marke', 'add_label @40'],
    ['Setz zehn Sekunden nach dem Ende der Werbung eine Marke', 'add_label @60'],
    ['Schneide den Gast drei Sekunden vor Ende der Werbung', 'split_at_time @47 Gast'],
    ['Teile den Moderator bei einer Minute und zwanzig Sekunden', 'split_at_time @80 Moderator'],
    ['Behalt die Mitte, also von 0:30 bis 1:30', 'trim_to_selection 30-90'],
    ['Den Huster von 0:12 bis 0:14 raus', 'delete_selection 12-14'],
    ['Kürze die Werbung um 3 Sekunden', 'delete_selection 47-50'],
    ['Kürz die Aufnahme hinten um 10 Sekunden', 'delete_selection 110-120'],
  ])('“%s”', (say, expected) => {
    expect(done(say)).toBe(expected)
  })

  it.each(['Lösch alles danach', 'Lösch die Geige von 0:10 bis 0:20'])('“%s” asks', (say) => {
    expect(done(say)).toBe('?')
  })
})
