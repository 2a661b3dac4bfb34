import { type Rule, rule } from '../../../chart/rule.ts'
import * as m from '../../../meaning/mended.ts'
import type { Stretch } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'

/** What stands between the wrong words and the right ones. */
const sorry =
  'quatsch|blödsinn|unsinn|korrektur|pardon|sorry|entschuldigung|entschuldige|verzeihung|hoppla|ups|stopp|halt|moment|warte|warte_mal|moment_mal|falsch|verkehrt|vielmehr|beziehungsweise|bzw|ich_meine|ich_meinte|ich_mein|ich_wollte_sagen|sagen_wir|sagen_wir_mal|sagen_wir_lieber|sagen_wir_besser|besser_gesagt|genauer_gesagt|oder_besser|oder_vielmehr|oder_lieber|oder_eher|oder_nein|oder_doch|oder_doch_lieber|oder_sagen_wir|doch_lieber|lieber_doch|dann_doch_lieber|eher|lieber|besser|mach_daraus|mach_draus'
const nay =
  'nein|nee|nö|ne|nein_nein|nein_halt|nein_warte|nein_moment|nein_stopp|nee_warte|nee_halt|ach_nein|ach_nee|äh_nein|ähm_nein|nein_doch|nein_doch_lieber|nein_lieber|nee_lieber|nein_besser|nein_quatsch|quatsch_nein|nein_sorry|sorry_nein|nein_ich_meine|nein_ich_meinte|nee_ich_meine|äh_ich_meine|ähm_ich_meine|quatsch_ich_meine|sorry_ich_meine|sorry_ich_meinte|moment_ich_meine|moment_nein|halt_nein|stopp_nein|warte_nein'
const no = `${sorry}|${nay}`
const enough = 'reicht|reichen|genügt|genügen|tut_es|tun_es|langt|langen|passt_besser|ist_besser'

const later = -0.8

const amounts: readonly Rule[] = [
  ...rule('value', `<value:a> [,] ${no} [,] [nur|doch|um|auf] <value:b>`, m.mendedValue, later),
  ...rule('value', `<value:a> , [oder|das] [nein|nee|doch] <value:b> ${enough}`, m.mendedValue, later),
  ...rule('value', `<value:a> [,] ${no} [,] [nach] <direction:d>`, m.mendedSide, later),
  ...rule(
    'value',
    `<number> <unit:u> [<direction:d>] [,] ${no} [,] [nur|um|auf] <number:n> [${enough}]`,
    m.mendedAmount,
    later,
  ),
  ...rule('value', `<signed> <unit:u> [,] ${no} [,] [auf] <signed:n>`, m.mendedAmount, later),
  ...rule('value', `<number> [,|...|…|..] ${no} [,] <value:b>`, m.latter<Value>, -0.3),
  ...rule('duration', `<duration:a> [,|...|…|..] ${no} [,] <duration:b>`, m.mendedLength, later),
  ...rule('duration', `<number> [,|...|…|..] ${no} [,] <duration:b>`, m.latter<number>, later),
  ...rule(
    'duration',
    `<number> <timeUnit:u> [,] ${no} [,] <number:n>`,
    ({ n, u }: { n: number; u: number }) => n * u,
    later,
  ),
]

const rather = 'sondern|nur|aber|aber_nur|ich_meine|lieber'
const at = 'auf|bei|um|ab|von|bis|zu|an'

const places: readonly Rule[] = [
  ...rule('point', `<point:a> [,|...|…|..] ${no} [,|:] [nein|nee|ach|äh] [${at}] <point:b>`, m.mendedPoint, later),
  ...rule('stretch', `<stretch> [,|...|…|..] ${no} [,|:] <stretch:b>`, m.latter<Stretch>, later),
  ...rule('group', `<group:a> [,|...|…|..|-|–|—] ${no} [,|:] [nur|doch] <group:b> [gemeint]`, m.mendedGroup, later),
  // "Spur 2, äh, Spur 3" puts right: of two that are both meant nobody says so little between them.
  ...rule('group', `<group:a> [,|...|…|..] äh|ähm|öh|hm [,] <group:b>`, m.mendedGroup, 0.1),
  ...rule('group', `<group:a> [,] ${no} [,] nicht <group:b>`, m.mendedList, later),
  ...rule('group', `<group:a> [,] ${no} [,] nicht <group:b> [,] [${rather}] <group:c>`, m.mendedTo, later * 2),
  ...rule('group', `<group:a> [,] ${nay} [,] der|die|das|den|dem <name:n>`, m.mendedByName, later),
]

/** What is put right in the middle of a sentence. */
export const mended: readonly Rule[] = [...amounts, ...places]
