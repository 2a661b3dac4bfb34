import { sayDb, sayNames, sayNumber, sayRange, sayTime } from '../../../../shared/wording/sayingGerman.ts'
import type { say as sayInEnglish, steps as stepsInEnglish } from '../en/steps.ts'
import { germanValues } from '../../../../shared/failures/index.ts'

export const say: typeof sayInEnglish = {
  time: sayTime,
  range: sayRange,
  names: sayNames,
  db: sayDb,
  number: sayNumber,
  quoted: (text) => `„${text}“`,
}

export const steps: typeof stepsInEnglish = {
  fact: (track, what, before, after) => `${track === null ? '' : `${track}: `}${what} ${before} → ${after}`,
  lengths: (before, after) => `${sayTime(before)} → ${sayTime(after)}`,
  length: (lengths) => `Länge ${lengths}`,
  goAhead: 'Soll ich das tun?',
  wrongWayRound: (raw, taken) =>
    `${sayTime(raw.start)} bis ${sayTime(raw.end)} war verkehrt herum; genommen wird ${sayRange(taken)}.`,
  pastEnd: (end, { of, length }, fitted) =>
    `${sayTime(end)} liegt hinter dem Ende ${germanValues.sayWithinOf(of, length)}; der Bereich endet bei ${sayTime(fitted)}.`,
  beforeStart: (name, start) => `Der Bereich begann vor dem Anfang (${name}); er beginnt bei ${sayTime(start)}.`,
  cutMoved: (asked, cut) =>
    `Der Schnitt wurde von ${sayRange(asked)} nach ${sayRange(cut)} verlegt, damit man ihn nicht hört.`,
  program: (title, range, names) => `${title} auf ${sayRange(range)} von ${sayNames(names)} anwenden`,
  programDone: (title, range, names) => `${title} auf ${sayRange(range)} von ${sayNames(names)} angewendet`,
  project: 'das Projekt',
  allOfSelected: 'Es war keine Zeit ausgewählt, deshalb wurde es mit den ausgewählten Spuren im Ganzen getan.',
  allAudio: 'Es war nichts ausgewählt, deshalb wurde es mit dem ganzen Ton getan.',
}
