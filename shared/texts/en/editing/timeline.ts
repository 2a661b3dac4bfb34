export const timeline = {
  lost: 'lost',
  levelsLost: (reason: string) => `The tracks' levels can't be shown (${reason}). They are tried again after an edit.`,
  waveformLost: (reason: string) => `The waveform can't be shown (${reason}).`,
  spectrumLost: (reason: string) => `The spectrogram can't be shown (${reason}).`,
  overviewLost: (reason: string) => `The overview can't be shown (${reason}). Everything else works.`,
  pausesLost: (reason: string) => `The pauses can't be found (${reason}). Snapping holds at everything else.`,
  silent: 'silent',
  clipped: (level: string) => `${level}, clipped`,
  highestPeak: (level: string) => `Highest peak ${level}. Reset`,
  levelOfMix: 'Level of the mix',
  levelOf: (name: string) => `Level of ${name}`,
  overview: 'Overview',
  scrollOverview: 'Overview: scroll the timeline',
  snap: 'Snap',
  split: 'Split',
  hand: 'Pointer',
  zoom: 'Zoom',
  units: { clock: 'min:s', seconds: 's', samples: 'samples' },
  selectionMenu: {
    title: 'The selection',
    entries: {
      playOrStop: 'Play it',
      playCutPreview: 'Hear it without this part',
      cut: 'Cut',
      copy: 'Copy',
      paste: 'Paste in its place',
      deleteSelection: 'Delete',
      silence: 'Silence it',
      trim: 'Keep only this part',
      split: 'Split at both ends',
      addLabel: 'Add a label over it',
      loopSelection: 'Loop it',
      zoomSelection: 'Zoom to it',
    },
  },
  /** Of a right click where nothing lies. */
  menu: {
    title: 'At this time',
    playFrom: 'Play from here',
    addLabel: 'Add a label here',
    paste: 'Paste here',
    loop: { on: 'Turn the loop on', off: 'Turn the loop off' },
    formats: { clock: 'Minutes and seconds', seconds: 'Seconds', samples: 'Samples' },
  },
  overviewMenu: {
    title: 'The overview',
    show: 'Show this place',
    follow: { page: 'Follow the playhead by page', smooth: 'Follow it smoothly', off: 'Do not follow it' },
  },
  title: 'Timeline',
  role: 'audio timeline',
  help:
    'Left and right arrows move the cursor, with Shift they extend the selection. ' +
    'Up and down choose a track. Plus and minus zoom. Space plays and stops. ' +
    'F2 renames the selected track. Control B adds a label.',
}

export const playback = {
  time: 'Time',
  position: 'Position',
  duration: 'Length of the project',
  skipToStart: 'Skip to start',
  pause: 'Pause',
  play: 'Play',
  skipToEnd: 'Skip to end',
  loop: 'Loop',
  transport: 'Transport',
  cantMeasure: (reason: string) => `The level of the mix can't be measured (${reason}). Playing is as it was.`,
  outputGone: (device: string) =>
    `“${device}” is not there any more. Playback goes on on the system's default device, and back when it returns.`,
  outputMissing: (device: string) =>
    `“${device}”, which is chosen for playback, is not there. It plays on the system's default device.`,
  outputHidden: (device: string) =>
    `The browser does not let Tapehand see “${device}” yet, so it plays on the system's default device. Settings > Play on asks for it.`,
  outputBack: (device: string) => `“${device}” is back: playback goes on there.`,
  outputRefused: (device: string, reason: string) =>
    `“${device}” can't be played on (${reason}). It plays on the system's default device.`,
  cantRead: 'the audio could not be read',
  cantPlay: (reason: string) => `The mix can't be played (${reason}). The project is as it was.`,
}
