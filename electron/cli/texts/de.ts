import { form, sayFixed, sayTime } from '../../../shared/wording/sayingGerman.ts'
import { textsFor } from '../../../shared/texts/index.ts'
import type { en } from './en.ts'

export const de: typeof en = {
  time: sayTime,
  toApprove: (request) => `Zur Freigabe: ${request}`,
  length: (before, after) => `Länge: ${before} → ${after}`,
  newTool: (title, file) => `Neu: ${title} kommt aus ${file}. Ein Ja erlaubt es von nun an.`,
  note: (text) => `Hinweis: ${text}`,
  youSaid: (sentence) => `Was Sie sagten: ${sentence}`,
  needsNoApproval: 'braucht keine Freigabe',
  runs: (command) => `Führt aus: ${command}`,
  fates: { removed: 'entfernt', kept: 'behalten', rewritten: 'geändert', added: 'hinzugefügt' },
  from: (source, author) => textsFor('de', 'de').approvals.fromSource(source, author),
  newTrack: 'eine neue Spur',
  needsTrust: 'Ein Ja im Voraus gilt nicht für ein Programm, das noch niemand erlaubt hat. --trust-tools erlaubt es.',
  nobodyThere: 'Niemand sitzt am Terminal, um Ja zu sagen, deshalb ist es abgelehnt. --yes gibt es frei.',
  apply: (asSaid) => `Anwenden? j(a), s(chrittweise)${asSaid ? ', w(as ich sagte)' : ''}, N(ein): `,
  applyStep: (asSaid) =>
    `Diesen Schritt und den Rest anwenden? j(a), s(nur diesen Schritt)${asSaid ? ', w(as ich sagte)' : ''}, N(ein): `,
  answers: { yes: ['j', 'ja', 'y', 'yes'], step: ['s', 'schritt', 'schrittweise', 'step'], asSaid: 'w' },
  plan: 'Plan:',
  doneWhen: (what) => `verlangt: ${what}`,
  now: (found) => `gemessen: ${found}`,
  after: (steps) => `nach ${steps}`,
  tries: (count) => `${count} ${form(count, 'Versuch', 'Versuche')}`,
  wrote: (path, duration, peakDb) => `${path} geschrieben: ${duration} lang, Spitze ${sayFixed(peakDb, 1)} dBFS.`,
  notRun: (left, all) => `Nicht mehr ausgeführt: ${left} von ${all}.`,
  notWritten: (path) => `„${path}“ wurde nicht geschrieben.`,
}
