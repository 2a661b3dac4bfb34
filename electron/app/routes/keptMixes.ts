import type { Engine } from '../../engine/index.ts'

export type Mix = Pick<Engine, 'mixFormat' | 'readMix'>

/** A player asks for what it plays and, around an edit, for the one before; a second window may be a little behind. */
const mostKept = 16

/** Mixes that were given to players under their revision. */
export interface KeptMixes {
  /**
   * The mix of a revision, as long as it was when it was first asked for: a player asks for one part after the other,
   * and an edit, or another project, may come between them. Without a revision it is the one that is open.
   */
  mixOf(revision: string | null, open: Mix): Promise<Mix>
}

/**
 * Of an edited project the sound is that of now, of one that was put away silence: the player hears of it a moment
 * later, and asks for the new revision.
 */
export function createKeptMixes(): KeptMixes {
  const kept = new Map<string, Promise<Mix>>()
  return {
    mixOf(revision, open) {
      if (revision === null || !/^\d+$/u.test(revision)) return Promise.resolve(open)
      const known = kept.get(revision)
      if (known !== undefined) return known
      const mix = open.mixFormat().then((format): Mix => ({ mixFormat: async () => format, readMix: open.readMix }))
      kept.set(revision, mix)
      // What could not be read is read again when it is asked for again.
      mix.catch(() => kept.delete(revision))
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return mix
    },
  }
}
