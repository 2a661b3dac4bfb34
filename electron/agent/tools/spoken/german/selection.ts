import type { PreparedStep } from '../../contract/defineTool.ts'
import { saying, type StepSaying, type StepSayings } from '../stepSayings.ts'
import { quoted, sayNames, sayRange, sayTime } from './parts.ts'

const span = (called: (names: string) => string): StepSaying =>
  saying({
    sentence: (_step, names) => `${called(sayNames(names))} auswählen`,
    done: (_step, names, { after }) => `${called(sayNames(names))} ausgewählt, ${sayRange(after.selection)}`,
  })

const spotOf = ({ range, at }: Pick<PreparedStep, 'range' | 'at'>): string =>
  range === null ? sayTime(at) : sayRange(range)

const thing = (called: string): StepSaying =>
  saying({
    sentence: (step) => `${called} ${quoted(step.thing?.name ?? '')} auswählen, ${spotOf(step)}`,
    done: (step) => `${called} ${quoted(step.thing?.name ?? '')} ausgewählt, ${spotOf(step)}`,
  })

interface Times {
  readonly start_time: number
  readonly end_time: number
}

const playing = ({ range, at }: Pick<PreparedStep, 'range' | 'at'>): string => {
  if (range !== null) return ` ${sayRange(range)}`
  return at === null ? '' : ` ab ${sayTime(at)}`
}

const sayLooped = (range: PreparedStep['range']): string => (range === null ? 'Alles' : sayRange(range))

function wantedLoop({ args, sources }: PreparedStep<{ readonly state: 'toggle' | 'on' | 'off' }>) {
  const isNamed = sources.some(({ what, author }) => what === 'range' && author !== 'selection')
  return args.state === 'toggle' && isNamed ? 'on' : args.state
}

export const selection: StepSayings = {
  clear_selection: saying({ sentence: () => 'Die Auswahl aufheben', done: () => 'Jetzt ist nichts ausgewählt' }),
  seek: saying<{ readonly time: number }>({
    sentence: ({ args }) => `Den Cursor auf ${sayTime(args.time)} setzen`,
    done: ({ args }) => `Der Cursor steht bei ${sayTime(args.time)}`,
  }),
  select_all: saying({
    sentence: ({ range }) => `Alles auswählen, ${sayRange(range)}`,
    done: ({ range }) => `Alles ausgewählt, ${sayRange(range)}`,
  }),
  select_clip: thing('Den Clip'),
  select_label: thing('Die Textmarke'),
  select_tracks: saying({
    sentence: (_step, names) => `${sayNames(names)} auswählen`,
    done: (_step, names) => `${sayNames(names)} ausgewählt`,
  }),
  select_all_tracks: saying({
    sentence: () => 'Alle Spuren auswählen',
    done: ({ trackIds }) => `Alle ${trackIds.length} Spuren ausgewählt`,
  }),
  set_time_selection: saying<Times>({
    sentence: ({ args }) => `${sayRange({ start: args.start_time, end: args.end_time })} auswählen`,
    done: ({ args }) => `${sayRange({ start: args.start_time, end: args.end_time })} ausgewählt`,
  }),
  select_track_start_to_cursor: span((names) => `${names} vom Anfang bis zum Cursor`),
  select_cursor_to_track_end: span((names) => `${names} vom Cursor bis zum Ende`),
  select_track_start_to_end: span((names) => `${names} im Ganzen`),
  play: saying({
    sentence: (step) => `Abspielen${playing(step)}`,
    done: (step) => `Wiedergabe${playing(step)} läuft`,
  }),
  play_preview_cut: saying({
    sentence: ({ range }) => `Abspielen, was um ${sayRange(range)} herum liegt`,
    done: ({ range }) => `Wiedergabe dessen, was um ${sayRange(range)} herum liegt, ohne diesen Teil`,
  }),
  toggle_loop: saying<{ readonly state: 'toggle' | 'on' | 'off' }>({
    sentence: (step) => {
      const how = wantedLoop(step)
      if (how === 'toggle') return 'Die Schleife ein- oder ausschalten'
      return how === 'off' ? 'Die Schleife ausschalten' : `${sayLooped(step.range)} in der Schleife spielen`
    },
    done: ({ range }, _names, { after }) =>
      after.transport.loop
        ? `${sayLooped(after.transport.region ?? range)} läuft in der Schleife`
        : 'Die Schleife ist aus',
  }),
  stop: saying({ sentence: () => 'Die Wiedergabe stoppen', done: () => 'Gestoppt' }),
  pause: saying({
    sentence: () => 'Die Wiedergabe anhalten',
    done: (_step, _names, { after }) =>
      after.transport.state === 'paused' ? 'Angehalten' : 'Es läuft nichts, also gibt es nichts anzuhalten',
  }),
  rewind_to_start: saying({ sentence: () => 'An den Anfang springen', done: () => 'Am Anfang' }),
  skip_to_end: saying({ sentence: () => 'Ans Ende springen', done: () => 'Am Ende' }),
}
