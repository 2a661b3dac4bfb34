import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as v from '../../../meaning/values.ts'

const happenings =
  'cough coughs coughing sneeze breath breaths breathing applause clapping laugh laughter laughing giggle giggling bang thud thump bump beep beeps swearword swear_word curse curse_word f_word ring ringing ringtone phone phone_call dog barking bark door door_slam slam doorbell hiccup hiccups burp um ums uh erm stumble stutter slip mistake flub fluff retake siren horn car truck plane chair squeak creak rustle rustling feedback mic_bump knock knocking sniff sniffle throat_clearing whisper chatter crosstalk interruption glitch dropout'
const which = 'the|that|this|a|an|my|his|her|their|one|some|any'
const how = 'little|loud|big|nasty|annoying|short|long|stupid|awful|horrible|tiny|weird|strange|background|ugly|silly'

/** What happens somewhere that is said in full, and other words for what is given. */
export const events: readonly Rule[] = [
  ...happenings.split(' ').flatMap((said) => words('event', said, said.replaceAll('_', ' '))),
  ...rule(
    'group',
    `[${which}] [${how}] <event:e> [noise|sound] [that_is|which_is|there] [at|,|:|(] <stretch:s> [)]`,
    g.eventAt,
    0.2,
  ),
  ...rule('group', `<stretch:s> , [${which}] [${how}] <event:e>`, g.eventAt, 0.4),
  ...rule('argument', 'with [the|a] name|title|text|caption|heading <text:v>', v.tied('called'), -0.5),
  ...words<'marker'>(
    'marker',
    'if_that_is_okay|if_that_is_ok|if_possible_at_all|for_the_time_being|for_the_meantime|in_the_meantime',
    { kind: 'marker', marks: 'courtesy' },
    -0.6,
  ),
]
