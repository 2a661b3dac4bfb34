import { form } from '../../../../shared/wording/sayingGerman.ts'
import type { endings as english } from '../en/endings.ts'

export const endings: typeof english = {
  stopHere: 'In Ordnung, ich höre hier auf.',
  nothingChanged: 'Es wurde nichts geändert.',
  allRightNothing: 'In Ordnung, es wurde nichts geändert.',
  youSaid: (reason) => ` Sie sagten: „${reason}“.`,
  neverMind: 'In Ordnung, dann nicht. Es wurde nichts geändert.',
  restNotDone: (reason) => `Der Rest wurde nicht getan: ${reason === '' ? 'Sie haben Nein dazu gesagt' : reason}.`,
  denied: (sentences) => `Nicht getan, weil Sie Nein gesagt haben: ${sentences.join('; ')}.`,
  leftOut: (sentences) => `Ausgelassen, wie Sie es wollten: ${sentences.join('; ')}.`,
  stands: (told) => `Was getan wurde, bleibt: ${told.join('; ')}.`,
  notDone: (sentences) => ` Nicht getan: ${sentences.join('; ')}.`,
  doneBefore: (told) => `Vorher in dieser Anfrage getan: ${told.join('; ')}.`,
  modelSays: (quoted) => `Das Modell sagt: ${quoted}`,
  calledNoTool: 'Es wurde nichts geändert: Das Modell hat kein Werkzeug aufgerufen.',
  notReached: (goal, wanted, measured) => `Nicht erreicht: ${goal} (verlangt: ${wanted}; gemessen: ${measured}).`,
  chosenBy: {
    model: (values) => `Vom Modell gewählt: ${values.join(', ')}.`,
    you: (values) => `Von Ihnen geändert: ${values.join(', ')}.`,
  },
  openSteps: (done, all, open) =>
    `Vom Plan des Modells ${form(done, 'ist', 'sind')} ${done} von ${all} Schritten getan; offen: ${open.join('; ')}.`,
  takeUp: 'zurück zum anderen',
  setAside: (request) => `Zurückgestellt: „${request}“.`,
  leftAlone: (request) => `Verlassen: „${request}“.`,
  toGoOn: (say) => ` Sagen Sie „${say}“, um damit weiterzumachen.`,
  nothingAside: 'Es wurde nichts zurückgestellt.',
  closedInTheMiddle: 'Die App wurde mitten in dieser Anfrage geschlossen.',
  closedTakenBack:
    'Die App wurde mitten in dieser Anfrage geschlossen, deshalb wurde sie zurückgenommen. Es wurde nichts geändert; sagen Sie es noch einmal, damit es getan wird.',
  sayWhatIsLeft: 'Sagen Sie, was noch zu tun ist.',
  restLeft: (sentences, canDo) =>
    `Von dem, was Sie sagten, nicht getan: ${sentences.join('; ')}.${canDo ? ' Sagen Sie „mach den Rest“, damit es getan wird.' : ''}`,
  buried: (request, later) =>
    `„${request}“ kann ich nicht mehr für sich ändern: Danach wurde „${later}“ getan. Nehmen Sie zuerst alles bis dorthin zurück, oder sagen Sie, was jetzt zu tun ist. Es wurde nichts geändert.`,
  recipeSaved: (name, file, list) =>
    `Als Rezept „${name}“ gespeichert (${file}): ${list.join(', ')}. Sagen Sie in jedem Projekt „mach ${name}“.`,
  filesShown: (name) =>
    `Die Tabelle für viele Dateien ist offen, mit dem Rezept „${name}“. Wählen Sie dort Dateien und Ordner; sie zeigt, was jede bekäme, und schreibt nichts ohne Sie.`,
  filesByCommand: (name) =>
    `Viele Dateien gehen auf der Kommandozeile: tapehand batch "${name}" DATEIEN -o ORDNER. Das zeigt, was jede bekäme, und fragt, bevor etwas geschrieben wird.`,
  noRecipes:
    'Es gibt noch keine Rezepte. Sagen Sie „speichere das als …“, um aus dem, was getan wurde, eines zu machen.',
  recipes: (lines, first) => ['Die Rezepte:', ...lines, `Sagen Sie „mach ${first}“, um eines anzuwenden.`].join('\n'),
  conditionMet: (words) => `Die Bedingung „${words}“ ist erfüllt.`,
  conditionNotMet: (words) => `Die Bedingung „${words}“ ist nicht erfüllt, deshalb blieb das, wie es ist.`,
}
