import { type Rule, rule } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'

const level = 'lautstärke|lautheit|pegel'
const ofThe = 'von|vom|von_der|von_dem|des|der'

/** "so laut wie der Gast", "auf den Pegel der Musik", "3 dB lauter als der Gast": what a loudness is measured by. */
export const measuredBy: readonly Rule[] = [
  ...rule(
    'argument',
    'so|genauso|genau_so|ebenso|ungefähr_so|etwa_so|gleich laut|leise [sein|werden|klingen] wie [auf|in] <group:g>',
    v.measure('like'),
    -0.3,
  ),
  ...rule(
    'argument',
    `auf|an die|den|das gleiche|gleichen|selbe|selben ${level} wie <group:g>`,
    v.measure('like'),
    -0.3,
  ),
  ...rule('argument', `auf|an die|den ${level} ${ofThe} <group:g>`, v.measure('like'), -0.3),
  ...rule('argument', `auf|an die|den ${level} <group:g>`, v.measure('like'), -0.2),
  ...rule('argument', 'als [auf|in] <group:g>', v.measure('than'), 0.2),
]
