import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import type { Joint, Marker } from '../../../meaning/sentenceTypes.ts'
import { pleas } from './pleas.ts'

const marker = (marks: Marker['marks'], said: string, cost = 0): Rule[] =>
  words<'marker'>('marker', said, { kind: 'marker', marks }, cost)
const joint = (kind: Joint['joint'], said: string, cost = 0): Rule[] =>
  words<'joint'>('joint', said, { kind: 'joint', joint: kind }, cost)

const courtesies: readonly Rule[] = [
  ...marker(
    'courtesy',
    'im_voraus|vielen_dank_im_voraus|besten_dank_im_voraus|beste_grüße|herzliche_grüße|schöne_grüße|mit_freundlichen_grüßen|mfg|und_liebe_grüße|' +
      'und_viele_grüße|gut_gemacht|super_gemacht|gute_arbeit|sehr_gut|sehr_schön|klingt_gut|das_klingt_gut|alles_klar|na_gut|na_ja|tja|bitteschön|danke|dankeschön|danke_dir|danke_schön|vielen_dank|besten_dank|herzlichen_dank|danke_im_voraus|' +
      'hallo|hi|hey|ey|yo|joa|tjo|mensch|mann|leute|sag_mal|hör_mal|hör_zu|pass_auf|halt_mal|moin|servus|guten_morgen|guten_tag|guten_abend|grüß_dich|na|ähm|äh|hm|hmm|ok|okay|gut|also|so|ach|ah|oh|' +
      'ja|jo|jap|super|toll|prima|klasse|perfekt|schön|mal|eben|kurz|schnell|mal_eben|mal_kurz|mal_schnell|doch|doch_mal|' +
      'doch_bitte|halt|einfach|jetzt|gleich|sofort|nun|noch|noch_schnell|erst_mal|erstmal|als_erstes|' +
      'zum_schluss_noch|' +
      'für_mich|für_uns|mir|uns|vielleicht|eigentlich|übrigens|weißt_du|ehrlich_gesagt|natürlich|wie_gesagt|' +
      'wie_immer|wie_besprochen|das_wäre_super|das_wäre_toll|das_wäre_nett|das_wäre_schön|das_wäre_prima|das_wär_super|' +
      'das_wärs|das_wars|das_war_es|das_ist_alles|mehr_nicht|liebe_grüße|viele_grüße|lg|gruß|tapehand|entschuldigung|' +
      'entschuldige|sorry|komplett|ganz|vollständig|sauber|vorsichtig|sanft|genau|exakt|bitte_schön|' +
      'gleich_mal|direkt|denn|jedenfalls|dafür|stattdessen|wohl|endlich|du|schon_mal|schonmal',
  ),
  ...words<'marker'>(
    'marker',
    'bitte|bidde|wenn_es_geht|wenns_geht|wenn_möglich|falls_möglich|wenn_du_magst|wenn_du_so_nett_bist|' +
      'wenn_es_dir_nichts_ausmacht|wenn_du_kannst|falls_du_kannst|wenn_du_zeit_hast|sei_so_gut|sei_so_nett|sei_so_lieb',
    { kind: 'marker', marks: 'courtesy', entreats: true },
  ),
  ...words<'marker'>('marker', 'gern|gerne|am_liebsten|lieber|sehr_gern|sehr_gerne|wahnsinnig_gern', {
    kind: 'marker',
    marks: 'courtesy',
    wishes: true,
  }),
  ...words<'marker'>('marker', 'dann|anschließend|danach|hinterher', {
    kind: 'marker',
    marks: 'courtesy',
    next: true,
  }),
  ...words<'marker'>(
    'marker',
    'deshalb|daher|deswegen|darum',
    { kind: 'marker', marks: 'courtesy', follows: true },
    0.8,
  ),
  ...marker('courtesy', 'automatisch|insgesamt|im_großen_und_ganzen|von_allein|von_alleine|von_selbst', 0.8),
  ...rule('marker', '[,] und zwar', () => ({ kind: 'marker' as const, marks: 'courtesy' as const }), -0.4),
  ...marker('courtesy', ')|(|*|_', 0.6),
  ...rule(
    'marker',
    '<number:n> )',
    ({ n }: { n: number }) =>
      Number.isInteger(n) && n > 0 && n < 30 ? { kind: 'marker' as const, marks: 'courtesy' as const } : null,
    0.6,
  ),
]

/** "Kannst du", "ich hätte gern, dass du" and the like: an order follows, with its verb in any form. */
const asks: readonly Rule[] = [
  ...marker(
    'ask',
    'ich_wäre_dir_sehr_dankbar_,_wenn_du|ich_wäre_ihnen_dankbar_,_wenn_sie|ich_wäre_sehr_dankbar_,_wenn_du|wärst_du_so_freundlich_,|wärst_du_so_nett_,|wärst_du_so_lieb_,|wären_sie_so_freundlich_,|dürfte_ich_dich_bitten_,|dürfte_ich_sie_bitten_,|könntest|würdest|so_nett_sein_und|so_lieb_sein_und|so_gut_sein_und|so_freundlich_sein_und|so_nett_sein_,|so_freundlich_sein_,|kannst_du|kannst_du_mir|kannst_du_mal|kannste|könntest_du|könntest_du_mir|könnten_sie|können_sie|würdest_du|würden_sie|' +
      'kriegst_du|bekommst_du|kriegt_ihr|kriegen_sie|bekommen_sie|kriegen_wir|bekommen_wir|magst_du|möchtest_du|willst_du|könntet_ihr|könnt_ihr|würdet_ihr|wärst_du_so_nett_und|wärst_du_so_lieb_und|' +
      'wärst_du_so_freundlich_und|sei_so_nett_und|sei_so_gut_und|sei_so_lieb_und|bist_du_so_nett_und|bist_du_so_lieb_und|' +
      'sollst_du|solltest_du|musst_du|müsstest_du|darfst_du|tu_mir_den_gefallen_und|können_wir|könnten_wir|lass_uns|lasst_uns|wollen_wir|ich_möchte|ich_möchte_gern|' +
      'ich_möchte_gerne|ich_würde_gern|ich_würde_gerne|ich_hätte_gern|ich_hätte_gerne|ich_will|ich_brauche|wir_brauchen|' +
      'wir_müssen|ich_muss|du_sollst|du_kannst|du_könntest|du_musst|du_solltest|könnte_ich_bitte|wir_sollten|ich_sollte|wir_wollen|' +
      'wir_möchten|ich_bitte_dich|ich_möchte_dich_bitten|darf_ich_dich_bitten|ich_will_,_dass_du|ich_möchte_,_dass_du|' +
      'ich_möchte_dass_du|ich_will_dass_du|ich_hätte_gern_,_dass_du|ich_hätte_gerne_,_dass_du|es_wäre_nett_,_wenn_du|' +
      'es_wäre_schön_,_wenn_du|es_wäre_super_,_wenn_du|es_wäre_toll_,_wenn_du|wäre_nett_,_wenn_du|wäre_super_,_wenn_du|' +
      'es_wäre_nett_wenn_du|es_wäre_super_wenn_du|wäre_es_möglich_,|ist_es_möglich_,|ich_wäre_dir_dankbar_,_wenn_du|' +
      'ich_wäre_dankbar_,_wenn_du|ich_fände_es_gut_,_wenn_du|ich_bitte_dich_,|ich_möchte_dich_bitten_,|' +
      'ich_möchte_sie_bitten_,|ich_bitte_sie_,|darf_ich_dich_bitten_,|bist_du_in_der_lage_,|sorge_dafür_,_dass|' +
      'hilf_mir|hilf_mir_,|mach_mal|versuch_mal|versuche|versuch|geh_hin_und|vergiss_nicht_,|denk_daran_,|denk_dran_,|' +
      'es_ist_zeit_,|ich_brauche_jetzt|ich_bräuchte|wir_bräuchten|bräuchte_ich|hätte_ich_gern|hätte_ich_gerne|bitte_einmal|einmal|einmal_bitte|ich_würde_gern_mal|kann_ich_bitte|kann_ich|darf_ich',
  ),
]

const denials: readonly Rule[] = [
  ...marker(
    'negation',
    'nicht|nie|niemals|kein|keine|keinen|keiner|keinem|keines|nichts|keinesfalls|auf_keinen_fall|auf_gar_keinen_fall|' +
      'keineswegs|bloß_nicht|ja_nicht|nicht_mehr|noch_nicht|gar_nicht|überhaupt_nicht|lieber_nicht|besser_nicht|unter_keinen_umständen|' +
      'weder|noch_nie|niemand|nirgends|nirgendwo|ohne|kaum|vermeide|vermeide_es|hüte_dich|brauchst_du_nicht|musst_du_nicht|' +
      'nicht_nötig|sollst_du_nicht|darfst_du_nicht|nicht_an|nicht_anfassen|nicht_anrühren|mitnichten|net|nich|nit',
  ),
  ...marker(
    'retraction',
    'doch_nicht|ach_nein|vergiss_es|vergiss_das|vergessen_sie_es|lass_es|lass_gut_sein|lass_mal|lass_stecken|lass_das|' +
      'lass_es_sein|lass_es_bleiben|lass_das_sein|egal|schon_gut|war_nur_spaß|nur_spaß|kleiner_scherz|war_ein_scherz|scherz|war_nur_ein_scherz|' +
      'war_ein_witz|kleiner_witz|doch_lieber_nicht|lieber_doch_nicht|lieber_nicht|besser_nicht|nein_doch_nicht|nee_doch_nicht|' +
      'nein_lass|nee_lass|nein_lass_es|nein_vergiss_es|abbrechen|abbruch|brich_ab|ich_habe_es_mir_anders_überlegt|' +
      'hab_es_mir_anders_überlegt|habs_mir_anders_überlegt|ich_habs_mir_anders_überlegt|ich_nehme_das_zurück|hat_sich_erledigt|' +
      'ist_erledigt|erledigt|nicht_so_wichtig|ignorier_das|ignoriere_das|stopp_das|kommando_zurück|nein_stopp|ach_egal|ach_nichts|' +
      'nein_danke|tu_das_nicht|mach_das_nicht|mach_es_nicht|tu_es_nicht|lass_alles_so|lass_es_so|lass_alles_wie_es_ist|' +
      'vergiss_was_ich_gesagt_habe|oder_auch_nicht|oder_doch_nicht|ach_lass|ach_lass_mal|nein_nicht|fehlalarm|bleib_so',
    0.2,
  ),
  ...marker(
    'repair',
    'nein|nee|nö|ne|halt|moment|warte|beziehungsweise|bzw|vielmehr|quatsch|korrektur|korrigiere|besser|falsch|eher|lieber',
    0.3,
  ),
  ...marker(
    'repair',
    'warte_mal|oder_nein|ach_nein|stopp_nein|ich_meine|ich_meinte|ich_mein|besser_gesagt|sorry_ich_meine|sorry_ich_meinte|äh_nein|ach_nein_doch|' +
      'genauer_gesagt|oder_besser|oder_vielmehr|nein_ich_meine|nein_ich_meinte|nein_warte|nein_warte_mal|oder_eher|' +
      'nein_lieber|nein_doch_lieber|doch_lieber|lieber_doch|dann_doch_lieber|nein_doch|ach_nein|oder_nein_doch|äh_ich_meine|' +
      'sagen_wir|sagen_wir_mal|sagen_wir_lieber|oder_sagen_wir|oder_lieber|nein_besser|nein_halt|quatsch_ich_meine|nee_warte',
    -0.4,
  ),
  ...marker(
    'spare',
    'lässt_du_so|lassen_wir_so|lassen_sie_so|lässt_du_in_ruhe|lässt_du_bitte|soll_drin_bleiben|sollen_drin_bleiben|soll_stehen_bleiben|lass|lasse|lassen|lassen_sie|lass_aber|lasse_aber|lassen_sie_aber|lass_dabei|lass_bitte|lass_mir|bleib|bleibe|bleibt|bleiben|soll_bleiben|sollen_bleiben|soll_so_bleiben|verschone|verschon|' +
      'fass|fasse|rühr|rühre|schone|erhalte|bewahre|soll_erhalten_bleiben|bleibt_erhalten|bleiben_erhalten|finger_weg_von|' +
      'finger_weg_vom|hände_weg_von|soll_bleiben_wie_es_ist|ausgenommen',
    0.2,
  ),
  ...marker(
    'spare',
    'kann_bleiben|können_bleiben|darf_bleiben|dürfen_bleiben|kann_drin_bleiben|können_drin_bleiben|darf_drin_bleiben|dürfen_drin_bleiben|kann_da_bleiben|kann_so_bleiben|können_so_bleiben',
    -2.2,
  ),
  ...marker(
    'filler',
    'in_ruhe|in_frieden|unberührt|unangetastet|unverändert|so_wie_es_ist|wie_es_ist|wie_sie_ist|wie_er_ist|wie_sie_sind|wie_sie_sind|so_wie_sie_ist|so_wie_er_ist|' +
      'so_wie_sie_sind|intakt|bestehen|stehen|außen_vor|davon_unberührt',
    -0.6,
  ),
]

/** Behind these a comma is as good as a colon: what follows is what somebody said. */
const reported =
  'gesagt|sagte|sagt|meinte|meint|meinst|befahl|rief|schrieb|schreibt|geschrieben|gemeint|hieß_es|behauptet|behauptete|verlangte|erzählte|erzählt|riet|geraten|bat|gebeten|vorgeschlagen'
    .split('|')
    .flatMap((word) => [`${word}_,`, `${word}_:`])
    .join('|')

const stories: readonly Rule[] = [
  ...marker(
    'condition',
    'morgen|übermorgen|nachher|demnächst|irgendwann|nächste_woche|heute_abend|wenn|falls|sofern|ob|sobald|solange|bevor|nachdem|während|bis|es_sei_denn|vorausgesetzt|nur_wenn|außer_wenn|nur_falls|' +
      'angenommen|unter_der_bedingung|gesetzt_den_fall|für_den_fall|im_falle|je_nachdem|immer_wenn|sollte|sollten|selbst_wenn|auch_wenn|wann_immer|ehe',
  ),
  ...marker(
    'hypothesis',
    'ich_würde|ich_könnte|wir_könnten|man_könnte|man_sollte|man_müsste|an_deiner_stelle|wenn_ich_du_wäre|ich_überlege|' +
      'ich_überlege_ob|ich_frage_mich|ich_frage_mich_ob|ich_hätte|hätte|hätten|wäre|würde|würden|möchte|möchten|will|wollen|' +
      'ich_wollte|wollte|wollten|ich_wünschte|ich_plane|ich_habe_vor|ich_denke_darüber_nach|ich_bin_nicht_sicher|' +
      'ich_weiß_nicht|eventuell|womöglich|ich_werde|ich_glaube|ich_denke|könnte|könnten|dürfte|ich_war_kurz_davor|ich_hatte_vor|werde|wird',
    0.2,
  ),
  ...marker(
    'report',
    'fast|beinahe|gestern|vorgestern|neulich|kürzlich|vorhin|letzte_woche|heute_morgen|gerade_eben|schon|bereits|früher|' +
      'ich_habe|ich_hab|ich_hatte|wir_haben|wir_hatten|du_hast|du_hattest|er_hat|sie_hat|sie_haben|habe|haben|hat|hatte|hatten|hab|' +
      'jemand|irgendwer|irgendjemand|sagte|sagt|gesagt|meinte|meint|erzählte|bat|bittet|gebeten|befahl|verlangt|verlangte|' +
      'empfahl|empfiehlt|vorgeschlagen|versuchte|versucht|immer|meistens|oft|manchmal|normalerweise|versehentlich|aus_versehen|' +
      'hat_gesagt|soll_ich_ausrichten|angeblich|offenbar|anscheinend|musste|mussten|durfte|sollte_ich|damals|wurde|wurden|worden|' +
      'ist_schon|behauptet|schlug_vor|schreibt|schrieb|las|gehört|gelesen|man_sagt|hast_du_nicht|' +
      'ich_sagte|ich_sagte_nicht|nie_gesagt|habe_nie_gesagt|hieß_es|tutorial|das_tutorial|anleitung|die_anleitung|zufällig',
    0.2,
  ),
  ...marker(
    'question',
    'was|wer|wen|wem|wessen|warum|wieso|weshalb|wie|welche|welcher|welches|welchen|welchem|wo|wohin|woher|wann|wie_viel|wie_viele|' +
      'wieviel|wieviele|wie_lang|wie_lange|wie_laut|was_passiert|was_wäre|gibt_es|gibts|kann_man|könnte_man|darf_man|soll_ich|sollen_wir|sollte_man|' +
      'muss_ich|müssen_wir|bin_ich|habe_ich|hast_du|haben_wir|hat_der|hat_die|wurde_schon|lässt_sich|' +
      'kann_der|kann_die|kann_das|könnte_der|könnte_die|wird_der|wird_die|wie_kann_ich|wie_mache_ich|erklär|erkläre|beschreib|beschreibe|sag_mir|' +
      'ist_es|bist_du|geht_es|geht_das|weißt_du_ob|wofür|womit|wozu|worum|sind_die|ist_der|ist_die|ist_das|ob_man|muss_man|' +
      'zeig_mir|wie_macht_man|stimmt_es|löschst_du|kann_es_sein',
  ),
  ...marker('subject', 'ich|wir|ihr', 0.3),
  ...words<'marker'>(
    'marker',
    'er|man|mein_chef|meine_chefin|der_chef|die_chefin|chef|chefin|mein_kollege|meine_kollegin|der_kunde|die_kundin|kunde|' +
      'mein_mann|meine_frau|mein_bruder|meine_schwester|meine_mutter|mein_vater|mein_freund|meine_freundin|der_redakteur|die_redakteurin|die_redaktion|redaktion|' +
      'der_produzent|die_produzentin|mein_lehrer|leute|die_leute|das_team|mein_team|hörer|die_hörer|niemand|keiner_hat|mein_cutter|der_regisseur|die_regie',
    { kind: 'marker', marks: 'subject', others: true },
    0.3,
  ),
  ...marker('modal', 'ist_zu|sind_zu|bleibt_zu', 1),
  ...marker('subject', 'sie|du', 0.8),
  ...words<'marker'>(
    'marker',
    'damit|sodass|so_dass|um_zu|auf_dass|damit_man|damit_es|damit_ich|damit_wir|damit_er|damit_sie',
    { kind: 'marker', marks: 'reason', why: 'noun', aims: true },
    0.2,
  ),
  // "blend die Musik so aus, dass sie bei 0:25 unhörbar ist": what it is to come to.
  ...words<'marker'>('marker', 'dass', { kind: 'marker', marks: 'reason', why: 'noun', aims: true }, 0.5),
  ...words<'marker'>(
    'marker',
    'weil|da_er|da_sie|da_es|da_der|da_die|da_das|da_ich|da_wir|da_ja|denn_das|denn_so|denn_dann|denn_es|denn_sonst|denn_die|denn_der|denn_ich|denn_wir|wegen|aufgrund|nämlich|deshalb_weil|zumal|' +
      'nachdem_ich|nachdem_wir|nachdem_mir|nachdem_uns|nachdem_man|nachdem_sich',
    { kind: 'marker', marks: 'reason', why: 'noun' },
    0.2,
  ),
  ...marker(
    'modal',
    'soll|sollen|muss|müssen|kann|können|darf|dürfen|gehört|gehören|soll_bitte|sollen_bitte|wird_bitte|werden_bitte|gehört_bitte|sollte|sollten|müsste|müssten|könnte|könnten',
    0.2,
  ),
  ...marker(
    'copula',
    'sei|seien|wäre|wären|ist|sind|war|waren|klingt|klingen|scheint|wirkt|wirken|bin|bist|gewesen|wird|werden|dauert|enthält|nervt|nerven|stört|stören|gefällt|gefallen|passt|mag|hasst|hasse|hassen|liebt|liebe|lieben',
  ),
  ...marker(
    'predicate',
    'klingt_besser|besser_klingt|klingt_es_besser|klingt_das_besser|besser_ist|ist_besser|ist_es_besser|wird_es_besser|wirkt_besser|' +
      'besser_wirkt|besser_passt|passt_besser|besser_gefällt|gefällt_mir_besser|besser_verstehen|besser_zu_hören|' +
      'zu|sehr|so|viel_zu|etwas_zu|ziemlich|recht|echt|wirklich|total|extrem|furchtbar|schrecklich|langweilig|schlecht|nervig',
    0.4,
  ),
]

const others: readonly Rule[] = [
  ...marker(
    'courtesy',
    'danke_nochmal|danke_noch_mal|danke_noch_einmal|hallo_nochmal|sorry_nochmal|nochmal_danke|noch_einmal_danke',
    -2,
  ),
  ...marker(
    'again',
    'noch_einmal|noch_mal|noch_einmal_das_gleiche|noch_mal_das_gleiche|das_gleiche_noch_mal|das_gleiche_noch_einmal',
    -2.6,
  ),
  ...marker('again', 'nochmal|nochmals|wieder|erneut|abermals', 0.4),
  ...marker(
    'same',
    'dasselbe|das_gleiche|das_selbe|mach_dasselbe|mach_das_gleiche|tu_dasselbe|genauso|ebenso|mach_das|mach_das_auch|gleiches|mach_das_gleiche_auch|das_gleiche_auch',
    0.4,
  ),
  ...marker('also', 'auch|ebenfalls|außerdem|zusätzlich|darüber_hinaus|noch_dazu|obendrein|zudem|auch_noch'),
  ...marker('filler', 'zu|dass|es|nur|da|dort|gerade|sein', 1.2),
]

export const speech: readonly Rule[] = [...courtesies, ...pleas, ...asks, ...denials, ...stories, ...others]

export const joints: readonly Rule[] = [
  ...joint('sentence', '.|!|;|…|...|..|....'),
  // Marks as they are dictated.
  ...joint('sentence', 'punkt|ausrufezeichen', 1.2),
  ...joint('comma', 'komma', 0.8),
  ...joint('question', '?'),
  ...joint('comma', ','),
  ...joint('colon', ':'),
  ...joint('colon', reported, -0.6),
  ...joint('dash', '-|–|—', 0.3),
  ...joint('and', 'und|&|+|plus|sowie|und_auch|und_bitte|und_außerdem', 0.1),
  ...joint('so', 'also|deshalb|daher|darum|deswegen|drum|somit|folglich|von_daher'),
  ...joint('but', 'aber|jedoch|sondern|doch|allerdings|aber_bitte|obwohl'),
  // Alone it stands inside what is told: "er hat nur die Werbung behalten".
  ...rule('joint', ', nur', () => ({ kind: 'joint' as const, joint: 'comma' as const })),
  ...joint(
    'then',
    'dann|und_dann|danach|und_danach|anschließend|und_anschließend|daraufhin|hinterher|zum_schluss|und_zum_schluss|' +
      'schließlich|und_schließlich|als_nächstes|und_als_nächstes|zuletzt|und_zuletzt|im_anschluss|im_anschluss_daran|und_im_anschluss|als_letztes|gefolgt_von|erst|zuerst|zweitens|drittens|erstens|später',
  ),
  // The last of several steps, where it is no place of what is done.
  ...joint('then', 'am_ende|am_schluss|ganz_am_ende|und_am_ende|und_am_schluss|und_ganz_am_ende', 1.2),
]
