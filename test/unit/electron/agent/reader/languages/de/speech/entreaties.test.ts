import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

const gone = 'delete_selection 40-50'

describe('German orders that are said at length', () => {
  it.each([
    'Wären Sie wohl so freundlich und würden die Werbung entfernen?',
    'Ich wollte Sie fragen, ob es vielleicht möglich wäre, dass Sie die Werbung herausschneiden.',
    'Wenn du gerade Zeit hast, wäre es prima, wenn du die Werbung löschen würdest',
    'Es würde mich sehr freuen, wenn Sie die Werbung herausnehmen könnten.',
    'Wäre es für dich in Ordnung, wenn wir die Werbung weglassen?',
    'Hätten Sie die Güte, die Werbung zu löschen?',
    'Ich weiß nicht, ob das geht, aber ich hätte die Werbung gern gelöscht',
    'Die Werbung, die kannst du rausschneiden',
    'Die Werbung, die kann raus',
    'Eigentlich brauchen wir die Werbung nicht mehr, die kann weg',
    'hey kannst du mal eben die Werbung da rausholen',
  ])('“%s”', (say) => {
    expect(done(say)).toBe(gone)
  })

  it.each([
    'Es wäre schade, wenn die Werbung weg wäre',
    'Ich glaube, dass du die Werbung gelöscht hast',
    'Die Werbung, die muss nicht raus',
    'Die Werbung brauche ich nicht löschen',
    'Ich wollte nur fragen, ob die Werbung weg ist',
  ])('“%s” does nothing', (say) => {
    expect(done(say)).toMatch(/^[-?]$/u)
  })
})
