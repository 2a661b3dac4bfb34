import { type Rule, words } from '../../../chart/rule.ts'
import { inFrontOf } from '../../wordRules.ts'
import { microphones, unlike } from '../../../meaning/sets/ofNoun.ts'

/** Words in the names of tracks on which nobody speaks or sings; those of English stand in German projects too. */
const noVoice =
  'musik titelmusik titel thema jingle jingles bett teppich fläche flächen atmo atmos raum räume saal geräusch geräusche effekt effekte ton töne schlagzeug trommel trommeln becken bass kontrabass gitarre klavier flügel keyboard orgel streicher geige violine bratsche cello flöte saxophon saxofon trompete posaune horn bläser akkordeon harfe hackbrett zither rauschen brummen klick metronom applaus publikum regen wind wellen meer bach fluss vögel verkehr straße natur kassette band music theme sting bed pad ambience room sfx fx drums percussion guitar piano keys synth strings violin accordion noise click'

const voices = ['stimmen', 'sprecher', 'sprechspuren', 'sprachspuren', 'stimmspuren', 'gesangsspuren']

const mics = ['mikros', 'mikrofone', 'mikrophone']

/** "beide Stimmen", "die Stimmen": the tracks that are left where instruments and noises are taken off. */
export const voiceTracks: readonly Rule[] = [
  ...words(
    'group',
    inFrontOf(voices, 'beide|beiden|die_beiden|die_zwei|zwei|den_beiden|den_zwei'),
    unlike(noVoice, 2)(),
    0.3,
  ),
  ...words('group', inFrontOf(mics, 'beide|beiden|die_beiden|die_zwei|zwei|den_beiden'), microphones(noVoice)(), -0.3),
  ...words('group', inFrontOf(voices, 'alle_drei|die_drei|den_drei|allen_drei'), unlike(noVoice, 3)(), 0.3),
  ...words('group', inFrontOf(voices, 'die|alle|den|allen'), unlike(noVoice)(), 0.4),
]
