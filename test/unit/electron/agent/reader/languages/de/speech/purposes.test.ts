import { describe, expect, it } from 'vitest'
import { done } from '../say.ts'

describe('what a German order is to leave as it is', () => {
  it.each([
    ['Entferne die Werbung, ohne dass sich was verschiebt', 'split_delete 40-50'],
    ['Nimm die Werbung raus, aber der Rest soll nicht nachrutschen', 'split_delete 40-50'],
    ['Werbung raus, aber alles andere bleibt, wo es ist', 'split_delete 40-50'],
    ['Zwischen 50 und 55 Sekunden Stille, aber nichts verschieben', 'silence_selection 50-55'],
    ['Mach den Gast 3 % schneller, so dass auch die Tonhöhe mitgeht', 'apply_change_speed 20-60 Gast percent=3'],
    ['Mach den Gast 3 % schneller, die Tonhöhe bleibt gleich', 'apply_change_tempo 20-60 Gast percent=3'],
    ['Für den Trailer nur die Werbung behalten', 'trim_to_selection 40-50'],
  ])('“%s”', (say, expected) => {
    expect(done(say)).toBe(expected)
  })
})
