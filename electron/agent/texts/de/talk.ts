import { sayList, sayCount } from '../../../../shared/wording/sayingGerman.ts'
import type { talk as talkInEnglish, history as historyInEnglish } from '../en/talk.ts'

export const talk: typeof talkInEnglish = {
  hello:
    'Hallo. Sagen Sie, was mit dem Ton geschehen soll, zum Beispiel „behalte nur die ersten 30 Sekunden“ oder „blende die letzten 5 Sekunden aus“.',
  goodbye: 'Auf Wiedersehen. Alles bleibt, wie es ist.',
  welcome: 'Gern geschehen.',
  allRight: 'In Ordnung. Es wurde nichts geändert.',
  youOnlyAsk: (told) =>
    `Sie fragen nur, deshalb wurde nichts geändert. ${told} Sagen Sie es als Auftrag, dann sehen Sie vorher, was sich ändern würde.`,
  unanswered: (near) => `Das kann ich nicht beantworten, und es wurde nichts geändert. ${near}`,
  tryThese:
    'Versuchen Sie „behalte nur die ersten 30 Sekunden“, „lösche von 1:00 bis 1:20“, „blende die letzten 5 Sekunden aus“ oder „wie lang ist es?“; „was kannst du?“ zählt alles Weitere auf.',
  comesNear: (titles) => `Was dem nahekommt: ${titles.join(', ')}.`,
  saySo: (say) => `Sagen Sie „${say}“ und den Teil, den Sie meinen, zum Beispiel „${say} von 0:00 bis 0:10“.`,
  cannot: (doing, near, say) =>
    `${doing}.${near === '' ? '' : ` ${near}`}${say === undefined ? '' : ` Sagen Sie zum Beispiel „${say}“.`} Es wurde nichts geändert.`,
  everything: 'alles',
  theTrack: (name) => `die Spur ${name}`,
  offer: (say, title) => `„${say}“ (${title})`,
  wouldHelp: (not, offers) =>
    `${not === undefined ? '' : `${not} `}Auf Verdacht tue ich das nicht, deshalb wurde nichts geändert. Was würde helfen? Sagen Sie zum Beispiel ${sayList(offers, 'oder')}.`,
  not: {
    sameLevel: 'Ich sehe nicht, was so laut werden soll wie was.',
    clipped: 'Was in einer Aufnahme übersteuert ist, kann ich nicht zurückholen.',
    roomy: 'Hall, der in einer Aufnahme ist, kann ich nicht herausnehmen.',
  },
  abilities: 'Ich bearbeite Ihren Ton so, wie Sie es beschreiben.',
  abilitiesInShort: (groups) =>
    `Ich bearbeite Ihren Ton so, wie Sie es beschreiben: ${sayList(groups)}. Sie sehen vorher, was sich ändern würde, und „rückgängig“ nimmt es zurück. Versuchen Sie eines davon:`,
  groups: {
    editing: 'Bearbeiten',
    clips: 'Clips',
    tracks: 'Spuren',
    effects: 'Effekte',
    labels: 'Textmarken',
    generators: 'Neuer Ton',
    playback: 'Wiedergabe',
    selection: 'Auswahl',
    project: 'Dateien',
  },
  ofGroup: (name, titles, more) => `${name}: ${titles.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  tryExamples: (examples, isOpen) =>
    `${isOpen ? 'Versuchen Sie' : 'Öffnen Sie zuerst eine Aufnahme und sagen Sie dann'} ${sayList(
      examples.map((one) => `„${one}“`),
      'oder',
    )}.`,
  seeFirst: 'Sie sehen vorher, was sich ändern würde, und „rückgängig“ nimmt es zurück.',
  examples: {
    louder: (track) => `mach ${track} 3 dB lauter`,
    perLabel: 'exportiere eine Datei für jede Textmarke',
    trim: 'behalte nur die ersten 30 Sekunden',
    pauses: 'kürze die Pausen auf eine halbe Sekunde',
    fadeOut: 'blende die letzten 5 Sekunden aus',
    normalize: 'normalisiere alles auf -1 dB',
    play: 'spiel es von Anfang an ab',
    howLong: 'wie lang ist es?',
  },
  lacks: {
    translate: { doing: 'Übersetzen kann ich nicht' },
    transcribe: { doing: 'Gesprochenes mitschreiben kann ich nicht' },
    record: { doing: 'Aufnehmen kann ich nicht' },
    master: { doing: 'Von mir aus mischen oder mastern kann ich nicht' },
    tune: { doing: 'Die Tonhöhe korrigieren kann ich nicht' },
    publish: { doing: 'Dateien irgendwohin senden kann ich nicht' },
    separate: { doing: 'Stimmen von Musik trennen kann ich nicht' },
    zoom: { doing: 'Vom Chat aus zoomen kann ich nicht' },
    voices: { doing: 'Einem Ton die Stimme eines anderen geben kann ich nicht' },
    findWords: {
      doing: 'Wörter oder Geräusche selbst finden kann ich nicht',
      say: 'mach 0:10 bis 0:11 stumm',
    },
    otherEffects: { doing: 'Solche Effekte hinzufügen kann ich nicht' },
    music: { doing: 'Musik machen kann ich nicht' },
    beats: {
      doing: 'Ein Tempo in Schlägen pro Minute setzen kann ich nicht, ohne das jetzige zu kennen',
      say: 'ändere das Tempo von 100 auf 120 bpm',
    },
    openFile: { doing: 'Vom Chat aus ein anderes Projekt öffnen kann ich nicht', say: 'importiere jingle.wav' },
    swapClips: {
      doing: 'Clips vertauschen kann ich nicht, da sie unterwegs übereinander lägen',
      say: 'verschiebe take 1 auf 30 Sekunden',
    },
    takeEffectOut: {
      doing: 'Einen Effekt, der angewendet ist, wieder aus dem Ton herausnehmen kann ich nicht',
      say: 'mach die Blende rückgängig',
    },
    moveLabels: { doing: 'Textmarken verschieben kann ich nicht', say: 'setze eine Textmarke Intro bei 1:40' },
  },
}

export const history: typeof historyInEnglish = {
  again: (text, more) =>
    ` Was zurückgenommen wurde, lässt sich wiederholen: „${text}“${more > 0 ? ` und ${more} weitere` : ''}.`,
  nothingYet: (again) => `Es wurde noch nichts getan, also gibt es nichts zurückzunehmen.${again}`,
  partUndone: (steps) =>
    steps === 1
      ? ' Davon ist der letzte Schritt zurückgenommen.'
      : ` Davon sind die letzten ${sayCount(steps, 'Schritt', 'Schritte')} zurückgenommen.`,
  entry: (text, label) => `„${text}“${text === label ? '' : ` (${label})`}`,
  told: (text, told) => `„${text}“: ${told}`,
  last: (told, part, again) => `Zuletzt war es ${told}.${part} „Rückgängig“ nimmt es zurück.${again}`,
  all: (list, more, part, again) => {
    const numbered = list.map((one, index) => `${index + 1}. ${one}`).join('; ')
    const others = more > 0 ? `; und ${more} weitere` : ''
    return `Bisher getan, das Letzte zuerst: ${numbered}${others}.${part} „Rückgängig“ nimmt das Erste davon zurück.${again}`
  },
  nothingAfter: (text) => `Nach „${text}“ wurde nichts getan. Es wurde nichts geändert.`,
  notCalled: (name) => `Nichts von dem, was getan wurde, heißt „${name}“. Es wurde nichts geändert.`,
  lastWas: (text) => ` Zuletzt war es „${text}“; sagen Sie „rückgängig“, um das zurückzunehmen.`,
  nextIs: (text) => ` Als Nächstes ließe sich „${text}“ wiederholen.`,
}
