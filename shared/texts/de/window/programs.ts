import type { programs as english } from '../../en/window/programs.ts'

export const programs: typeof english = {
  ffmpeg_deesser: {
    title: 'FFmpeg De-Esser',
    about: 'Der De-Esser von FFmpeg: macht scharfe S-Laute einer Stimme weicher.',
    fields: { intensity_percent: { name: 'Stärke', about: 'Wie viel davon verschwindet, in Prozent.' } },
  },
  ffmpeg_level_speech: {
    title: 'FFmpeg Sprache angleichen',
    about: 'speechnorm von FFmpeg: hebt leise Stellen der Sprache an, so langsam, dass man es nicht hört.',
    fields: {
      most_gain_db: { name: 'höchste Anhebung', about: 'Leise Stellen werden höchstens um so viel lauter, in dB.' },
    },
  },
  rubberband_pitch: {
    title: 'Rubber Band Tonhöhe',
    about: 'Tonhöhe mit Rubber Band: höher oder tiefer bei gleicher Länge; die Stimme behält ihre Farbe.',
    fields: { semitones: { name: 'Halbtöne', about: 'Nach oben, oder nach unten, wo es negativ ist.' } },
  },
  rubberband_tempo: {
    title: 'Rubber Band Tempo',
    about: 'Tempo mit Rubber Band: schneller oder langsamer bei gleicher Tonhöhe. 2 ist doppelt so schnell.',
    fields: { factor: { name: 'Faktor', about: 'Wievielmal so schnell.' } },
  },
  sox_chorus: {
    title: 'SoX Chorus',
    about: 'Chorus von SoX: neben der Stimme eine zweite, die leicht schwankt.',
    fields: {
      delay_ms: { name: 'Verzögerung', about: 'Um wie viel später die zweite Stimme ist, in ms.' },
      speed_hz: { name: 'Tempo', about: 'Wie oft sie schwankt, in Hz.' },
    },
  },
  sox_tremolo: {
    title: 'SoX Tremolo',
    about: 'Tremolo von SoX: Der Pegel schwingt gleichmäßig auf und ab.',
    fields: {
      speed_hz: { name: 'Tempo', about: 'Schwingungen in der Sekunde, in Hz.' },
      depth_percent: { name: 'Tiefe', about: 'Wie weit er schwingt, in Prozent.' },
    },
  },
}
