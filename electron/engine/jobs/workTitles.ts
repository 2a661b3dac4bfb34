/** Names of work that is no edit; the window says them in its language (`shared/texts`). */
export const workTitles = {
  import: 'Import',
  export: 'Export',
  tracks: 'Export each track',
  labels: 'Export each label',
  report: 'Write a report',
  loudness: 'Measure loudness',
  silences: 'Find silences',
  levels: 'Measure levels',
  clipping: 'Find clipping',
  overs: 'Find what is too loud',
  hum: 'Find hum',
  extremes: 'Find the loudest place',
  noise: 'Measure the noise floor',
  balance: 'Compare loudness',
  sync: 'Compare times',
  cut: 'Find where a cut is not heard',
} as const
