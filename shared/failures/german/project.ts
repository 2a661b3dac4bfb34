import { sayNumber } from '../../wording/sayingGerman.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'
import type { Impossibility } from '../values/impossibilities.ts'
import type { ProjectFault } from '../values/projectFaults.ts'
import { sayCause } from './causes.ts'

const impossible: Sayings<Impossibility> = {
  'in-track': ({ name, what }) => `Spur ${name}: ${sayImpossibility(what)}`,
  'in-clip': ({ name, what }) => `Clip ${name}: ${sayImpossibility(what)}`,
  'sample-rate': ({ sampleRate }) => `die Abtastrate ${sayNumber(sampleRate)}`,
  'same-id': ({ id }) => `die Kennung ${id} kommt zweimal vor`,
  'track-shape': 'sie hat keinen Namen oder keine Kanäle',
  'track-switches': 'sie ist weder stummgeschaltet noch nicht',
  fade: 'eine Blende, die nirgends hinführt',
  levels: ({ gainDb, pan }) => `Verstärkung ${sayNumber(gainDb)} und Panorama ${sayNumber(pan)}`,
  'clips-overlap': ({ clip, start, end }) => `Clip ${clip} beginnt bei ${start}, vor ${end}`,
  'clip-start': ({ frames }) => `Anfang ${frames}`,
  'clip-length': ({ frames }) => `Länge ${frames}`,
  'piece-length': ({ frames }) => `ein Stück von ${frames} Abtastwerten`,
  'piece-start': ({ frames }) => `ein Stück ab ${frames}`,
  'piece-gain': ({ gain }) => `ein Stück mit Verstärkung ${sayNumber(gain)}`,
  'clip-of-other-length': ({ pieces, clip }) => `Stücke von ${pieces} Abtastwerten in einem Clip von ${clip}`,
  'under-of-other-length': ({ under, piece }) => `${under} Abtastwerte unter ${piece}`,
  'label-range': ({ text }) => `Textmarke ${text}`,
  'label-order': ({ text }) => `Textmarke ${text} steht nicht in der Reihenfolge`,
}

export const sayImpossibility = (what: Impossibility): string => sayBy(impossible, what)

const faults: Sayings<ProjectFault> = {
  'not-a-project': 'es ist kein Tapehand-Projekt',
  'unknown-version': 'seine Version gab es nie',
  'nothing-readable': 'nichts davon ist lesbar',
  'no-state': 'es hat keinen Stand',
  'state-damaged': 'sein Stand ist beschädigt',
  'state-impossible': 'sein Stand kann nicht sein',
  'selection-impossible': 'was ausgewählt war, kann nicht sein',
  'history-impossible': 'sein Verlauf passt nicht',
  'steps-impossible': 'die Schritte eines Eintrags sind nicht, was sie sein sollten',
  'step-impossible': 'ein Schritt eines Eintrags kann nicht sein',
  'no-track-list': 'nichts sagt, welche Spuren es hat',
  'sound-beside-tracks': 'sein Ton passt nicht zu seinen Spuren',
  'too-many-blocks': 'es hat mehr Blöcke als jedes Projekt',
  'too-many-parts': 'es hat mehr Spuren, Clips oder Blenden als jedes Projekt',
  'row-unreadable': 'eine Zeile ist nicht lesbar',
  'row-too-short': 'eine Zeile endet zu früh',
  'row-of-wrong-form': 'eine Zeile ist nicht, was sie sein sollte',
  'rows-of-wrong-form': 'eine Liste von Zeilen ist nicht, was sie sein sollte',
  'labels-of-wrong-form': 'die Textmarken sind nicht, was sie sein sollten',
  'about-of-wrong-form': 'die Tags oder das Cover sind nicht, was sie sein sollten',
  'number-too-large': 'eine Zahl ist zu groß',
  'pieces-too-long': 'eine Zeile von Stücken ist zu lang',
  'clips-too-long': 'eine Zeile von Clips ist zu lang',
  'clip-page-too-long': 'eine Seite von Clips ist zu lang',
  'clip-without-name': 'ein Clip hat keinen Namen',
  'fade-of-unknown-shape': 'eine Blende hat eine unbekannte Form',
  'document-without-name': 'ein Dokument hat keinen Namen',
  'copy-differs': 'was daraus gemacht wurde, ist nicht dasselbe',
  'written-to-nothing': 'in dieses Projekt wird nichts geschrieben',
  'kept-state-unusable': 'was darin aufbewahrt ist, lässt sich nicht aufnehmen',
  'row-missing': ({ table, row }) => `Zeile ${row} von ${table} fehlt`,
  'row-damaged': ({ table, row }) => `Zeile ${row} von ${table} ist beschädigt`,
  'block-missing': ({ part, block }) => `von Block ${block} fehlt: ${part}`,
  'block-damaged': ({ block }) => `der Ton von Block ${block} ist beschädigt`,
  'block-too-short': ({ block }) => `Block ${block} fehlt oder ist zu kurz`,
  'source-changed': ({ name }) => `„${name}“ wurde geändert, während daran gearbeitet wurde`,
  'document-damaged': ({ document }) => `das Dokument ${document} ist beschädigt`,
  'foreign-table': ({ table }) => `seine Tabelle ${table} ist nicht die, die sie sein sollte`,
  impossible: ({ what }) => sayImpossibility(what),
  system: ({ cause }) => sayCause(cause),
}

export const sayFault = (fault: ProjectFault): string => sayBy(faults, fault)
