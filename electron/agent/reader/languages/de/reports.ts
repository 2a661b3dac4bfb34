import { type Rule, words } from '../../chart/rule.ts'
import * as v from '../../meaning/values.ts'

const names: readonly [string, string][] = [
  [
    'edits',
    'schnittliste|schnittprotokoll|liste_der_schnitte|protokoll_der_schnitte|änderungsprotokoll|bearbeitungsliste',
  ],
  ['edl', 'edl|edl_datei|cmx'],
  ['loudness', 'lautheitsbericht|lautheitsprotokoll|lautstärkebericht|pegelbericht|lautheitsmessung'],
]

export const reports: readonly Rule[] = names.flatMap(([is, said]) =>
  words('argument', `[ein|eine|einen|die|den|das|meine] ${said}`, v.tied('bare')({ v: v.choice('report', is) }), -0.5),
)
