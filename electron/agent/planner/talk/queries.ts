import type { TrackView } from '../../../../shared/schemas/projectView.ts'
import { isTracks } from '../../reader/meaning/sets/groupKinds.ts'
import type { Asked } from '../../reader/meaning/asked.ts'
import type { Group, Point, Sort } from '../../reader/meaning/types.ts'
import { resolvePoint } from '../../reader/evaluate/resolve.ts'
import { listContents, listThings } from './listThings.ts'
import { contextOf, isWhole, findPlaces, type Span, spanOf, wholeOf } from './places.ts'
import type { Answer, Asking, Query } from './query.ts'
import { sayHistory } from './sayHistory.ts'
import { sayChannels, sayStates, sayWhatIsAt } from './sayLists.ts'
import * as state from './sayState.ts'
import { ask, check, compare, extreme, findPauses, measure } from './soundSteps.ts'

const open: readonly Asked[] = ['which', 'any', 'count']
const say = (text: string): Answer => ({ say: text })

/** Only of the project as a whole: nothing in it is named. */
const plain =
  (text: (asking: Asking) => string): Query['answer'] =>
  (asking) => {
    const { groups, points, values } = asking.question
    const isPlain = points.length + values.length === 0 && groups.every((group) => isWhole(group, asking.view))
    return isPlain ? say(text(asking)) : null
  }

/** Where all that is named lies, or why that can't be told. */
function spansOf(groups: readonly Group[], { view, texts }: Asking): readonly Span[] | Answer {
  const spans: Span[] = []
  for (const group of groups.filter((one) => !isWhole(one, view))) {
    const found = findPlaces(group, { view, texts })
    if ('sorry' in found) return say(found.sorry)
    spans.push(...found.places.map((place) => spanOf(place, { view, texts })))
  }
  return spans
}

const ofSpans =
  (text: (spans: readonly Span[], asking: Asking) => string | null): Query['answer'] =>
  (asking) => {
    if (asking.question.points.length + asking.question.values.length > 0) return null
    const spans = spansOf(asking.question.groups, asking)
    if ('say' in spans || 'step' in spans) return spans
    const said = text(spans, asking)
    return said === null ? null : say(said)
  }

const place =
  (edge: 'start' | 'end' | null): Query['answer'] =>
  (asking) => {
    const point = pointIn(asking)
    const { answers } = asking.texts
    if (point === 'nothing selected') return say(answers.nothingSelected)
    if (point !== null) return say(answers.thatIsAt(point))
    return ofSpans((spans, { view, question, texts }) => {
      const whole = { name: answers.theProject, ...wholeOf(view), trackIds: null }
      if (spans.length === 0 && (edge === null || question.groups.length === 0)) return null
      return state.sayPlaces(spans.length === 0 ? [whole] : spans, edge, texts)
    })(asking)
  }

/** The one time that is asked about. */
function pointIn({ question: { points, groups }, view }: Asking): number | 'nothing selected' | null {
  const [point, ...others] = points
  if (point === undefined || others.length > 0 || groups.some((group) => !isWhole(group, view))) return null
  const found = resolvePoint(point satisfies Point, contextOf(view), wholeOf(view))
  if (typeof found === 'number') return found
  return found.ask.why === 'nothingSelected' ? 'nothing selected' : null
}

/** Tracks that are named one by one; none where only their noun is. */
function tracksIn({ question, view, texts }: Asking): readonly TrackView[] | null {
  const named = question.groups.filter((group) => group.kind !== 'sort' || group.pick.kind !== 'each')
  const ids: string[] = []
  for (const group of named) {
    const found = findPlaces(group, { view, texts }, ['track'])
    if ('sorry' in found || found.places.some(({ tracks }) => tracks === null)) return null
    ids.push(...found.places.flatMap(({ tracks }) => tracks ?? []))
  }
  return view.tracks.filter(({ id }) => ids.includes(id))
}

const states =
  (word: 'muted' | 'soloed'): Query['answer'] =>
  (asking) => {
    const named = tracksIn(asking)
    return named === null ? null : say(sayStates(named, word, asking.view, asking.texts))
  }

/** Of the tracks that are named, or of all. */
function channels(asking: Asking): Answer | null {
  const { question } = asking
  const groups = question.groups.filter(({ kind }) => kind !== 'mention')
  const named = tracksIn({ ...asking, question: { ...question, groups } })
  if (named === null || !asking.isAsked) return null
  return say(sayChannels(named.length === 0 ? asking.view.tracks : named, asking.texts))
}

const isSelection = (group: Group): boolean => group.kind === 'part' && group.stretch.kind === 'selection'
const isSort = (sort: Sort) => (group: Group) => group.kind === 'sort' && group.sort === sort

function selected({ question: { groups, points }, view, texts }: Asking): Answer | null {
  if (points.length > 0) return null
  if (groups.some(isSort('clip'))) return say(state.saySelectedClips(view, texts))
  const known = groups.every((group) => isSelection(group) || isTracks(group) || isWhole(group, view))
  return known ? say(state.saySelected(view, texts)) : null
}

/** "what is at 1:10?", "which clips are at the cursor?" */
function contentAt(asking: Asking): Answer | null {
  const { question, view, texts } = asking
  const nouns = question.groups.filter((group) => group.kind === 'sort' && group.pick.kind === 'each')
  const time = pointIn({ ...asking, question: { ...question, groups: [] } })
  return typeof time !== 'number' || nouns.length < question.groups.length ? null : say(sayWhatIsAt(time, view, texts))
}

/** What may stand beside a question about the sound. */
const beside: readonly Asked[] = [...open, 'place', 'loudness', 'judged', 'playing', 'start', 'end']

/** What is said as often as it is asked: only where it is asked. */
const whenAsked =
  (answer: Query['answer']): Query['answer'] =>
  (asking) =>
    asking.isAsked || asking.question.asks.some((one) => one === 'any' || one === 'place') ? answer(asking) : null

/** Tried in their order; the first that fits and has an answer is it. */
export const queries: readonly Query[] = [
  {
    asks: ['clipboard'],
    takes: [...open, 'length', 'contents'],
    answer: plain(({ view, texts }) => texts.answers.clipboard(view.clipboard)),
  },
  { asks: ['rate'], takes: open, answer: plain(({ view, texts }) => texts.answers.rate(view.name, view.sampleRate)) },
  {
    asks: ['allDone'],
    takes: [...open, 'done'],
    answer: plain(({ context, texts }) => sayHistory(context, true, texts)),
  },
  { asks: ['done'], takes: open, answer: plain(({ context, texts }) => sayHistory(context, false, texts)) },
  { asks: ['channels'], takes: open, answer: channels },
  { asks: ['muted'], takes: open, answer: states('muted') },
  { asks: ['soloed'], takes: open, answer: states('soloed') },
  { asks: ['contents'], takes: open, answer: listContents },
  { asks: ['which'], takes: ['playing', 'any', 'count'], answer: contentAt },
  { asks: ['playing'], takes: open, answer: plain(({ view, texts }) => texts.answers.playback(view.transport.state)) },
  {
    asks: ['cursor'],
    takes: [...open, 'place', 'start'],
    answer: plain(({ view, texts }) => texts.answers.cursor(view)),
  },
  { asks: ['selected'], takes: open, answer: selected },
  {
    asks: ['length'],
    takes: [...open, 'selected'],
    answer: ofSpans((spans, { view, texts }) => state.sayLengths(spans, view, texts)),
  },
  { asks: ['fileSize'], takes: [...open, 'allDone'], answer: ask('get_project_size') },
  { asks: ['delivery'], takes: [...open, 'loudness', 'dualMono', 'judged', 'playing'], answer: check },
  { asks: ['clipping'], takes: beside, answer: whenAsked(ask('find_clipping')) },
  { asks: ['hum'], takes: beside, answer: whenAsked(ask('find_hum')) },
  { asks: ['noise'], takes: beside, answer: whenAsked(ask('measure_noise')) },
  { asks: ['balance'], takes: beside, answer: whenAsked(compare) },
  { asks: ['sync'], takes: beside, answer: whenAsked(ask('check_sync')) },
  { asks: ['loudest'], takes: beside, answer: extreme('loudest') },
  { asks: ['quietest'], takes: beside, answer: extreme('quietest') },
  { asks: ['loudness'], takes: [...open, 'dualMono', 'judged'], answer: measure },
  { asks: ['judged'], takes: open, answer: (asking) => (asking.isAsked ? measure(asking) : null) },
  { asks: [], takes: [...open, 'place', 'length'], answer: findPauses },
  { asks: ['which'], takes: open, answer: listThings },
  { asks: ['any'], takes: open, answer: listThings },
  { asks: ['count'], takes: open, answer: listThings },
  { asks: ['start'], takes: ['which', 'place', 'any'], answer: place('start') },
  { asks: ['end'], takes: ['which', 'place', 'any'], answer: place('end') },
  { asks: ['place'], takes: ['which', 'selected'], answer: place(null) },
  { asks: [], takes: ['which', 'any', 'selected'], answer: ofSelection },
]

function ofSelection({ question: { groups, points, values }, view, texts }: Asking): Answer | null {
  const isOnly = points.length + values.length === 0 && groups.length > 0 && groups.every(isSelection)
  return isOnly ? say(state.saySelected(view, texts)) : null
}
