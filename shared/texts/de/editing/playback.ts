import type { playback as english } from '../../en/editing/playback.ts'

export const playback: typeof english = {
  time: 'Zeit',
  position: 'Position',
  duration: 'Länge des Projekts',
  skipToStart: 'Zum Anfang springen',
  pause: 'Pause',
  play: 'Wiedergabe',
  skipToEnd: 'Zum Ende springen',
  loop: 'Schleife',
  transport: 'Wiedergabe',
  cantMeasure: (reason) => `Der Pegel der Mischung lässt sich nicht messen (${reason}). Die Wiedergabe ist wie zuvor.`,
  cantRead: 'der Ton ließ sich nicht lesen',
  cantPlay: (reason) => `Die Mischung lässt sich nicht abspielen (${reason}). Das Projekt ist, wie es war.`,
}
