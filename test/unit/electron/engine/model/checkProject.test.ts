import { describe, expect, test } from 'vitest'
import { sayImpossibility } from '../../../../../shared/failures/values/impossibilities.ts'
import { checkProject } from '../../../../../electron/engine/model/checkProject.ts'
import type { Clip, Project } from '../../../../../electron/engine/model/project.ts'
import { frames } from '../../../../../shared/time.ts'
import { sketch, trackOf } from '../../../../support/engine/editing.ts'
import { makePiece } from '../../../../support/engine/makePieces.ts'

const { state } = sketch({
  tracks: {
    A: {
      clips: [
        [0, 10],
        [10, 20],
      ],
    },
    B: { clips: [[5, 10]] },
  },
  labels: [
    ['a', 1, 2],
    ['b', 3, 3],
  ],
})
const sound = state.project
const [first, second] = trackOf(sound, 'A').clips as readonly [Clip, Clip]

function withClips(...clips: readonly Clip[]): Project {
  return { ...sound, tracks: [{ ...trackOf(sound, 'A'), clips }, trackOf(sound, 'B')] }
}

describe('a project', () => {
  test('is sound when it is', () => {
    expect(checkProject(sound)).toBeNull()
  })

  test.each<[string, Project, RegExp]>([
    ['overlapping clips', withClips(first, { ...second, start: frames(9) }), /clip 2 starts at 9, before 10/],
    ['one id twice', withClips(first, { ...second, id: first.id }), /id c0 is used twice/],
    [
      'a length that is not that of the pieces',
      withClips({ ...first, length: frames(9) }),
      /pieces of 10 frames in a clip of 9/,
    ],
    ['a clip without length', withClips({ ...first, length: frames(0), pieces: [] }), /length 0/],
    ['half a frame', withClips({ ...first, start: frames(0.5) }), /start 0.5/],
    [
      'a piece without a number for its gain',
      withClips({ ...first, pieces: [makePiece({ length: 10, gain: Number.NaN })] }),
      /gain NaN/,
    ],
    [
      'a layer of another length',
      withClips({ ...first, pieces: [makePiece({ length: 10, under: [makePiece({ length: 9 })] })] }),
      /9 frames under 10/,
    ],
    ['labels out of order', { ...sound, labels: sound.labels.toReversed() }, /label a is out of order/],
    [
      'a label that ends before it starts',
      { ...sound, labels: sound.labels.map((label) => ({ ...label, end: frames(0) })) },
      /label a/,
    ],
  ])('is not with %s', (_what, project, reason) => {
    const found = checkProject(project)
    expect(found === null ? 'nothing' : sayImpossibility(found)).toMatch(reason)
  })
})
