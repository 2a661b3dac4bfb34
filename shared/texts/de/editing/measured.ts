import { measured as inEnglish } from '../../en/editing/measured.ts'

/** Numbers get their comma where they are shown (`sayChange`). */
export const measured: typeof inEnglish = {
  names: {
    pause: 'Pause',
    loudness: 'Lautheit',
    level: 'Pegel',
    noise: 'Rauschen',
    peak: 'Spitze',
    length: 'Länge',
  },
  values: {
    ...inEnglish.values,
    'about-level': ({ db }) => `etwa ${db.toFixed(1)} dB`,
    silence: 'Stille',
    'no-noise': 'still',
    'nothing-to-take-out': 'nichts herauszunehmen',
  },
}
