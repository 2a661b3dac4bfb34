import type { Language } from '../language.ts'
import { phrases } from './phrases.ts'
import { groups } from './sets.ts'
import { speech } from './speech.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.split(' '))

/** A small language: what thirty sentences need, to show that one is data alone. */
export const spanish: Language = {
  id: 'es',
  rules: [...phrases, ...groups, ...speech],
  everyday: set('largo corto alto bajo casa tiempo cosa hoy mañana jefe jefa gente mucho poco pasa todo nada'),
  reversing: ['des', 'in', 're'],
  aliases: {},
  expansions: { bórralo: 'borra lo', quítalo: 'quita lo', elimínalo: 'elimina lo', siléncialo: 'silencia lo' },
  compounds: [],
  naming: {
    words: set('llamada llamado nombre titulada'),
    verbs: set('renombra renombre renombrar llama'),
    joints: set('a como :'),
    breaks: set('y luego'),
    barriers: set('menos excepto salvo si pero sin no nunca por gracias'),
    stops: set('en de a al del desde hasta y luego por pero si con sin , . ; ! ? ( )'),
  },
  weak: set('el la los las un una de del en a y o no es pista clip marca parte todo silencio 1 2 3 4 5'),
}
