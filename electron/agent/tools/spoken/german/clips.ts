import { saying, type StepSayings } from '../stepSayings.ts'
import type { PreparedStep } from '../../contract/defineTool.ts'
import { rangeOf } from '../../readBack/confirming.ts'
import { newTracks } from '../../readBack/measureTracks.ts'
import { isOnAll } from '../../sentences/saying.ts'
import { areOf, partOf, quoted, sayCount, sayNames, sayRange, sayTime } from './parts.ts'

/** The clip that is named, else those in the range. */
const clipsOf = (step: PreparedStep<unknown>, names: readonly string[]): string =>
  step.thing === undefined ? `die Clips in ${partOf(step, names)}` : quoted(step.thing.name)

const where = ({ range }: Pick<PreparedStep, 'range'>): string => (range === null ? 'auf' : `in ${sayRange(range)} von`)

const times = (count: number): string => (count === 1 ? 'noch einmal' : `noch ${count}-mal`)

export const clips: StepSayings = {
  trim_to_selection: saying({
    sentence: (step, names, before) =>
      `${partOf(step, names)} behalten und den Rest${isOnAll(names, before) ? '' : ' davon'} entfernen`,
    done: (step, names, { outcome }) =>
      outcome.changed
        ? `${sayNames(names)} auf ${sayRange(step.range)} zugeschnitten`
        : `Außerhalb von ${sayRange(step.range)} gab es nichts zu entfernen`,
  }),
  silence_selection: saying({
    sentence: (step, names) => `${partOf(step, names)} in Stille umwandeln`,
    done: (step, names, { outcome }) =>
      outcome.changed ? `${partOf(step, names)} in Stille umgewandelt` : `${partOf(step, names)} war schon still`,
  }),
  join: saying({
    sentence: (step, names) => `Die Clips in ${partOf(step, names)} verbinden`,
    done: (step, names, { outcome }) =>
      outcome.changed
        ? `Die Clips in ${partOf(step, names)} verbunden`
        : `In ${partOf(step, names)} war es schon nur ein Clip`,
  }),
  move_clip: saying<{ readonly to: number }>({
    sentence: (step, names) => `${capital(clipsOf(step, names))} nach ${sayTime(step.args.to)} verschieben`,
    done: (step, names, { outcome }) =>
      outcome.changed
        ? `${capital(clipsOf(step, names))} nach ${sayTime(step.args.to)} verschoben`
        : `${capital(clipsOf(step, names))} ${step.thing === undefined ? 'lagen' : 'lag'} schon dort`,
  }),
  rename_clip: saying<{ readonly name: string }>({
    sentence: (step, names) => `${renamed(step, names)} in ${quoted(step.args.name)} umbenennen`,
    done: (step, names, { outcome }) =>
      outcome.changed
        ? `${renamed(step, names)} in ${quoted(step.args.name)} umbenannt`
        : `${renamed(step, names)} ${step.thing === undefined ? 'hießen' : 'hieß'} schon so`,
  }),
  duplicate_clip: saying({
    sentence: (step, names) => `${copied(step, names)} auf eine neue Spur duplizieren`,
    done: (step, names, { before, after }) => {
      const added = after.tracks.slice(before.tracks.length).map((track) => track.name)
      return `${copied(step, names)} auf ${sayNames(added)} dupliziert, ${areOf(added, 'eine neue Spur', 'neue Spuren')}`
    },
  }),
  move_to_new_track: saying<{ readonly name?: string | undefined }>({
    sentence: (step, names) =>
      `${copied(step, names)} auf eine neue Spur legen${step.args.name === undefined ? '' : `, die ${quoted(step.args.name)} heißt`}`,
    done: (step, names, seen) => {
      const made = newTracks(seen).map((track) => track.name)
      return `${copied(step, names)} auf ${sayNames(made)} gelegt, ${areOf(made, 'eine neue Spur', 'neue Spuren')}`
    },
  }),
  insert_silence: saying<{ readonly duration: number }>({
    sentence: ({ args, at }) => `${sayTime(args.duration)} Stille bei ${sayTime(at)} einfügen`,
    done: ({ args, at }) => `${sayTime(args.duration)} Stille bei ${sayTime(at)} eingefügt`,
  }),
  close_gaps: saying<{ readonly mode: 'together' | 'each' }>({
    sentence: (step, names) =>
      `Die Lücken zwischen den Clips ${where(step)} ${sayNames(names)} schließen${step.args.mode === 'each' ? ', jede Spur für sich' : ''}`,
    done: (step, names, { outcome }) => {
      const count = new Set((outcome.removed ?? []).map(({ start, end }) => `${start} ${end}`)).size
      return outcome.changed
        ? `${sayCount(count, 'Lücke', 'Lücken')} zwischen den Clips ${where(step)} ${sayNames(names)} geschlossen`
        : `Zwischen den Clips ${where(step)} ${sayNames(names)} gab es keine Lücke`
    },
  }),
  repeat_selection: saying<{ readonly times: number }>({
    sentence: (step, names) =>
      `${partOf(step, names)} ${times(step.args.times)} wiederholen, das fügt ${sayTime(added(step))} hinzu`,
    done: (step, names) => `${partOf(step, names)} ${times(step.args.times)} wiederholt: ${sayTime(added(step))} mehr`,
  }),
  split: saying({
    sentence: ({ range, at }) =>
      range === null ? `Bei ${sayTime(at)} trennen` : `An beiden Enden von ${sayRange(range)} trennen`,
    done: ({ range, at }, _names, { outcome }) => {
      if (!outcome.changed) return 'Dort waren schon Ränder von Clips'
      return range === null ? `Bei ${sayTime(at)} getrennt` : `An beiden Enden von ${sayRange(range)} getrennt`
    },
  }),
  split_at_time: saying<{ readonly time: number }>({
    sentence: ({ args }) => `Bei ${sayTime(args.time)} trennen`,
    done: ({ args }, _names, { outcome }) =>
      outcome.changed
        ? `Bei ${sayTime(args.time)} getrennt`
        : `Bei ${sayTime(args.time)} war schon der Rand eines Clips`,
  }),
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const renamed = (step: PreparedStep<unknown>, names: readonly string[]): string =>
  step.thing === undefined ? `Die Clips in ${partOf(step, names)}` : `Clip ${quoted(step.thing.name)}`

const copied = (step: PreparedStep<unknown>, names: readonly string[]): string =>
  step.thing === undefined ? partOf(step, names) : `${quoted(step.thing.name)} (${sayRange(step.range)})`

function added(step: PreparedStep<{ readonly times: number }>): number {
  const { start, end } = rangeOf(step)
  return step.args.times * (end - start)
}
