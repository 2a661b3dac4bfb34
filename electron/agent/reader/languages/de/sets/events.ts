import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { whileHeard, whileOn } from '../../../meaning/sets/heardTime.ts'
import type { Group, Stretch } from '../../../meaning/types.ts'

/** What happens in a recording, and has no name in the project. */
const happenings: ReadonlySet<string> = new Set(
  'huster|husten|nieser|niesen|atmer|räusperer|räuspern|lacher|lachen|gelächter|applaus|klatschen|knall|rums|rumpler|poltern|piepser|piepton|klingeln|telefon|telefonklingeln|handy|hund|hundegebell|bellen|tür|türknallen|schluckauf|rülpser|äh|ähm|ähs|stotterer|versprecher|fehler|patzer|panne|sirene|hupe|auto|flugzeug|stuhl|quietschen|knarzen|rascheln|rückkopplung|klopfen|schniefen|schmatzer|flüstern|gerede|geplapper|unterbrechung|aussetzer|störung|störgeräusch|fluch|schimpfwort|knacken|knackser|brummen|krach|lärm|geräusch'.split(
    '|',
  ),
)
const which = 'der|die|das|den|dem|dieser|diese|dieses|diesen|ein|eine|einen|mein|meinen|sein|seinen|ihr|ihren'
const how =
  'kleine|kleinen|laute|lauten|große|großen|blöde|blöden|nervige|nervigen|kurze|kurzen|lange|langen|dumme|dummen|schlimme|schlimmen'

/** "den Huster von 2:12 bis 2:14": where it is was said in full, so that no name is needed. */
const eventAt = ({ u, s }: { u: string; s: Stretch }): Group | null =>
  happenings.has(u.toLowerCase()) ? g.eventAt({ e: u, s }) : null

export const events: readonly Rule[] = [
  ...rule('group', `[${which}] [${how}] <unknown:u> [,|:|(] <stretch:s> [)]`, eventAt, -1.8),
  ...rule('group', `<stretch:s> , [${which}] [${how}] <unknown:u>`, eventAt, -1.6),
  ...rule('argument', '[,] solange|während <group:g> läuft|dauert|geht|spielt', whileOn, 0.1),
  ...rule(
    'argument',
    'wenn|sobald|während|solange|wo|überall_wo|dort_wo|immer_wenn <group:g> spricht|redet|läuft|singt|sprechen|reden|singen|zu_hören_ist',
    whileHeard,
  ),
]
