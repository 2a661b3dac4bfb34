import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('German as it is spoken', () => {
  it.each([
    [
      'Wenn Sie so nett wären und mir die letzten drei Sekunden ausblenden könnten, wäre ich Ihnen dankbar',
      'apply_fade_out 117-120',
    ],
    ['Was ich noch bräuchte, ist eine Kopie der Gastspur', 'duplicate_track Gast'],
    ['Bevor ich es vergesse: die Werbung muss raus', 'delete_selection 40-50'],
    ['Könnten wir, sofern das keine Umstände macht, die Werbung löschen?', 'delete_selection 40-50'],
    ['Ich möchte, dass beim Gast von 0:30 bis 0:35 nichts zu hören ist', 'silence_selection 30-35 Gast'],
    ['Lösch den Abschnitt, der mit Werbung überschrieben ist', 'delete_selection 40-50'],
    ['Ich würde sagen, wir blenden die ersten 5 Sekunden ein', 'apply_fade_in 0-5'],
    ['Ich möchte, dass du die Werbung wegnimmst', 'delete_selection 40-50'],
    ['wir wollen der Familie das Band vorspielen. Könnten Sie die Werbung stumm schalten?', 'silence_selection 40-50'],
    ['Bring Ganze auf -14 LUFS', 'apply_loudness_normalize 0-120 target_lufs=-14'],
    ['Nimm die Musik in der Werbung raus', 'silence_selection 40-50 Musik'],
    ['Lass den Gast von 30 bis 40 Sekunden weg', 'silence_selection 30-40 Gast'],
    ['Es würde mir reichen, wenn du die Werbung rauswirfst', 'delete_selection 40-50'],
    ['Es wäre mir ein Anliegen, dass du den Gast stumm schaltest', 'mute_track Gast'],
    ['Ginge es, dass du die Musik 3 dB leiser machst?', 'apply_amplify 0-120 Musik gain_db=-3'],
    ['Von 0:10 bis 0:20 alles löschen machen', 'delete_selection 10-20'],
    ['Nimm die Werbung deshalb bitte auf allen Spuren heraus', 'delete_selection 40-50'],
    ['Alle Spuren solo', 'solo_track'],
  ])('“%s”', (say, expected) => {
    expect(done(say)).toBe(expected)
  })

  it.each([
    ['Wir blenden die Werbung aus'],
    ['Warum ist beim Gast von 0:30 bis 0:35 nichts zu hören?'],
    ['Beim Gast ist von 0:30 bis 0:35 nichts zu hören'],
    ['Schneid den raus'],
  ])('“%s” does nothing', (say) => {
    expect(done(say)).toMatch(/^[-?]$/u)
  })
})
