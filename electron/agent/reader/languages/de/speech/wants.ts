import type { Rule } from '../../../chart/rule.ts'
import { rule } from '../../../chart/rule.ts'
import { isBurntIn, lack } from '../../../meaning/asked.ts'
import { areClips } from '../../../meaning/sets/sorts.ts'
import { lacks, wishes } from '../../wordRules.ts'
import type { Effect } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'

const very = 'zu|viel_zu|so|sehr|ziemlich|etwas_zu|ein_bisschen_zu|echt|total|recht|extrem|ganz_schön'

const sound: readonly Rule[] = [
  ...wishes(
    'sameLevel',
    'gleich|gleiche|passe|pass <group> an <group> [an]',
    'gleich|genauso|ebenso laut|leise',
    'so laut|leise wie möglich|es_geht',
    'gleiche|gleichen|selbe|selben lautstärke|lautheit|pegel',
  ),
  ...wishes('halved', 'halbier|halbiere|halbieren|halbiert'),
  ...wishes('clipped', 'übersteuert|übersteuern|verzerrt|verzerrung|verzerrungen|clippt|übersteuerung'),
  ...wishes('roomy', 'hallig|verhallt|zu_viel_hall|zu_viel_echo|viel_hall|hallt|hall|nachhall'),
  ...wishes('uneven', 'ungleichmäßig|unausgeglichen|schwankt|schwanken|mal_laut_mal_leise|mal_laut_,_mal_leise'),
  ...wishes('tooLoud', `${very} laut`, 'übertönt|überdeckt|dröhnt'),
  ...wishes('tooQuiet', `${very} leise|schwach`, 'kaum|nicht|schlecht [zu] hörbar|hören|verstehen', 'nicht_laut_genug'),
  ...wishes('muffled', 'dumpf|matt|dunkel|undeutlich|unklar|klarer|heller|verständlicher|brillanter'),
  ...wishes(
    'boomy',
    'wummert|wummern|wummrig|dröhnig|bassig|bumsig|zu_viel_bass|matschig|rumpelt|rumpeln|ploppt|plopplaute',
  ),
  ...wishes('harsh', 'scharf|schrill|spitz|blechern|zischelt|zischlaute|zischt|zu_viele_höhen|zu_hell|dunkler'),
  ...wishes('thin', 'dünn|kalt|leblos|voller|wärmer|mehr_körper|fülliger'),
  ...wishes('clicks', 'klickt|knackt|knackser|knacken|klicks|klicken|knistert|knistern|prasseln'),
  ...wishes(
    'noisy',
    'rauscht|rauschen|rausch|verrauscht|brummt|brummen|summt|summen|surrt|störgeräusche|hintergrundgeräusche|hintergrundrauschen|lüfter|verkehrslärm|windgeräusche|geräusche|noise',
  ),
  ...wishes('draggy', 'zu|so viele|viel|lange pausen|stille', 'zieht_sich|schleppt_sich|schleppend|langatmig'),
  ...wishes('pace', `${very} schnell|langsam|hastig`, 'spricht|redet schnell|langsam'),
  ...wishes(
    'better',
    'besser|schöner|professioneller|professionell|gut|toll|sauberer|schlecht|furchtbar|schrecklich klingen|klingt|anhört|anhören',
    'klingen|klingt [viel|etwas|mehr] besser|schöner|professioneller|professionell|gut|toll|sauberer|schlecht|furchtbar|schrecklich|komisch',
    'verbessere|verbessern|verbesser|verschönere|poliere|optimiere|aufhübschen|mach_es_schön|mach_es_besser|studioqualität',
  ),
]

const missing: readonly Rule[] = [
  ...lacks(
    'translate',
    'übersetze|übersetz|übersetzen|übersetzung',
    'ins|auf französische|englische|deutsche|spanische|englisch',
  ),
  ...lacks(
    'transcribe',
    'transkribiere|transkribier|transkribieren|transkript|untertitel|abschrift|verschriftliche|abtippen',
  ),
  ...lacks('record', 'nimm_auf|aufnehmen|aufnahme_starten|starte_die_aufnahme|nimm_mich_auf|zeichne_auf'),
  ...lacks('master', 'mastern|mastere|master|remixe|remix|abmischen|mische_ab'),
  ...lacks('tune', 'autotune|stimmen_korrigieren|tonhöhenkorrektur|tonhöhe_korrigieren'),
  ...lacks(
    'publish',
    'veröffentliche|veröffentlichen|lade_hoch|hochladen|hoch_laden|schick|schicke|schicken|sende|senden|maile|mail|teile|teilen|brenne|brennen|drucke|drucken|poste|posten',
    'auf|zu|nach|bei spotify|soundcloud|youtube|dropbox|facebook|instagram|apple_podcasts',
  ),
  ...lacks('separate', 'isoliere|isolieren|trenne_die_stimme|extrahiere|karaoke|gesang_entfernen|stimme_entfernen'),
  ...lacks('zoom', 'zoom|zoome|zoomen|scroll|scrolle|scrollen|vergrößere_die_ansicht'),
  ...lacks('voices', 'klingen|klingt|anhören|sprechen wie', 'stimme_klonen|klone_meine_stimme|stimme_von'),
  ...lacks(
    'findWords',
    'ähs|ähms|öhs|füllwörter|füllwort|atmer|atemgeräusche|atmen|huster|husten|nieser|niesen|lacher|gelächter|flüche|schimpfwörter|schmatzer|schmatzgeräusche|versprecher|stotterer|stottern|das_wort',
  ),
  ...lacks('otherEffects', 'flanger|phaser|verzerrer|vocoder|vibrato|tremolo|wahwah|bitcrusher|plugin|plugins|vst'),
  ...lacks('music', 'melodie|harmonie|akkorde|begleitung|komponiere|komponieren|einen_beat'),
  ...lacks('beats', 'bpm|schläge_pro_minute'),
  ...lacks(
    'openFile',
    'öffne|öffnen|lade [eine|ein|die|das|andere|anderes|neue|neues|nächste] [andere|anderes|neue|neues] datei|projekt|aufnahme',
  ),
  ...rule(
    'want',
    'verschiebe|verschieb|schieb|schiebe|bewege|rücke <group:g> [auf|nach|um|zu]',
    ({ g }: { g: Group }) => (isLabel(g) ? lack('moveLabels') : null),
  ),
  ...rule(
    'want',
    'entferne|entfern|lösche|lösch|nimm|entfernen|löschen [den|die|das|alle] <effect:e>',
    ({ e }: { e: Effect }) => (isBurntIn(e.act) ? lack('takeEffectOut') : null),
  ),
  ...rule(
    'want',
    'tausche|tausch|vertausche|vertausch|tauschen|vertauschen|wechsle [aus] <group:g>',
    ({ g }: { g: Group }) => (areClips(g) ? lack('swapClips') : null),
  ),
]

const isLabel = (group: Group): boolean => (group.kind === 'named' || group.kind === 'sort') && group.sort === 'label'
export const wants: readonly Rule[] = [...sound, ...missing]
