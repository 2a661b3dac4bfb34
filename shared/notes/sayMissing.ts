import { formatTime } from '../wording/formatTime.ts'
import type { MissingPart } from '../schemas/projectView.ts'

type Kind = MissingPart['kind']

const sentences: Readonly<Record<Kind, (name: string, where: string) => string>> = {
  sound: (name, where) => `The sound of “${name}”${where} is lost; it is silent there.`,
  doubtful: () => 'Some sound may not be what it was: its overview does not fit it.',
  overview: () => 'Some overviews of the waveform were lost; they were drawn again from the sound.',
  track: (name) => `Track ${name} is lost.`,
  arrangement: () =>
    'How the tracks were arranged last is lost; they are shown as they were before, as far as that is known.',
  rate: (name) => `The sample rate is lost; ${name} Hz is taken, so pitch and speed may be wrong.`,
  labels: () => 'The labels are lost.',
  about: () => 'Title, artist and cover of the project are lost.',
  focus: () => 'What was selected, and where in the history the project stood, is lost.',
  history: () => 'The history is lost, or a part of it: what was done can’t be undone here.',
  document: (name) =>
    name === 'conversation' ? 'The conversation is lost.' : 'Some notes kept with the project are lost.',
  structure: (name) => `A part of the file is damaged${name === '' ? '' : ` (${name})`}.`,
  foreign: (name) => `The file holds something that is not Tapehand’s (${name}); it was left alone.`,
}

/** What is missing of a damaged project, as a person reads it in a list. */
export function sayMissing({ kind, name, place }: MissingPart): string {
  const where = place === undefined ? '' : ` from ${formatTime(place.start)} to ${formatTime(place.end)}`
  return sentences[kind](name, where)
}
