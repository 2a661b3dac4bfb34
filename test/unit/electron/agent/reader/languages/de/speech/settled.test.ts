import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('what has settled itself, in German', () => {
  it.each([
    'Lösch die Werbung - hat sich schon erledigt',
    'Lösch die Werbung, das hat sich inzwischen von selbst erledigt',
    'Schalt den Gast stumm. Ach, hat sich doch erledigt',
    'Das mit der Werbung hat sich erledigt',
    'Die Sache mit dem Gast ist hinfällig',
    'Normalisiere die Musik, damit hat sich das erledigt',
    'Lösch die Werbung, das ist nicht mehr nötig',
  ])('“%s” asks for nothing', (say) => {
    expect(done(say)).toBe('-')
  })

  it('takes back only what is named behind a comma', () => {
    expect(done('Normalisiere den Gast und die Musik, die Musik hat sich erledigt')).toMatch(/^apply_normalize .*Gast/u)
  })

  it('leaves an order behind it alone', () => {
    expect(done('Der Gast hat sich erledigt, lösch die Werbung')).toBe('delete_selection 40-50')
  })
})
