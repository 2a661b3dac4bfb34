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
  cantRead: 'the audio could not be read',
  cantPlay: (reason: string) => `The mix can't be played (${reason}). The project is as it was.`,
}
