import { formatTime } from '../formatTime.ts'

/** What can go wrong in the timeline engine. Times are in seconds. */
export const engineFailures = {
  'engine/empty-range': () => ({
    message: 'The time selection is empty, so there is nothing to work on. Nothing was changed.',
    hint: 'Set a time selection with a length, then call again.',
  }),
  'engine/no-tracks': () => ({
    message: 'No track is selected. Nothing was changed.',
    hint: 'Select at least one track, then call again.',
  }),
  'engine/outside-project': (p: { time: number; duration: number }) => ({
    message: `${formatTime(p.time)} lies outside the project, which is ${formatTime(p.duration)} long. Nothing was changed.`,
    hint: 'Use a time between 0 and the length of the project.',
  }),
  'engine/nothing-there': (p: { what: string }) => ({
    message: `There is no audio ${p.what}. Nothing was changed.`,
    hint: 'Choose a range that touches a clip.',
  }),
  'engine/only-silence': (p: { what: string }) => ({
    message: `${p.what} is silent, so there is no level to bring up. Nothing was changed.`,
    hint: 'Choose a range with sound in it.',
  }),
  'engine/overlap': (p: { clip: string; other: string; time: number }) => ({
    message: `“${p.clip}” would lie over “${p.other}”, which is at ${formatTime(p.time)}. Nothing was changed.`,
    hint: 'Choose a time where there is room on that track.',
  }),
  'engine/no-neighbours': () => ({
    message:
      'A crossfade needs two clips of one track, and there are none side by side in that range. Nothing was changed.',
    hint: 'Choose a range that reaches into two clips of one track.',
  }),
  'engine/too-short': (p: { what: string; length: number; wanted: number }) => ({
    message: `${p.what} has only ${formatTime(p.length)} to give, too little for a crossfade of ${formatTime(p.wanted)}. Nothing was changed.`,
    hint: 'Ask for a shorter one.',
  }),
  'engine/empty-clipboard': () => ({
    message: 'The clipboard is empty, so there is nothing to paste. Cut or copy something first.',
    hint: 'Call cut or copy first.',
  }),
  'engine/nothing-to-undo': () => ({ message: 'There is nothing to undo.', hint: 'Tell the person so.' }),
  'engine/nothing-to-redo': () => ({ message: 'There is nothing to redo.', hint: 'Tell the person so.' }),
  'engine/unknown-track': (p: { id: string }) => ({
    message: `There is no track "${p.id}" in this project. Nothing was changed.`,
    hint: 'Read the track list and use one of its names.',
  }),
  'engine/unknown-clip': (p: { id: string }) => ({
    message: `There is no clip "${p.id}" in this project. Nothing was changed.`,
    hint: 'Read the clip list and use one of its names.',
  }),
  'engine/unknown-label': (p: { id: string }) => ({
    message: `There is no label "${p.id}" in this project. Nothing was changed.`,
    hint: 'Read the label list and use one of its texts.',
  }),
  'engine/no-silence': (p: { seconds: number; thresholdDb: number }) => ({
    message: `There is no pause of ${p.seconds} s or more below ${p.thresholdDb} dB. Nothing was changed.`,
    hint: 'Try a shorter pause or a higher threshold, or tell the person.',
  }),
  'engine/no-noise': (p: { track: string }) => ({
    message: `No stretch of ${p.track} could be found to learn its noise from. Nothing was changed.`,
    hint: 'Name a range with nothing but noise (profile_start, profile_end), or use mode speech.',
  }),
  'engine/bad-value': (p: { what: string }) => ({
    message: `${p.what}. Nothing was changed.`,
    hint: 'Use a value in the stated range.',
  }),
  'engine/busy': () => ({
    message: 'Another request is being carried out. Nothing was changed; try again when it is done.',
    hint: 'Wait for the running request.',
    recover: 'retry' as const,
  }),
  'engine/stale': () => ({
    message: 'The project changed in the meantime, so this was not done.',
    hint: 'Read the project again and plan anew.',
    recover: 'retry' as const,
  }),
  'engine/cancelled': () => ({
    message: 'That was cancelled. Nothing was changed.',
    hint: 'The person stopped it; do not do it again unless asked.',
  }),
  'engine/render-stopped': () => ({
    message: 'The part that computes effects stopped working in the middle. Nothing was changed; try it again.',
    recover: 'retry' as const,
  }),
  'engine/stopped': () => ({
    message:
      'The audio engine stopped working. The project is as it was at the last finished edit; reopen it to go on.',
    recover: 'retry' as const,
  }),
  'engine/unreadable': (p: { reason: string }) => ({
    message: `A part of the project can't be read from disk (${p.reason}). Nothing was changed.`,
    recover: 'retry' as const,
  }),
  'engine/disk': (p: { reason: string }) => ({
    message: `The project could not be written to disk (${p.reason}). The edit was not made; free some space or check the drive, then try again.`,
    recover: 'retry' as const,
  }),
} as const
