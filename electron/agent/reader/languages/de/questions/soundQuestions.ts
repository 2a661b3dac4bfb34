import type { Rule } from '../../../chart/rule.ts'
import { words } from '../../../chart/rule.ts'
import { costing } from '../../wordRules.ts'

const clipped =
  'übersteuert|übersteuern|übersteuerung|übersteuerungen|übersteuertes|clippt|clippen|clipping|clipt|geclippt|verzerrt|verzerren|verzerrung|verzerrungen|im_roten_bereich|im_roten'
const hum =
  'brummt|brummen|brumm|gebrumm|netzbrummen|netzbrumm|brummton|brummschleife|summt|summen|surrt|surren|50_hz_brummen'
const room = '[der|die|das|dieser|dieses|mein|unser] raum|aufnahme|hintergrund|spur|ton|ganze|es'
const floor =
  'rauschen|grundrauschen|hintergrundrauschen|raumrauschen|rauschpegel|störpegel|rauschabstand|störabstand|signal_rausch_abstand|raumton|nebengeräusche|hintergrundgeräusche'

/** What is asked of the sound itself and answered by listening. */
export const soundQuestions: readonly Rule[] = [
  ...costing('clipping', -0.2, `[etwas|was|irgendetwas|irgendwas] [irgendwo|da|hier] ${clipped} [irgendwo]`),
  ...costing(
    'hum',
    -0.2,
    `[ein|einen|das|irgendein] ${hum} [irgendwo|im_hintergrund|drin]`,
    'brummt|summt|surrt es|da|was|etwas',
  ),
  ...costing(
    'loudest',
    -0.4,
    '[am] lautesten',
    '[die|der|das] lauteste|lautesten [stelle|punkt|moment|teil|abschnitt|passage|spitze|sekunde]',
    '[die|der] höchste|größte spitze|pegelspitze|ausschlag',
  ),
  ...costing(
    'quietest',
    -0.4,
    '[am] leisesten',
    '[die|der|das] leiseste|leisesten [stelle|punkt|moment|teil|abschnitt|passage|sekunde]',
  ),
  ...costing(
    'noise',
    -0.5,
    `wie_verrauscht|wie_laut|wie_leise|wie_ruhig|wie_still|wie_rauschig ist|sind ${room}`,
    'wie_verrauscht|wie_rauschig [ist|sind]',
    'wie_stark|wie_sehr rauscht [es|der_raum|die_aufnahme]',
  ),
  ...costing('noise', -0.4, `[wie_laut|wie_hoch|wie_stark|wie_groß] [ist|sind] [das|der|die] ${floor} [in|auf|von]`),
  ...costing('noise', -0.4, `[miss|messe|prüf|prüfe|bestimme] [das|den|die] ${floor} [von|in|auf]`),
  ...costing(
    'balance',
    -0.5,
    '[viel|deutlich|etwas] leiser|lauter als',
    '[so|genauso|genau_so|ebenso] laut|leise wie',
    'gleich|gleichmäßig laut|leise',
    '[die] gleiche|selbe lautstärke|lautheit [wie]',
    '[der] lautstärkeunterschied|lautheitsunterschied|pegelunterschied [zwischen|von]',
    'vergleich|vergleiche [die] [lautstärke|lautheit|pegel] [von|zwischen]',
  ),
  ...costing('balance', -0.8, '[im] vergleich|verglichen|gegenüber [zu|zum|zur|mit|mit_dem|mit_der]'),
  ...costing('balance', -0.3, 'lauter|leiser'),
  ...costing(
    'sync',
    -0.5,
    'synchron|asynchron|unsynchron|im_takt|versetzt|zueinander_versetzt|verschoben|im_gleichlauf [zu|zur|zum|mit]',
    'driftet|driften [auseinander]',
    'laufen|läuft [es|sie|die_spuren|das] auseinander',
    '[der|ein|einen] versatz|zeitversatz|zeitunterschied|verzug [zwischen|von]',
    'zu_spät|zu_früh|verspätet|verzögert [gegenüber]',
  ),
  ...words('aside', 'mit|zwischen|gegen|beim|vom|zum', true, 0.4),
  ...costing(
    'any',
    0.1,
    'prüf|prüfe|schau|hör|höre|such|suche|teste [mal] [nach] , ob',
    'prüf|prüfe|such|suche nach|auf',
  ),
]
