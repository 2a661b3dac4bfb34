import type { AnswerWords } from '../../language.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.split('|').map((one) => one.replaceAll('_', ' ')))

/** How answers and corrections are said. */
export const answers: AnswerWords = {
  yes: set(
    'ja|jawohl|jep|klar|genau|passt|in_ordnung|einverstanden|gerne|gern|mach_das|mach_es|los|stimmt|richtig|alles_klar|ja_bitte|ja_mach_das|okay|ok|jo|na_klar',
  ),
  afterYes: set('bitte|mach|das|es|so|alles|danke|doch|gerne'),
  no: set('nein|nee|nö|nein_danke|lieber_nicht|ablehnen|bitte_nicht|falsch|so_nicht'),
  drop: set(
    'falsches_projekt|falsche_datei|falsche_aufnahme|abbrechen|abbruch|lass_es|lass_das|vergiss_es|vergiss_das|schon_gut|egal|doch_nicht|lass_gut_sein|stopp|nein_lass_es',
  ),
  none: set('keine|keinen|keins|keine_davon|keinen_davon|keins_davon|weder_noch|nichts'),
  all: set('alle|alles|beide|alle_davon|beide_davon|alle_beide|jede|jeden|sämtliche'),
  other: set('andere|anderen|anderes|der_andere|die_andere|das_andere|die_anderen'),
  out: set('nicht|außer|ohne|bis_auf'),
  heads: set('hm|hmm|ach|ich_meinte_die|mach|mach_es|mach_das|nimm|doch|und|aber|bitte|ja|nein_doch'),
  corrects: set(
    'doch_nicht|ach_nee|nein|nee|nö|moment|warte|sorry|entschuldigung|ups|eigentlich|ich_meine|ich_meinte|lieber|oder_besser|besser|korrektur|doch_lieber|mach_daraus',
  ),
  instead: set('stattdessen|lieber'),
  adds: set(
    'jetzt|und_jetzt|jetzt_noch|jetzt_auch|dann_noch|und_dann_noch|als_nächstes|nun_noch|noch_ein|noch_eine|noch_einen|noch_eins|eine_weitere|einen_weiteren|ein_weiteres|und|plus|auch|und_auch|ach_und|oh_und|ok_und|okay_und|ja_und|ach_ja_und|gut_und',
  ),
  takesBack: set(
    'wie_vorher|wieder_wie_vorher|so_wie_vorher|wie_es_war|so_wie_es_war|wieder_so_wie_es_war|zurück_wie_es_war|mach_es_wieder_wie_vorher|mach_wieder_wie_vorher|mach_das_wieder_wie_vorher|lieber_wieder_wie_vorher|lieber_wie_vorher|doch_wieder_wie_vorher|stell_es_wieder_so_her|stell_das_wieder_so_her|doch_nicht|nein_doch_nicht|nee_doch_nicht|ach_doch_nicht|ach_nee_doch_nicht|ach_nein_doch_nicht|doch_lieber_nicht|lieber_doch_nicht|lieber_nicht|nein_lieber_nicht|besser_nicht|doch_besser_nicht|besser_doch_nicht|dann_doch_nicht|hm_doch_nicht|äh_doch_nicht|mach_das_doch_nicht|das_doch_nicht|lass_mal|ach_lass_mal|nee_lass_mal|nein_lass_mal|ach_nee_lass_mal|ach_nein_lass_mal|lass_mal_lieber|lass_das_mal|nee_lass_das|ach_nee_lass_das|nee_lieber_nicht|ach_nee_lieber_nicht',
  ),
  goesOn: set('jetzt|nun|dann|als_nächstes|jetzt_noch'),
  proposes: set(
    'was_ist_mit|was_ist_denn_mit|wie_wäre_es_mit|wie_wärs_mit|wie_steht_es_mit|wie_ist_es_mit|wie_siehts_mit|was_wird_mit',
  ),
  more: set(
    'mehr|noch_mehr|noch_etwas|noch_ein_bisschen|noch_ein_wenig|noch_ein_bisschen_mehr|noch_etwas_mehr|noch_ein_wenig_mehr|etwas_mehr|ein_bisschen_mehr|ein_wenig_mehr|bisschen_mehr|noch_ein_stück|noch_ein_stückchen|noch_ein_tick|noch_einen_tick|noch_einen_tick_mehr|noch_mal_etwas|nochmal_etwas|noch_mal_ein_bisschen|nochmal_ein_bisschen|ruhig_noch_mehr|ruhig_noch_etwas_mehr|ein_tick_mehr|einen_tick_mehr',
  ),
  setsBack: set(
    'zurück_auf|geh_zurück_auf|wieder_auf|geh_wieder_auf|geh_auf|runter_auf|wieder_runter_auf|zurück_zu|mach_es|mach_das|mach_daraus|mach_wieder|nimm|lieber|stell_es_auf|setz_es_auf|dann_lieber|also|dann|lieber_nur|nur',
  ),
  tries: set('nimm|mach|versuch|versuche|probier|probiere|mach_es|zurück_auf|wieder_auf|runter_auf'),
  itIs: set('das_ist|das_war|ist|jetzt_ist_es|es_ist|das_ist_jetzt|jetzt_ist_das|das_ist_mir|er_ist|sie_ist|ist_mir'),
  tooMuch: set(
    'zu|viel_zu|etwas_zu|ein_bisschen_zu|bisschen_zu|ein_wenig_zu|deutlich_zu|immer_noch_zu|noch_zu|jetzt_zu',
  ),
  joins: set('dazu|hinzu|mit_dazu'),
  keeps: set('nur|lediglich|mach_nur|nur_noch|behalte_nur'),
  leaves: set(
    'lass_weg|ohne|nicht|außer|überspringe|überspring|bis_auf|alles_außer|alle_außer|aber_nicht|aber_ohne|mach_nicht|lösche_schritt',
  ),
  putsBack: set(
    'nimm_wieder_rein|nimm_wieder_auf|nimm_wieder_hinein|nimm_wieder_dazu|nimm_doch_dazu|tu_wieder_rein|tu_wieder_dazu|hol_zurück|hol_wieder_rein|hole_zurück|bring_zurück|leg_zurück|füge_wieder_hinzu|füge_wieder_ein|stell_wieder_her|stelle_wieder_her|mach_doch|mache_doch|mach_doch_auch',
  ),
  counted: set('schritt|schritte|schritten|schritts'),
  steps: set('schritt|schritte|teil|teile|änderung|änderungen|nummer'),
  idle: set(
    'der|die|das|den|dem|ein|eine|einen|bitte|für|jetzt|es|sie|und|nur|zu|auf|in|an|am|im|von|mit|ist|ich|meine|meinte|nehme|nimm|nummer|spur|clip|marke|oder|ja|weg|möchte|will',
  ),
  naming: set('in|zu|nenn_sie|nenn_ihn|nenne_sie|namens'),
}
