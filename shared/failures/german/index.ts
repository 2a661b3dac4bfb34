import type { FailureLanguage } from '../sayFailure.ts'
import { agent } from './agent.ts'
import { sayIssues } from './arguments.ts'
import { engine } from './engine.ts'
import { files } from './files.ts'
import { model } from './model.ts'
import { askOpenPlace, sayPlaceFault, sayThing, sayWithinOf } from './places.ts'
import { batch, host, programs, recipes } from './rest.ts'

export const germanFailures: FailureLanguage = {
  words: { ...agent, ...batch, ...engine, ...files, ...host, ...model, ...programs, ...recipes },
  left: {
    'nothing-changed': 'Es wurde nichts geändert',
    'nothing-opened': 'Es wurde nichts geöffnet',
    'nothing-imported': 'Es wurde nichts importiert',
    'nothing-written': 'Es wurde nichts geschrieben',
    'nothing-read-or-written': 'Es wurde nichts gelesen oder geschrieben',
    'nothing-done': 'Es wurde nichts getan',
    'nothing-left-behind': 'Es blieb nichts zurück',
    'file-untouched': 'Die Datei wurde nicht angerührt',
    'settings-unchanged': 'Die Einstellungen wurden nicht geändert',
    'edit-not-made': 'Die Bearbeitung wurde nicht vorgenommen',
    'request-taken-back': 'Die ganze Anfrage wurde zurückgenommen',
    'project-as-it-was': 'Das Projekt ist, wie es war',
    'last-edit-kept': 'Das Projekt ist, wie es nach der letzten fertigen Bearbeitung war',
  },
}

/** What failures and questions carry, in German. */
export const germanValues = { sayThing, askOpenPlace, sayPlaceFault, sayWithinOf, sayIssuesPlainly: sayIssues }
