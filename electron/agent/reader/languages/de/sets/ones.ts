import { type Rule, rule, words } from '../../../chart/rule.ts'
import { fewOnes, nthLike, nthOne, soMany } from '../../../meaning/sets/ones.ts'
import { beside, everyOne } from '../../../meaning/sets/groups.ts'

const the = 'der|die|das|den|dem'
const ofThem = 'davon|von_ihnen|von_denen|aus_der_liste|in_der_liste'

/** Some of what was spoken of: "die zweite davon", "die ersten zwei davon", "alle davon". */
export const ones: readonly Rule[] = [
  ...rule('group', `${the} <ordinal:o> ${ofThem}`, nthOne, 0.1),
  ...rule('group', `${the} <ordinal:o>`, nthLike, 0.8),
  ...rule('group', `${the} ersten <number:n> [${ofThem}]`, fewOnes('firstFew'), 0.2),
  ...rule('group', `${the} letzten <number:n> [${ofThem}]`, fewOnes('lastFew'), 0.2),
  ...rule('group', 'nächsten|nächster|folgenden <noun:s>', beside(1), 0.2),
  ...rule('group', 'vorigen|vorherigen|voriger|vorheriger <noun:s>', beside(-1), 0.2),
  ...rule('group', `${the} nächste|nächster|nächstes|nächsten|folgende|folgenden <noun:s>`, beside(1)),
  ...rule(
    'group',
    `${the} vorige|voriges|vorigen|vorherige|vorheriges|vorherigen|vorangehende|vorangehenden <noun:s>`,
    beside(-1),
  ),
  ...rule('group', `sie|die|diese alle`, everyOne, 0.2),
  ...words('group', 'beide|beides|alle_beide|die_beiden|den_beiden|beiden|diese_beiden', soMany(2)(), 0.2),
  ...rule('group', 'alle drei', soMany(3), 0.2),
  ...rule('group', `alle|jede|jeden|jedes ${ofThem}`, everyOne),
]
