import { z } from 'zod'
import { chapterRanges } from '../../../../shared/chapterRanges.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Analysis, Editor } from '../../../editor/index.ts'
import { defineSoundQuery } from '../contract/defineQuery.ts'
import { monoParameter } from '../schema/monoParameter.ts'
import { sayName, sayNames, sayRange } from '../sentences/saying.ts'
import { type GoalArgs, goalParameters, targetOf, targetParameter } from '../effects/levels/deliveryGoal.ts'
import { deliveryLines, type DeliveryLine } from './deliveryLines.ts'

type Levels = Extract<Analysis, { kind: 'levels' }>
type Silences = Extract<Analysis, { kind: 'silences' }>

/** One file that would be delivered. */
interface Checked {
  /** Its label; null for the whole. */
  readonly name: string | null
  readonly range: RangeView
  readonly tracks: readonly string[]
  readonly lines: readonly DeliveryLine[]
}

interface CheckedPart {
  readonly name: string | null
  readonly range: RangeView | null
}

/** Quiet ends are looked for from this length on. */
const shortestQuiet = 0.05

export const checkDelivery = defineSoundQuery({
  name: 'check_delivery',
  title: 'Check delivery',
  description:
    'Measures what is heard against what a target asks for (level, peak, and for acx noise floor, quiet ends, rate, length), with pass or fail for each and what would mend it. Changes nothing.',
  words: ['check against acx', 'check for spotify', 'does it pass acx', 'delivery check'],
  parameters: z.strictObject({
    ...goalParameters,
    target: targetParameter,
    each: z.enum(['whole', 'label']).default('whole').describe('The range as one file, or one file for each label.'),
    mono: monoParameter,
  }),
  ask: async (editor, { args, range, trackIds }, view) => {
    const labels = chapterRanges(view.labels, view.duration)
    if (args.each === 'label' && labels.length === 0)
      return err(failure('engine/nothing-there', { where: { kind: 'range' } }))
    const parts: readonly CheckedPart[] =
      args.each === 'whole'
        ? [{ name: null, range }]
        : labels.map(({ label, start, end }) => ({ name: label.text, range: { start, end } }))
    const files: Checked[] = []
    for (const part of parts) {
      const checked = await checkPart(editor, args, part, trackIds)
      if (!checked.ok) return checked
      files.push(checked.value)
    }
    return ok({ target: targetOf(args).name, files })
  },
  say: ({ target, files }) => files.map((file) => sayFile(target, file)).join('\n'),
})

async function checkPart(
  editor: Pick<Editor, 'analyse'>,
  { mono, ...goal }: GoalArgs & { readonly mono: MonoCount },
  { name, range }: CheckedPart,
  trackIds: readonly string[],
): Promise<Result<Checked>> {
  const levels = await editor.analyse({ kind: 'levels', range, trackIds, mono })
  if (!levels.ok) return levels
  const found = levels.value as Levels
  const quiet = await editor.analyse({
    kind: 'silences',
    range: found.range,
    trackIds,
    thresholdDb: limits.silenceDb.default,
    minSilence: shortestQuiet,
  })
  if (!quiet.ok) return quiet
  const { start, end } = found.range
  const { silences } = quiet.value as Silences
  const first = silences.find((one) => one.start <= start + 1e-6)
  const last = silences.findLast((one) => one.end >= end - 1e-6)
  const part = sayPart(name, trackIds, found.tracks)
  return ok({
    name,
    range: found.range,
    tracks: found.tracks,
    lines: deliveryLines(
      targetOf(goal),
      {
        ...found,
        mono,
        length: end - start,
        head: first === undefined ? 0 : first.end - first.start,
        tail: last === undefined ? 0 : last.end - last.start,
      },
      part,
    ),
  })
}

/** What a fix is said of. */
function sayPart(name: string | null, trackIds: readonly string[], tracks: readonly string[]): string {
  if (name !== null) return `the part ${name}`
  return trackIds.length === 0 ? 'everything' : `all of ${tracks.join(' and ')}`
}

function sayFile(target: string, { name, range, tracks, lines }: Checked): string {
  const failed = lines.filter(({ passes }) => !passes).length
  const where = `${name === null ? '' : `${sayName(name)}, `}${sayRange(range)} of ${sayNames(tracks)}`
  const verdict = failed === 0 ? 'passes' : `fails ${failed} of ${lines.length}`
  return [`${where} ${verdict} for ${target}:`, ...lines.map(sayLine)].join('\n')
}

function sayLine({ what, found, wanted, passes, fix }: DeliveryLine): string {
  const mended = fix === null ? '' : `; say “${fix}”`
  return `${passes ? 'pass' : 'fail'}: ${what} ${found} (${wanted})${mended}`
}
