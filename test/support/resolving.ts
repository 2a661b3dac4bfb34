import type { PlannedStep, RangeRef, Target } from '../../electron/agent/planner/plan.ts'
import { resolveStep } from '../../electron/agent/prepare/resolveStep.ts'
import type { ResolveContext } from '../../electron/agent/prepare/references/resolveContext.ts'
import type { PreparedStep } from '../../electron/agent/tools/contract/defineTool.ts'
import { englishTexts } from '../../electron/agent/texts/index.ts'
import { registry } from '../../electron/agent/tools/index.ts'
import type { ProjectView } from '../../shared/schemas/projectView.ts'
import { makeView, type ViewParts } from './makeView.ts'

export const podcast: ViewParts = {
  tracks: {
    Host: [
      ['intro', 0, 60],
      ['main', 65, 125],
    ],
    Guest: [['answers', 62, 120]],
    Music: [['theme', 0, 180]],
  },
  labels: [
    ['ad break', 30, 45],
    ['chapter two', 65, 65],
    ['outro', 115, 125],
  ],
}
export const takes: ViewParts = {
  tracks: {
    Vocals: [
      ['take 1', 0, 10],
      ['take 2', 12, 22],
      ['take 3', 25, 40],
    ],
    Guitar: [
      ['take 1', 0, 20],
      ['solo', 20, 40],
    ],
  },
}

export function resolve(planned: PlannedStep, parts: ViewParts | ProjectView, more: Partial<ResolveContext> = {}) {
  const view = 'history' in parts && Array.isArray(parts.tracks) ? (parts as ProjectView) : makeView(parts as ViewParts)
  const tool = registry.findTool(planned.tool)
  if (tool === null) throw new Error(`no tool ${planned.tool}`)
  const notes: string[] = []
  const found = resolveStep(planned, {
    view,
    tool,
    previous: null,
    clipboardFrom: [],
    tracksJustSelected: false,
    texts: englishTexts,
    note: (text) => notes.push(text),
    ...more,
  })
  return { found, notes, view }
}

function sayWhere({ range, at }: Pick<PreparedStep, 'range' | 'at'>): string {
  if (range !== null) return `${range.start}-${range.end}`
  return at === null ? '' : `@${at}`
}

/** "tracks start-end", "tracks @time", or what is asked. */
export function brief(planned: PlannedStep, parts: ViewParts, more: Partial<ResolveContext> = {}): string {
  const { found, view } = resolve(planned, parts, more)
  if ('ask' in found) return found.ask.kind === 'choose' ? 'choose' : `ask ${found.ask.missing}`
  if ('fail' in found) return found.fail.code
  return found.value
    .map((one) => {
      const names = view.tracks
        .filter((track) => one.trackIds.includes(track.id))
        .map((track) => track.name)
        .join('+')
      return `${names} ${sayWhere(one)}`.trim()
    })
    .join(', ')
}

export const host: Target = { tracks: [{ kind: 'name', name: 'host' }] }
export const first = (value: number): RangeRef => ({ kind: 'first', seconds: value })
export const last = (value: number): RangeRef => ({ kind: 'last', seconds: value })
