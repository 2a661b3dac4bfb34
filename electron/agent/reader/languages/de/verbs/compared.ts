import { alone } from '../../comparedRules.ts'

/** "etwas lauter", "noch langsamer", alone. */
export const comparedAlone = alone(
  [
    { act: 'gain', direction: 1, said: 'lauter' },
    { act: 'gain', direction: -1, said: 'leiser' },
    { act: 'faster', direction: 1, said: 'schneller' },
    { act: 'faster', direction: -1, said: 'langsamer' },
  ],
  'etwas|noch|noch_mal|noch_etwas|ein_bisschen|ein_wenig|ein_klein_wenig|ein_kleines_bisschen|deutlich|viel|noch_ein_bisschen|ein_stück|bisschen',
  'noch|jetzt|bitte',
)
