import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'

const marker = (marks: Marker['marks']) => (): Marker => ({ kind: 'marker', marks })

/** What people say in English when they take something back, in a German sentence too. */
const english =
  'never_mind|nevermind|forget_it|forget_that|forget_about_it|scratch_that|strike_that|cancel|cancel_that|cancel_it|just_kidding|kidding|jk|no_wait|oh_no|dont|do_not|please_dont|please_do_not|not|nope|no_thanks|leave_it|skip_it|ignore_that|abort|undo_that|never|nah'

const halt = 'halt|stopp|stop|moment|warte|nein|nee|nö|ach|ach_nein|oh_nein|doch|ne|hm|äh|obwohl|aber|quatsch'
const same = 'so|da|drin|stehen|bleiben|sein|liegen|dort|bestehen|in_ruhe|wie_es_ist|wie_sie_ist|wie_er_ist|wie_gehabt'
const it = 'es|das|sie|ihn|die|den|alles|das_alles|das_so|es_so|sie_so|ihn_so'
const rather = 'lieber|besser|doch|bitte|mal|doch_lieber|lieber_doch|erst_mal|erstmal|vorerst|einfach'
/** Verbs that leave something as it is. */
const leave = 'lass|lasse|lassen_sie|lasst|lassen_wir|behalt|behalte'

/** "Halt, stopp, lass sie drin": what was asked for is not to be done after all. */
export const retracted: readonly Rule[] = [
  ...words('marker', english, marker('retraction')(), -0.2),
  ...rule('marker', `${halt} [,] [${halt}] [,] ${leave} ${it} [${rather}] [${same}]`, marker('retraction'), -1.5),
  ...rule('marker', `${leave} ${it} ${rather} [${same}]`, marker('retraction'), -0.8),
  ...words(
    'marker',
    'halt_stopp|halt_,_stopp|stopp_halt|stopp_,_halt|stopp_stopp|stopp_,_stopp|nein_stopp|nein_,_stopp|stopp_nein|halt_,_nein|halt_nein|moment_stopp|stopp_moment|halt_,_halt|nein_nein|nein_,_nein',
    marker('repair')(),
    -0.6,
  ),

  ...words(
    'marker',
    'ich_sehe_das_anders|das_sehe_ich_anders|ich_seh_das_anders|das_seh_ich_anders|da_bin_ich_anderer_meinung|ich_bin_anderer_meinung|da_bin_ich_dagegen|ich_bin_dagegen|ich_finde_nicht|das_finde_ich_nicht|das_finde_ich_falsch|ich_nicht|ich_aber_nicht|wir_sehen_das_anders|das_sehen_wir_anders|ich_will_das_nicht|das_will_ich_nicht|ich_möchte_das_nicht|das_möchte_ich_nicht|kommt_nicht_in_frage|das_kommt_nicht_in_frage|kommt_nicht_infrage|hab_ich_mir_anders_überlegt|das_habe_ich_mir_anders_überlegt|ich_hab_es_mir_anders_überlegt|ich_hab_es_mir_doch_anders_überlegt|ich_habe_es_mir_doch_anders_überlegt|nein_,_alles_so_lassen|alles_so_lassen|alles_lassen_wie_es_ist|doch_besser_nicht|besser_doch_nicht|mach_es_doch_nicht|mach_das_doch_nicht|bitte_doch_nicht|nicht_machen|nicht_ausführen|nichts_machen|mach_nichts|tu_nichts|vergiss_den_satz|vergiss_alles|vergessen_wir_das|vergessen_wir_es|streich_das|streiche_das|das_war_ein_versehen|das_war_ein_fehler|war_ein_versehen|war_falsch|das_war_falsch|das_nehme_ich_zurück|nehme_ich_zurück|blödsinn|das_lassen_wir|lassen_wir_das|lassen_wir_es|das_lassen_wir_lieber|lieber_alles_so_lassen',
    marker('retraction')(),
    -0.4,
  ),
]
