import type { Script } from './outsideTools.ts'

export const quieter: Script = {
  name: 'half_level',
  body: 'const all = read(); write(all.samples.map((one) => one / 2), all)',
  manifest: {
    title: 'Half Level',
    words: { en: ['halve'] },
  },
}

export const twice: Script = {
  name: 'repeat_it',
  body: 'const all = read(); const out = new Float32Array(all.samples.length * 2); out.set(all.samples); out.set(all.samples, all.samples.length); write(out, all)',
  manifest: { title: 'Repeat It', length: 'any' },
}

export const seed = { tracks: { Voice: [['take', 0, 4]], Music: [['theme', 0, 6]] } } as const
