import { formatTime } from '../wording/formatTime.ts'
import { type ArgumentIssue, sayIssues } from './values/argumentIssues.ts'
import { row } from './failureRow.ts'
import { type Impossibility, sayImpossibility } from './values/impossibilities.ts'
import { type ProjectFault, sayFault } from './values/projectFaults.ts'
import { type Emptiness, emptySelection, sayNoAudio } from './values/emptiness.ts'
import { sayCause, type SystemCause } from './values/systemCauses.ts'

/** What is wrong with a value, alone or beside the others. */
export type BadValue =
  | {
      readonly kind:
        | 'flat-equalizer'
        | 'one-to-match'
        | 'one-to-align'
        | 'measured-by-itself'
        | 'several-of-one-name'
        | 'ducked-by-itself'
        | 'one-voice'
        | 'voices-not-apart'
        | 'nobody-idle'
        | 'every-part-left-out'
        | 'length-missing'
        | 'every-pause-left-out'
        | 'silence-too-short'
        | 'gain-too-low'
        | 'one-name-for-several-tracks'
    }
  | { readonly kind: 'frequency-too-high'; readonly frequencyHz: number; readonly sampleRate: number }
  | { readonly kind: 'rate-too-far'; readonly sampleRate: number; readonly projectRate: number }
  | { readonly kind: 'project-too-long'; readonly hours: number }
  /** For whoever described it. */
  | { readonly kind: 'impossible-project'; readonly what: Impossibility }
  | { readonly kind: 'request'; readonly issues: readonly ArgumentIssue[] }

const badValues: { readonly [K in BadValue['kind']]: (value: Extract<BadValue, { kind: K }>) => string } = {
  'flat-equalizer': () => 'Every band is at 0 dB',
  'one-to-align': () => 'There is only one track to compare: at least two are needed to tell whether they are in step',
  'one-to-match': () => 'There is only one that is heard: at least two are needed to make them equally loud',
  'measured-by-itself': () => 'A track can’t be made as loud as itself: at least one other track is needed',
  'several-of-one-name': () => 'Several clips or labels have that name, so it is not clear which of them is meant',
  'ducked-by-itself': () => 'A track can’t be ducked under itself: at least one other track is needed',
  'length-missing': () => 'A length is needed, or a time selection to fill',
  'one-voice': () => 'There is only one track on which somebody speaks: at least two microphones are needed',
  'voices-not-apart': () =>
    'The microphones hear everybody alike, so that it can’t be told who speaks: nothing is turned down',
  'nobody-idle': () => 'Nobody is silent there for long enough while somebody else speaks',
  'every-part-left-out': () => 'Every part is left out, so there is nothing to turn down',
  'every-pause-left-out': () => 'Every pause is left out, so there is nothing to shorten',
  'silence-too-short': () => 'That silence is shorter than one sample',
  'gain-too-low': () => 'After so much gain nothing of the sound could be kept',
  'one-name-for-several-tracks': () => 'Only one track can be renamed at a time',
  'frequency-too-high': ({ frequencyHz, sampleRate }) =>
    `${frequencyHz} Hz is not below half of the project's sample rate (${sampleRate / 2} Hz)`,
  'rate-too-far': ({ sampleRate, projectRate }) =>
    `${sampleRate} Hz is too far from the project's sample rate (${projectRate} Hz)`,
  'project-too-long': ({ hours }) => `The project would be longer than ${hours} hours`,
  'impossible-project': ({ what }) => `The described project is impossible (${sayImpossibility(what)})`,
  request: ({ issues }) => `The request does not fit: ${sayIssues(issues)}`,
}

function sayBadValue<K extends BadValue['kind']>(value: Extract<BadValue, { kind: K }>): string {
  return badValues[value.kind](value)
}

/** What can go wrong in the timeline engine. Times are in seconds. */
export const engineFailures = {
  'engine/empty-range': row({
    when: 'An edit needs a time selection, and it is empty.',
    says: emptySelection,
    left: 'nothing-changed',
    hint: 'Set a time selection with a length, then call again.',
  }),
  'engine/no-tracks': row({
    when: 'An edit needs a track, and none is selected.',
    says: 'No track is selected.',
    left: 'nothing-changed',
    hint: 'Select at least one track, then call again.',
  }),
  'engine/nothing-there': row<{ readonly where: Emptiness }>({
    when: 'No clip is touched by the range or lies at the time.',
    example: { where: { kind: 'range' } },
    says: (p) => sayNoAudio(p.where),
    left: 'nothing-changed',
    hint: 'Choose a range that touches a clip.',
  }),
  'engine/only-silence': row<{ readonly track: string | null }>({
    when: 'A level is to be brought up or followed, and the range is silent: on the selected tracks, or on a named one.',
    example: { track: null },
    says: (p) =>
      `${p.track === null ? 'The time selection on the selected tracks' : `The track ${p.track} there`} is silent, so there is no level to bring up.`,
    left: 'nothing-changed',
    hint: 'Choose a range with sound in it.',
  }),
  'engine/overlap': row({
    when: 'A clip would come to lie over another one of its track.',
    example: { clip: 'Take 1', other: 'Take 2', time: 90 },
    says: (p) => `“${p.clip}” would lie over “${p.other}”, which is at ${formatTime(p.time)}.`,
    left: 'nothing-changed',
    hint: 'Choose a time where there is room on that track.',
  }),
  'engine/stereo-on-mono': row({
    when: 'A stereo clip is to go to a mono track.',
    example: { clip: 'Take 1', track: 'Voice' },
    says: (p) => `“${p.clip}” is stereo, and the track ${p.track} is mono.`,
    left: 'nothing-changed',
    hint: 'Choose a stereo track, or make a new one.',
  }),
  'engine/no-neighbours': row({
    when: 'A crossfade is asked for where no two clips lie side by side.',
    says: 'A crossfade needs two clips of one track, and there are none side by side in that range.',
    left: 'nothing-changed',
    hint: 'Choose a range that reaches into two clips of one track.',
  }),
  'engine/too-short': row({
    when: 'A clip is too short for the crossfade that was asked for.',
    example: { clip: 'Take 1', length: 0.5, wanted: 2 },
    says: (p) =>
      `“${p.clip}” has only ${formatTime(p.length)} to give, too little for a crossfade of ${formatTime(p.wanted)}.`,
    left: 'nothing-changed',
    hint: 'Ask for a shorter one.',
  }),
  'engine/read-only': row({
    when: 'A change to a project whose file is damaged, or may not be written.',
    says: 'This project can only be listened to and exported: its file is damaged or may not be written.',
    left: 'nothing-changed',
    advice: '; recover it into a new project, or save it elsewhere, to go on.',
    hint: 'Do not try to change this project. Tell the person to recover it into a new one, or to save it elsewhere.',
  }),
  'engine/empty-clipboard': row({
    when: 'A paste, and nothing was cut or copied.',
    says: 'The clipboard is empty, so there is nothing to paste. Cut or copy something first.',
    hint: 'Call cut or copy first.',
  }),
  'engine/nothing-to-undo': row({
    when: 'An undo at the beginning of the history.',
    says: 'There is nothing to undo.',
    hint: 'Tell the person so.',
  }),
  'engine/nothing-to-redo': row({
    when: 'A redo at the end of the history.',
    says: 'There is nothing to redo.',
    hint: 'Tell the person so.',
  }),
  'engine/no-such-point': row({
    when: 'Going to a point of the history that is not there: too old, or replaced by something new.',
    says: 'This point of the history is gone: something new has taken its place.',
    left: 'nothing-changed',
    hint: 'Read the history again and use a point of it.',
  }),
  'engine/unknown-track': row({
    when: 'An edit names a track that is not there.',
    example: { id: 'Bass' },
    says: (p) => `There is no track "${p.id}" in this project.`,
    left: 'nothing-changed',
    hint: 'Read the track list and use one of its names.',
  }),
  'engine/unknown-clip': row({
    when: 'An edit names a clip that is not there.',
    example: { id: 'Bass' },
    says: (p) => `There is no clip "${p.id}" in this project.`,
    left: 'nothing-changed',
    hint: 'Read the clip list and use one of its names.',
  }),
  'engine/unknown-label': row({
    when: 'An edit names a label that is not there.',
    example: { id: 'Bass' },
    says: (p) => `There is no label "${p.id}" in this project.`,
    left: 'nothing-changed',
    hint: 'Read the label list and use one of its texts.',
  }),
  'engine/no-silence': row({
    when: 'Pauses are looked for, and none is long and quiet enough.',
    example: { seconds: 0.5, thresholdDb: -50 },
    says: (p) => `There is no pause of ${p.seconds} s or more below ${p.thresholdDb} dB.`,
    left: 'nothing-changed',
    hint: 'Try a shorter pause or a higher threshold, or tell the person.',
  }),
  'engine/no-noise': row({
    when: 'Noise is to be learned from the sound, and no part is noise alone.',
    example: { track: 'Voice' },
    says: (p) => `No stretch of ${p.track} could be found to learn its noise from.`,
    left: 'nothing-changed',
    hint: 'Name a range with nothing but noise (profile_start, profile_end), or use mode speech.',
  }),
  'engine/no-quiet-stretch': row({
    when: 'Room tone is to be made, and there is no quiet stretch to make it like.',
    example: { track: 'Voice' },
    says: (p) => `No quiet stretch of ${p.track} could be found to make room tone like.`,
    left: 'nothing-changed',
    hint: 'Name a range with nothing but the room (source_start, source_end).',
  }),
  'engine/no-hum': row({
    when: "A hum is looked for at the mains' frequencies, and there is none.",
    says: 'There is no hum at 50 or 60 Hz that stands out.',
    left: 'nothing-changed',
    hint: 'Tell the person, or name a frequency (frequency_hz).',
  }),
  'engine/no-offset': row({
    when: 'A DC offset is to be removed, and the sound is centred.',
    says: 'There is no DC offset: the sound is centred already.',
    left: 'nothing-changed',
    hint: 'Tell the person.',
  }),
  'engine/sides-alike': row({
    when: 'Left and right are to be swapped, and both are the same.',
    says: 'Left and right are the same there, so there is nothing to swap.',
    left: 'nothing-changed',
    hint: 'Tell the person.',
  }),
  'engine/bad-value': row<{ readonly problem: BadValue }>({
    when: 'A value is out of its limits or makes no sense with the others.',
    example: { problem: { kind: 'flat-equalizer' } },
    says: (p) => `${sayBadValue(p.problem)}.`,
    left: 'nothing-changed',
    hint: 'Use a value in the stated range.',
  }),
  'engine/busy': row({
    when: 'Another request holds the project.',
    says: 'Another request is being carried out.',
    left: 'nothing-changed',
    advice: '; try again when it is done.',
    hint: 'Wait for the running request.',
    recover: 'retry',
  }),
  'engine/stale': row({
    when: 'The project changed between the request and its being carried out.',
    says: 'The project changed in the meantime, so this was not done.',
    hint: 'Read the project again and plan anew.',
    recover: 'retry',
  }),
  'engine/cancelled': row({
    when: 'Long work was stopped.',
    says: 'That was cancelled.',
    left: 'nothing-changed',
    hint: 'The person stopped it; do not do it again unless asked.',
  }),
  'engine/render-stopped': row({
    when: 'A thread that computes effects died.',
    says: 'The part that computes effects stopped working in the middle.',
    left: 'nothing-changed',
    advice: '; try it again.',
    recover: 'retry',
  }),
  'engine/stopped': row({
    when: 'The thread of the audio engine died.',
    says: 'The audio engine stopped working.',
    left: 'last-edit-kept',
    advice: '; reopen it to go on.',
    recover: 'retry',
  }),
  'engine/unreadable': row<{ readonly fault: ProjectFault }>({
    when: "A part of the project can't be read from the disk.",
    example: { fault: { kind: 'block-damaged', block: 7 } },
    says: (p) => `A part of the project can't be read from disk (${sayFault(p.fault)}).`,
    left: 'nothing-changed',
    recover: 'retry',
  }),
  'engine/disk': row<{ readonly cause: SystemCause }>({
    when: "The project can't be written to the disk.",
    example: { cause: { kind: 'no-permission' } },
    says: (p) => `The project could not be written to disk (${sayCause(p.cause)}).`,
    left: 'edit-not-made',
    advice: '; free some space or check the drive, then try again.',
    recover: 'retry',
  }),
}
