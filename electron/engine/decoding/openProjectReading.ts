import { setImmediate } from 'node:timers/promises'
import { err, ok, type Result } from '../../../shared/result.ts'
import { buildSummary } from '../blocks/buildSummary.ts'
import { openProject, type OpenedProject } from '../codecs/audacity/openProject.ts'
import type { ProjectForm } from '../codecs/audacity/sniffProject.ts'
import type { WantedSound } from '../codecs/audacity/projectOutline.ts'
import { createSegmentSource, type SegmentSource, soundOf } from '../codecs/audacity/segmentSource.ts'
import { unreadable } from '../codecs/files/inputFile.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import { resampleSource } from '../resample/resampleSource.ts'
import type { ProjectPart, ProjectReading } from './decoders.ts'

/** Opens a project and reads it in this thread. */
export function openProjectReading(path: string, name: string, form: ProjectForm): Result<ProjectReading> {
  const opened = openProject(path, name, form)
  return opened.ok ? ok(readingOf(opened.value, name)) : opened
}

type Parts = () => Promise<Result<ProjectPart | null>>

function readingOf(project: OpenedProject, name: string): ProjectReading {
  /** Blocks that were given, by what they are of. */
  const given = new Map<string, number>()
  let count = 0
  let source: SegmentSource | null = null
  let repaired = 0
  let parts: Parts = async () => ok(null)
  const sound = (block: Parameters<typeof buildSummary>[0]): ProjectPart => {
    count++
    return { kind: 'sound', chunk: { block, summary: buildSummary(block) } }
  }
  const asItIs =
    (segments: SegmentSource): Parts =>
    async () => {
      const segment = segments.next((key) => given.has(key))
      if (segment?.kind === 'sound') {
        given.set(segment.key, count)
        return ok(sound(segment.block))
      }
      if (segment?.kind !== 'known') return ok(segment)
      return ok({ kind: 'known', index: given.get(segment.key) ?? 0, frames: segment.frames })
    }
  const converted = async (segments: SegmentSource, wanted: WantedSound): Promise<Parts> => {
    const resampled = await resampleSource(soundOf(segments, wanted), wanted.convertTo, setImmediate)
    return async () => {
      const block = await resampled.next()
      return block.ok && block.value !== null ? ok(sound(block.value)) : (block as Result<null>)
    }
  }
  return {
    outline: project.outline,
    ask: async (wanted) => {
      repaired += source?.repaired() ?? 0
      source = createSegmentSource(wanted, project.sequences, project.store)
      parts = wanted.convertTo === wanted.sampleRate ? asItIs(source) : await converted(source, wanted)
      return ok(null)
    },
    next: async () => {
      try {
        return await parts()
      } catch (error) {
        if (isSystemError(error)) return err(unreadable(name, error))
        throw error
      }
    },
    lost: () => source?.lost() ?? [],
    repaired: () => repaired + (source?.repaired() ?? 0),
    close: () => project.store.close(),
  }
}
