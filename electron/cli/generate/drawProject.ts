import { projectSchema, type EvalProject } from '../eval/caseSchema.ts'
import type { Random } from './random.ts'

const trackNames = [
  ['Host', 'Guest', 'Music', 'Street'],
  ['Drums', 'Bass', 'Vocals', 'Guitar'],
  ['Nadia', 'Viktor', 'Piano', 'Crowd'],
  ['Narrator', 'Strings', 'Footsteps', 'Thunder'],
] as const
const labelNames = [
  'sponsor',
  'blooper',
  'weather',
  'applause',
  'greeting',
  'phone call',
  'giveaway',
  'telegram',
] as const

/** A small project: two to four tracks, of which one may begin late or end early, and two or three labelled parts. */
export function drawProject(random: Random): EvalProject {
  const length = 40 + 5 * random.below(9)
  const names = random.some(random.pick(trackNames), 2 + random.below(3))
  const tracks = names.map((name, index) => {
    const start = index === 0 || random.chance(0.7) ? 0 : 2 + random.below(4)
    const end = index === 0 || random.chance(0.7) ? length : length - 3 - random.below(5)
    const middle = 10 + random.below(20)
    const clips = random.chance(0.6)
      ? [{ name: `${name.toLowerCase()} take`, start, end }]
      : [
          { name: `${name.toLowerCase()} one`, start, end: middle },
          { name: `${name.toLowerCase()} two`, start: middle, end },
        ]
    return { name, clips }
  })
  const texts = random.some(labelNames, 2 + random.below(2))
  const slot = Math.floor(length / texts.length)
  const labels = texts.map((text, index) => {
    const start = index * slot + 3 + random.below(3)
    return { text, start, end: start + 3 + random.below(4) }
  })
  const start = 1 + random.below(length - 12)
  const selection = random.chance(0.25) ? { start, end: start + 2 + random.below(6) } : null
  return projectSchema.parse({ tracks, labels, selection })
}
