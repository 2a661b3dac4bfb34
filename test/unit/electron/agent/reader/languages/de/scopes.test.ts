import { describe, expect, it } from 'vitest'
import { done } from './say.ts'

describe('German scopes', () => {
  it.each([
    ['normalisiere alle Spuren außer der Musik', 'apply_normalize 0-100 Moderator+Gast'],
    ['normalisiere alle Spuren bis auf die Musik', 'apply_normalize 0-100 Moderator+Gast'],
    ['normalisiere alle Spuren mit Ausnahme der Musik', 'apply_normalize 0-100 Moderator+Gast'],
    ['normalisiere alles, nur nicht die Musik', 'apply_normalize 0-100 Moderator+Gast'],
    ['normalisiere alles, aber nicht die Musik', 'apply_normalize 0-100 Moderator+Gast'],
    ['normalisiere alles, aber lass die Musik in Ruhe', 'apply_normalize 0-100 Moderator+Gast'],
    ['normalisiere alles, ohne die Musik anzufassen', 'apply_normalize 0-100 Moderator+Gast'],
    ['außer der Musik alle Spuren normalisieren', 'apply_normalize 0-100 Moderator+Gast'],
    ['schalte alle außer dem Gast stumm', 'mute_track Moderator+Musik'],
    ['schalte alles bis auf den Gast stumm', 'mute_track Moderator+Musik'],
    ['lösche 10 bis 20, aber nicht auf der Musik', 'delete_selection 10-20 Moderator+Gast'],
    ['lösche 10 bis 20, nicht auf der Musik', 'delete_selection 10-20 Moderator+Gast'],
    ['lösche 10 bis 20 ohne die Musik anzurühren', 'delete_selection 10-20 Moderator+Gast'],
    ['lösche 10 bis 20 nur auf der Musik', 'delete_selection 10-20 Musik'],
    ['nur auf der Musik 10 bis 20 löschen', 'delete_selection 10-20 Musik'],
    ['normalisiere nur den Gast', 'apply_normalize 20-60 Gast'],
    ['lösche alles außer 10 bis 20', 'trim_to_selection 10-20'],
    ['lösche alles außer den ersten 30 Sekunden', 'trim_to_selection 0-30'],
    ['behalte nur 10 bis 20', 'trim_to_selection 10-20'],
    ['behalte die erste Minute und lösche den Rest', 'trim_to_selection 0-60'],
    ['lösche nicht die Begrüßung, sondern den Bericht', 'delete_selection 30-100 Moderator'],
    ['lösche die Begrüßung, nein, den Bericht', 'delete_selection 30-100 Moderator'],
    ['lösche 10 bis 20, aber lass die Lücke', 'split_delete 10-20'],
  ])('%s', (message, what) => expect(done(message)).toBe(what))

  it.each([
    'lösche alles außer dem Zorb',
    'normalisiere alle Spuren außer dem Zorb',
    'schalte alle stumm außer',
    'lösche 10 bis 20, aber nicht auf der Zorb',
    'lösche nicht den Zorb, sondern den Bericht',
    'lösche alles bis auf den Zorb',
    'lass den Zorb in Ruhe und normalisiere alles',
  ])('asks: %s', (message) => expect(done(message)).toBe('?'))
})
