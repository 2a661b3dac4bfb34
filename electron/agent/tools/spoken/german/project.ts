import { reportKindOf } from '../../project/reportKind.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { SoundSettings } from '../../../../../shared/schemas/exportRequest.ts'
import type { LabelFormat } from '../../../../../shared/schemas/exportFormats.ts'
import { sayName } from '../../../../../shared/wording/saying.ts'
import type { PreparedStep } from '../../contract/defineTool.ts'
import { formatOf as labelFormatOf } from '../../labels/exportLabels.ts'
import { newLabels } from '../../labels/labelReadBack.ts'
import { isPart, namesTracks } from '../../project/exportAudio.ts'
import { goingOf } from '../../project/forgetHistory.ts'
import { onlyTrack } from '../../project/insertAudio.ts'
import { fileName } from '../../project/sayFiles.ts'
import { alsoConverted } from '../../project/resampleProject.ts'
import { saySound, type SoundArgs, soundSettings } from '../../project/soundParameters.ts'
import { saying, type StepSaying, type StepSayings } from '../stepSayings.ts'
import { areOf, quoted, sayCount, sayNames, sayRange, sayTime } from './parts.ts'

interface Written {
  readonly path?: string | undefined
  readonly overwrite: 'never' | 'allowed'
}

const sayOverwrite = (overwrite: Written['overwrite']): string =>
  overwrite === 'never' ? 'nichts wird überschrieben' : 'eine Datei dieses Namens wird ersetzt'

function sayAlso(names: readonly string[], also: ReturnType<typeof alsoConverted>): string {
  if (also === null) return ''
  const { all, others } = also
  const which =
    others.length === 0
      ? `werden ${all === 2 ? 'beide' : `alle ${all}`} Spuren`
      : `${areOf(others, 'wird', 'werden')} ${sayNames(others)}`
  return `; es hat eine Abtastrate, also ${which}${others.length === 0 ? '' : ` mit ${sayNames(names)}`} umgerechnet`
}

const file = (path: string | undefined): string => path ?? 'eine Datei'

/** Names of formats are the same in every language; what stands beside them is not. */
function sayFormat(settings: SoundSettings): string {
  const { chapters, ...plain } = settings
  const said = saySound(plain).replace('32 bit float', '32 Bit Fließkomma').replace(' bit', ' Bit')
  return chapters === undefined ? said : `${said}, mit den Textmarken als Kapiteln`
}

type Exported = SoundArgs & { readonly path?: string | undefined; readonly range: 'all' | 'selection' }

function sayWhat(step: PreparedStep<Exported>, names: readonly string[]): string {
  const whose = namesTracks(step) ? ` von ${sayNames(names)}` : ''
  if (isPart(step, step.args)) return `${sayRange(step.range)}${whose}`
  return whose === '' ? 'Das ganze Projekt' : `Alles${whose}`
}

const labelFormats: Readonly<Record<LabelFormat, string>> = {
  audacity: 'Textmarkenspur von Audacity',
  srt: 'SRT',
  vtt: 'WebVTT',
  podcast: 'Podcast-Kapitel (JSON)',
  cue: 'Cue-Sheet',
  youtube: 'Liste für YouTube',
  reaper: 'Marker von Reaper (CSV)',
  audition: 'Marker von Audition (CSV)',
}

const reports = {
  edits: 'Die Liste der Bearbeitungen',
  edl: 'Eine EDL',
  loudness: 'Den Lautheitsbericht',
  reaper: 'Ein Projekt für Reaper',
} as const

const changes = (count: number): string => sayCount(count, 'Änderung', 'Änderungen')

function sayGoing(count: number, { history }: ProjectView): string {
  if (count === history.length)
    return count === 1 ? 'Die einzige Änderung des Verlaufs' : `Alle ${count} Änderungen des Verlaufs`
  const last = history[count - 1]
  const upTo = last === undefined ? '' : `, bis „${sayName(last.text)}“`
  return `${count === 1 ? 'Die älteste' : `Die ${count} ältesten`} von ${changes(history.length)}${upTo}`
}

interface Kept {
  readonly keep_last?: number | undefined
}

const placed = (gap: 'open' | 'leave', verb: string, past: string): StepSaying => {
  const where = (
    step: PreparedStep<{ readonly path?: string | undefined }>,
    names: readonly string[],
    view: ProjectView | undefined,
  ): string => {
    const only = onlyTrack(step, gap, view)
    const on =
      step.trackIds.length === 0 && only === undefined
        ? 'einer neuen Spur'
        : sayNames(only === undefined ? names : [only.name])
    return `${fileName(step.args.path)} auf ${on} bei ${sayTime(step.at)}`
  }
  const behind = gap === 'open' ? '; was folgt, rückt nach hinten' : ''
  return saying<{ readonly path?: string | undefined }>({
    sentence: (step, names, view) => `${where(step, names, view)} ${verb}${behind}`,
    done: (step, names, { before }) => `${where(step, names, before)} ${past}${behind}`,
  })
}

const tagNames = {
  title: 'den Titel',
  artist: 'den Interpreten',
  album: 'das Album',
  year: 'das Jahr',
  comment: 'den Kommentar',
}

interface Tag {
  readonly field: keyof typeof tagNames
  readonly text: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const tag =
  (set: string, takenAway: string) =>
  ({ args: { field, text } }: { readonly args: Tag }): string =>
    text === '' ? `${capital(tagNames[field])} ${takenAway}` : `${capital(tagNames[field])} auf ${quoted(text)} ${set}`

export const project: StepSayings = {
  export_audio: saying<Exported>({
    sentence: (step, names) =>
      `${sayWhat(step, names)} als ${sayFormat(soundSettings(step.args, step.args.path))} in ${file(step.args.path)} exportieren; ${sayOverwrite(step.args.overwrite)}`,
    done: (step, names) =>
      `${sayWhat(step, names)} in ${file(step.args.path)} exportiert (${sayFormat(soundSettings(step.args, step.args.path))})`,
  }),
  export_multiple: saying<SoundArgs & { readonly by: 'tracks' | 'labels'; readonly folder?: string | undefined }>({
    sentence: ({ args }) =>
      `Jede ${args.by === 'tracks' ? 'hörbare Spur' : 'Textmarke'} als ${sayFormat(soundSettings(args, undefined))} in ${args.folder ?? 'einen Ordner'} exportieren; ${sayOverwrite(args.overwrite)}`,
    done: ({ args }, _names, { files }) => {
      const paths = files?.paths ?? []
      const names = `${paths.slice(0, 5).map(fileName).join(', ')}${paths.length > 5 ? ' …' : ''}`
      return `${sayCount(paths.length, 'Datei', 'Dateien')} in ${args.folder ?? 'einen Ordner'} exportiert: ${names}`
    },
  }),
  export_report: saying<Written & { readonly kind?: keyof typeof reports | undefined }>({
    sentence: ({ args }) =>
      `${reports[reportKindOf(args)]} in ${file(args.path)} schreiben; ${sayOverwrite(args.overwrite)}`,
    done: ({ args }) => `${reports[reportKindOf(args)]} in ${file(args.path)} geschrieben`,
  }),
  export_labels: saying<Written & { readonly format?: LabelFormat | undefined }>({
    sentence: ({ args }) =>
      `Alle Textmarken (${labelFormats[labelFormatOf(args.path, args.format)]}) in ${file(args.path)} schreiben; ${sayOverwrite(args.overwrite)}`,
    done: ({ args }, _names, { before }) =>
      `${sayCount(before.labels.length, 'Textmarke', 'Textmarken')} in ${file(args.path)} geschrieben`,
  }),
  import_labels: saying<{ readonly path?: string | undefined }>({
    sentence: ({ args }) => `Die Textmarken aus ${fileName(args.path)} importieren`,
    done: ({ args }, _names, seen) =>
      `${sayCount(newLabels(seen).length, 'Textmarke', 'Textmarken')} aus ${fileName(args.path)} importiert`,
  }),
  import_audio: saying<{ readonly path?: string | undefined; readonly channels: 'fold' | 'split' }>({
    sentence: ({ args }) =>
      args.channels === 'split'
        ? `${fileName(args.path)} als neue Spuren importieren, eine je Kanal, wenn es mehr als zwei sind`
        : `${fileName(args.path)} als neue Spur importieren`,
    done: ({ args }, _names, { files }) => `${fileName(args.path)} als ${sayNames(files?.names ?? [])} importiert`,
  }),
  insert_audio: placed('open', 'einfügen', 'eingefügt'),
  place_audio: placed('leave', 'ablegen', 'abgelegt'),
  resample_project: saying<{ readonly sample_rate_hz: number }>({
    sentence: (step, names, before) =>
      `Das Projekt ${before === undefined ? '' : `von ${before.sampleRate} Hz `}auf ${step.args.sample_rate_hz} Hz umrechnen${sayAlso(names, alsoConverted(step, before))}`,
    done: ({ args }, _names, { before }) =>
      `Das Projekt von ${before.sampleRate} Hz auf ${args.sample_rate_hz} Hz umgerechnet`,
  }),
  save_project: saying<Written>({
    sentence: ({ args }) => `Eine Kopie des Projekts in ${file(args.path)} speichern; ${sayOverwrite(args.overwrite)}`,
    done: ({ args }) => `Eine Kopie des Projekts in ${file(args.path)} gespeichert`,
  }),
  forget_history: saying<Kept>({
    sentence: ({ args }, _names, before) =>
      before === undefined
        ? `Alles bis auf die letzten ${changes(args.keep_last ?? 0)} vergessen`
        : `${sayGoing(goingOf(args, before), before)} vergessen: Das lässt sich danach nicht zurücknehmen, und das Vergessene auch nicht; der Ton bleibt, wie er ist`,
    done: (_step, _names, { before, after }) => {
      const left = after.history.length
      const still =
        left === 0 ? 'jetzt gibt es nichts zurückzunehmen' : `${changes(left)} lassen sich noch zurücknehmen`
      return `${sayGoing(before.history.length - left, before)} vergessen; ${still}`
    },
  }),
  set_tag: saying<Tag>({ sentence: tag('setzen', 'wegnehmen'), done: tag('gesetzt', 'weggenommen') }),
  set_cover: saying<{ readonly path?: string | undefined }>({
    sentence: ({ args }) => `${fileName(args.path)} als Cover nehmen`,
    done: ({ args }) => `${fileName(args.path)} als Cover genommen`,
  }),
  use_show: saying<{ readonly show: string }>({
    sentence: ({ args }) => `Interpret, Album und Cover von ${quoted(args.show)} nehmen`,
    done: ({ args }) => `Interpret, Album und Cover von ${quoted(args.show)} genommen`,
  }),
}
