import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { toFrames } from '../../../shared/time.ts'
import type { Heard } from '../../editor/index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { Project } from '../model/project.ts'
import { readMix } from './readMix.ts'

/** Longer is not listened to at once, seconds. */
const longestHeard = 30

/** A few seconds of the mix, whole. */
export function hearPart(store: BlockStore, project: Project, { start, end }: RangeView): Heard {
  const { sampleRate } = project
  const count = toFrames(Math.min(longestHeard, Math.max(0, end - start)), sampleRate)
  return { sampleRate, samples: readMix(store, project, toFrames(Math.max(0, start), sampleRate), count) }
}
