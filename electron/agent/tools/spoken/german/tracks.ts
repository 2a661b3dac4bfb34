import { de } from '../../../../../shared/texts/de/index.ts'
import type { PreparedStep } from '../../contract/defineTool.ts'
import { newTracks } from '../../readBack/measureTracks.ts'
import { newLabels } from '../../labels/labelReadBack.ts'
import { saying, type StepSaying, type StepSayings } from '../stepSayings.ts'
import { areOf, quoted, sayCount, sayDb, sayNames, sayNotes, sayNumber, sayRange, sayTime } from './parts.ts'
import { sayName } from '../../../../../shared/wording/saying.ts'

const kinds = { mono: 'Mono', stereo: 'Stereo' } as const
const channels = { mix: 'beide Seiten gemischt', left: 'aus dem linken Kanal', right: 'aus dem rechten Kanal' } as const

const create = (kind: keyof typeof kinds): StepSaying =>
  saying<{ readonly name?: string | undefined }>({
    sentence: ({ args }) =>
      `Eine ${kinds[kind]}-Spur${args.name === undefined ? '' : ` namens ${sayName(args.name)}`} anlegen`,
    done: (_step, _names, seen) => `Die ${kinds[kind]}-Spur ${sayName(newTracks(seen)[0]?.name ?? '')} angelegt`,
  })

const move = (to: string, end: string): StepSaying =>
  saying({
    sentence: (_step, names) => `${sayNames(names)} ${to} schieben`,
    done: (_step, names, { outcome }) =>
      outcome.changed
        ? `${sayNames(names)} ${to} geschoben`
        : `${sayNames(names)} ${areOf(names, 'war', 'waren')} schon ${end}`,
  })

const turn = (verb: string, past: string, already: string): StepSaying =>
  saying({
    sentence: (_step, names) => `${sayNames(names)} ${verb}`,
    done: (_step, names, { outcome }) =>
      outcome.changed ? `${sayNames(names)} ${past}` : `${sayNames(names)} ${areOf(names, 'war', 'waren')} ${already}`,
  })

function saySide(pan: number): string {
  return pan === 0 ? 'in die Mitte' : `${sayNumber(Math.abs(pan))} % nach ${pan < 0 ? 'links' : 'rechts'}`
}

const colourOf = ({ colour }: { readonly colour: string }): string => de.fieldWords.choices[colour] ?? colour

const theTracks = (names: readonly string[]): string => `${areOf(names, 'Spur', 'Spuren')} ${sayNames(names)}`

const halves = ({ trackIds }: PreparedStep, seen: Parameters<StepSaying['done']>[2]): string[] => {
  const added = newTracks(seen)
  return seen.after.tracks
    .filter((track) => added.includes(track) || trackIds.includes(track.id))
    .map(({ name }) => name)
}

const placeOf = ({ range, at }: Pick<PreparedStep, 'range' | 'at'>): string =>
  range === null ? `bei ${sayTime(at)}` : `über ${sayRange(range)}`

const labelCalled = (text: string): string => (text === '' ? 'Eine Textmarke' : `Die Textmarke ${quoted(text)}`)

interface Silences {
  readonly min_silence: number
  readonly threshold_db: number
}

export const tracks: StepSayings = {
  make_mono: saying<{ readonly from: keyof typeof channels }>({
    sentence: ({ args }, names) => `${sayNames(names)} in Mono umwandeln, ${channels[args.from]}`,
    done: ({ args }, names) => `${sayNames(names)} in Mono umgewandelt, ${channels[args.from]}`,
  }),
  split_stereo: saying({
    sentence: (_step, names) => `${sayNames(names)} in eine linke und eine rechte Mono-Spur aufteilen`,
    done: (step, _names, seen) => `Aufgeteilt in ${sayNames(halves(step as PreparedStep, seen))}`,
  }),
  create_mono_track: create('mono'),
  create_stereo_track: create('stereo'),
  delete_track: saying({
    sentence: (_step, names) => `${theTracks(names)} mit allem darauf entfernen`,
    done: (_step, names) => `${theTracks(names)} entfernt`,
  }),
  duplicate_track: saying({
    sentence: (_step, names) => `${sayNames(names)} duplizieren`,
    done: (_step, names, seen) =>
      `${sayNames(names)} als ${sayNames(newTracks(seen).map(({ name }) => name))} dupliziert`,
  }),
  mix_and_render: saying<{ readonly name?: string | undefined; readonly originals: 'remove' | 'keep' }>({
    sentence: ({ args }, names) =>
      `${sayNames(names)} zu einer Spur${args.name === undefined ? '' : ` namens ${quoted(args.name)}`} mischen${args.originals === 'keep' ? ' und sie behalten' : ''}`,
    done: ({ args }, names, seen) =>
      `${sayNames(names)} zu ${sayName(newTracks(seen)[0]?.name ?? 'einer Spur')} gemischt${args.originals === 'keep' ? ' und behalten, sodass beides zu hören ist' : ''}${sayNotes(seen.outcome)}`,
  }),
  move_track_up: move('nach oben', 'ganz oben'),
  move_track_down: move('nach unten', 'ganz unten'),
  mute_track: turn('stummschalten', 'stummgeschaltet', 'schon stummgeschaltet'),
  unmute_track: turn('wieder hörbar machen', 'wieder hörbar gemacht', 'nicht stummgeschaltet'),
  solo_track: turn('auf Solo schalten', 'auf Solo geschaltet', 'schon auf Solo'),
  unsolo_track: turn('von Solo nehmen', 'von Solo genommen', 'nicht auf Solo'),
  rename_track: saying<{ readonly name: string }>({
    sentence: ({ args }, names) => `${sayNames(names)} in ${sayName(args.name)} umbenennen`,
    done: ({ args }, names, { outcome }) =>
      outcome.changed ? `${sayNames(names)} in ${sayName(args.name)} umbenannt` : `${sayNames(names)} hieß schon so`,
  }),
  set_track_gain: saying<{ readonly gain_db: number }>({
    sentence: ({ args }, names) => `Die Verstärkung von ${sayNames(names)} auf ${sayDb(args.gain_db)} stellen`,
    done: ({ args }, names, { outcome }) =>
      outcome.changed
        ? `Die Verstärkung von ${sayNames(names)} auf ${sayDb(args.gain_db)} gestellt`
        : `Die Verstärkung von ${sayNames(names)} war schon ${sayDb(args.gain_db)}`,
  }),
  set_track_pan: saying<{ readonly pan: number }>({
    sentence: ({ args }, names) => `Das Panorama von ${sayNames(names)} ${saySide(args.pan)} stellen`,
    done: ({ args }, names, { outcome }) =>
      outcome.changed
        ? `Das Panorama von ${sayNames(names)} ${saySide(args.pan)} gestellt`
        : `Das Panorama von ${sayNames(names)} stand schon ${saySide(args.pan)}`,
  }),
  set_track_colour: saying<{ readonly colour: string }>({
    sentence: ({ args }, names) =>
      args.colour === 'none' ? `${sayNames(names)} die Farbe nehmen` : `${sayNames(names)} ${colourOf(args)} färben`,
    done: ({ args }, names, { outcome }) => {
      const [are, none] = [areOf(names, 'war', 'waren'), args.colour === 'none']
      if (!outcome.changed)
        return `${sayNames(names)} ${none ? `${areOf(names, 'hatte', 'hatten')} keine eigene Farbe` : `${are} schon ${colourOf(args)}`}`
      return none ? `${sayNames(names)} die Farbe genommen` : `${sayNames(names)} ${colourOf(args)} gefärbt`
    },
  }),
  add_label: saying<{ readonly text: string }>({
    sentence: (step) => `${labelCalled(step.args.text)} ${placeOf(step)} setzen`,
    done: (step) => `${labelCalled(step.args.text)} ${placeOf(step)} gesetzt`,
  }),
  delete_label: saying<{ readonly label: string }>({
    sentence: ({ args }) => `Die Textmarke ${quoted(args.label)} löschen`,
    done: ({ args }) => `Die Textmarke ${quoted(args.label)} gelöscht`,
  }),
  rename_label: saying<{ readonly label: string; readonly name: string }>({
    sentence: ({ args }) => `Die Textmarke ${quoted(args.label)} in ${quoted(args.name)} umbenennen`,
    done: ({ args }, _names, { outcome }) =>
      outcome.changed
        ? `Die Textmarke ${quoted(args.label)} in ${quoted(args.name)} umbenannt`
        : `Auf der Textmarke stand schon ${quoted(args.name)}`,
  }),
  label_silences: saying<Silences>({
    sentence: ({ range, args }, names) =>
      `Pausen ab ${sayLength(args.min_silence)} unter ${sayDb(args.threshold_db)} ${range === null ? 'auf' : `in ${sayRange(range)} von`} ${sayNames(names)} markieren`,
    done: (_step, _names, seen) => `${sayCount(newLabels(seen).length, 'Pause', 'Pausen')} markiert`,
  }),
}

const sayLength = (seconds: number): string =>
  seconds < 1 || !Number.isInteger(seconds) ? `${Math.round(seconds * 1000)} ms` : `${seconds} s`
