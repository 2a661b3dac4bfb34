import type { timeline as timelineInEnglish, playback as playbackInEnglish } from '../../en/editing/timeline.ts'

export const timeline: typeof timelineInEnglish = {
  lost: 'verloren',
  levelsLost: (reason) =>
    `Die Pegel der Spuren lassen sich nicht zeigen (${reason}). Nach einer Änderung wird es wieder versucht.`,
  waveformLost: (reason) => `Die Wellenform lässt sich nicht zeigen (${reason}).`,
  spectrumLost: (reason) => `Das Spektrogramm lässt sich nicht zeigen (${reason}).`,
  overviewLost: (reason) => `Die Übersicht lässt sich nicht zeigen (${reason}). Alles andere geht.`,
  pausesLost: (reason) => `Die Pausen lassen sich nicht finden (${reason}). An allem anderen rastet es ein.`,
  silent: 'still',
  clipped: (level) => `${level}, übersteuert`,
  highestPeak: (level) => `Höchste Spitze ${level}. Zurücksetzen`,
  levelOfMix: 'Pegel der Mischung',
  levelOf: (name) => `Pegel von ${name}`,
  overview: 'Übersicht',
  scrollOverview: 'Übersicht: die Zeitleiste verschieben',
  snap: 'Einrasten',
  split: 'Trennen',
  hand: 'Zeiger',
  zoom: 'Zoom',
  units: { clock: 'min:s', seconds: 's', samples: 'Samples' },
  selectionMenu: {
    title: 'Die Auswahl',
    entries: {
      playOrStop: 'Wiedergeben',
      playCutPreview: 'Ohne diesen Teil anhören',
      cut: 'Ausschneiden',
      copy: 'Kopieren',
      paste: 'Stattdessen einfügen',
      deleteSelection: 'Löschen',
      silence: 'In Stille verwandeln',
      trim: 'Nur diesen Teil behalten',
      split: 'An beiden Enden trennen',
      addLabel: 'Textmarke darüberlegen',
      loopSelection: 'Als Schleife wiedergeben',
      zoomSelection: 'Darauf zoomen',
    },
  },
  /** Of a right click where nothing lies. */
  menu: {
    title: 'Zu dieser Zeit',
    playFrom: 'Ab hier abspielen',
    addLabel: 'Hier eine Textmarke hinzufügen',
    paste: 'Hier einfügen',
    loop: { on: 'Schleife einschalten', off: 'Schleife ausschalten' },
    formats: { clock: 'Minuten und Sekunden', seconds: 'Sekunden', samples: 'Samples' },
  },
  overviewMenu: {
    title: 'Die Übersicht',
    show: 'Diese Stelle zeigen',
    follow: { page: 'Der Abspielposition seitenweise folgen', smooth: 'Ihr fließend folgen', off: 'Ihr nicht folgen' },
  },
  title: 'Zeitleiste',
  role: 'Ton-Zeitleiste',
  help:
    'Pfeil links und rechts bewegen den Cursor, mit Umschalt erweitern sie die Auswahl. ' +
    'Auf und ab wählen eine Spur. Plus und Minus zoomen. Die Leertaste startet und stoppt die Wiedergabe. ' +
    'F2 benennt die ausgewählte Spur um. Strg B fügt eine Textmarke hinzu.',
}

export const playback: typeof playbackInEnglish = {
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
  outputGone: (device) =>
    `„${device}“ ist nicht mehr da. Die Wiedergabe läuft auf dem Standardgerät des Systems weiter, und dort wieder, sobald es zurück ist.`,
  outputMissing: (device) =>
    `„${device}“, das für die Wiedergabe gewählt ist, ist nicht da. Es spielt auf dem Standardgerät des Systems.`,
  outputHidden: (device) =>
    `Der Browser lässt Tapehand „${device}“ noch nicht sehen; es spielt auf dem Standardgerät des Systems. Einstellungen > Wiedergabe auf fragt danach.`,
  outputBack: (device) => `„${device}“ ist wieder da: Die Wiedergabe läuft dort weiter.`,
  outputRefused: (device, reason) =>
    `Auf „${device}“ lässt sich nicht abspielen (${reason}). Es spielt auf dem Standardgerät des Systems.`,
  cantRead: 'der Ton ließ sich nicht lesen',
  cantPlay: (reason) => `Die Mischung lässt sich nicht abspielen (${reason}). Das Projekt ist, wie es war.`,
}
