import { type Impossibility, sayImpossibility } from './impossibilities.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'
import { sayCause, type SystemCause } from './systemCauses.ts'

/** What is wrong with a project file, or with a part of it. */
export type ProjectFault =
  | {
      readonly kind:
        | 'not-a-project'
        | 'unknown-version'
        | 'nothing-readable'
        | 'no-state'
        | 'state-damaged'
        | 'state-impossible'
        | 'selection-impossible'
        | 'history-impossible'
        | 'steps-impossible'
        | 'step-impossible'
        | 'no-track-list'
        | 'sound-beside-tracks'
        | 'too-many-blocks'
        | 'too-many-parts'
        | 'row-unreadable'
        | 'row-too-short'
        | 'row-of-wrong-form'
        | 'rows-of-wrong-form'
        | 'labels-of-wrong-form'
        | 'about-of-wrong-form'
        | 'number-too-large'
        | 'pieces-too-long'
        | 'clips-too-long'
        | 'clip-page-too-long'
        | 'clip-without-name'
        | 'fade-of-unknown-shape'
        | 'document-without-name'
        | 'copy-differs'
        | 'written-to-nothing'
        | 'kept-state-unusable'
    }
  | { readonly kind: 'row-missing' | 'row-damaged'; readonly table: string; readonly row: number }
  | { readonly kind: 'block-missing'; readonly part: string; readonly block: number }
  | { readonly kind: 'block-damaged' | 'block-too-short'; readonly block: number }
  | { readonly kind: 'source-changed'; readonly name: string }
  | { readonly kind: 'document-damaged'; readonly document: string }
  | { readonly kind: 'foreign-table'; readonly table: string }
  | { readonly kind: 'impossible'; readonly what: Impossibility }
  | { readonly kind: 'system'; readonly cause: SystemCause }

const sayings: Sayings<ProjectFault> = {
  'not-a-project': 'it is not a Tapehand project',
  'unknown-version': 'its version is none that there was',
  'nothing-readable': 'nothing of it can be read',
  'no-state': 'it has no state',
  'state-damaged': 'its state is damaged',
  'state-impossible': 'its state can not be',
  'selection-impossible': 'what was selected can not be',
  'history-impossible': 'its history does not fit',
  'steps-impossible': 'the steps of an entry are not what they should be',
  'step-impossible': 'a step of an entry can not be',
  'no-track-list': 'nothing says which tracks it has',
  'sound-beside-tracks': 'its sound does not fit its tracks',
  'too-many-blocks': 'it has more blocks than any project',
  'too-many-parts': 'it has more tracks, clips or fades than any project',
  'row-unreadable': 'a row can not be read',
  'row-too-short': 'a row ends too early',
  'row-of-wrong-form': 'a row is not what it should be',
  'rows-of-wrong-form': 'a list of rows is not what it should be',
  'labels-of-wrong-form': 'the labels are not what they should be',
  'about-of-wrong-form': 'its tags or its cover are not what they should be',
  'number-too-large': 'a number is too large',
  'pieces-too-long': 'a row of pieces is too long',
  'clips-too-long': 'a row of clips is too long',
  'clip-page-too-long': 'a page of clips is too long',
  'clip-without-name': 'a clip has no name',
  'fade-of-unknown-shape': 'a fade has an unknown shape',
  'document-without-name': 'a document has no name',
  'copy-differs': 'what was made of it is not the same',
  'written-to-nothing': 'nothing is written to this project',
  'kept-state-unusable': 'what is kept in it can not be taken up',
  'row-missing': ({ table, row }) => `row ${row} of ${table} is missing`,
  'row-damaged': ({ table, row }) => `row ${row} of ${table} is damaged`,
  'block-missing': ({ part, block }) => `the ${part} of block ${block} is missing`,
  'block-damaged': ({ block }) => `the sound of block ${block} is damaged`,
  'block-too-short': ({ block }) => `block ${block} is missing or too short`,
  'source-changed': ({ name }) => `"${name}" was changed while it was in use`,
  'document-damaged': ({ document }) => `the document ${document} is damaged`,
  'foreign-table': ({ table }) => `its ${table} is not the table that it should be`,
  impossible: ({ what }) => sayImpossibility(what),
  system: ({ cause }) => sayCause(cause),
}

export const sayFault = (fault: ProjectFault): string => sayBy(sayings, fault)
