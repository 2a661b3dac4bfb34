import type { unread as english } from '../en/unread.ts'

export const unread: typeof english = {
  and: ' und ',
  nothing: {
    question: 'Das kann ich nicht beantworten. Es wurde nichts geändert; sagen Sie es als Auftrag, wenn es einer ist.',
    told: 'Ich lese das als etwas, das Sie mir erzählen, und sehe nicht, was zu tun ist. Es wurde nichts geändert.',
    negated: 'In Ordnung, es wurde nichts geändert.',
    courtesy: 'In Ordnung. Es wurde nichts geändert.',
    retracted: 'In Ordnung, es wurde nichts geändert.',
  },
  asks: {
    unread: (said, words) =>
      `Ich verstehe ${words === '' ? said : words} nicht und bin mir deshalb beim Rest nicht sicher.`,
    unplaced: (said) => `Ich sehe nicht, wie die Teile von ${said} zusammengehören.`,
    missing: (said) => `In ${said} fehlt etwas: womit es geschehen soll, oder wie viel.`,
    noAct: (said) => `Ich sehe nicht, was mit ${said} geschehen soll.`,
    condition: (said) => `Ich kann ${said} nicht prüfen. Sagen Sie es ohne Bedingung, wenn es getan werden soll.`,
    reach: (said) => `Ich kann nicht erkennen, wie weit ${said} reicht. Sagen Sie es in zwei Nachrichten.`,
    context: (said) => `Ich kann nicht erkennen, worum es bei ${said} geht.`,
    repair: (said) => `Ich kann nicht erkennen, was ${said} berichtigen soll.`,
    undoes: () => 'Ein Teil davon würde einen anderen wieder aufheben.',
  },
  nothingChanged: 'Es wurde nichts geändert.',
  dontUnderstand:
    'Das verstehe ich nicht, deshalb wurde nichts geändert. Sagen Sie, was zu tun ist und wo, zum Beispiel „behalte nur die ersten 30 Sekunden“ oder „lösche von 0:10 bis 0:20“.',
  amounts: {
    gain: 'keinen Pegel in dB',
    percent: 'keine Prozentangabe',
    frequency: 'keine Frequenz',
    loudness: 'keine Lautheit',
    pitch: 'kein Intervall',
    beats: 'kein Tempo in bpm',
    ratio: 'kein Verhältnis',
    factor: 'keinen Faktor',
    slope: 'keine Flankensteilheit',
    bitrate: 'keine Bitrate',
    bits: 'keine Bittiefe',
  },
  takesNo: (said, title, amount) => `${said} kann ich nicht tun: „${title}“ nimmt ${amount}. Es wurde nichts geändert.`,
}
