import { type Rule, rule } from '../../../chart/rule.ts'

const said: readonly [string, string][] = [
  [
    'keep originals',
    '[und|aber|,] [die|beide] originale|originalspuren|einzelspuren|einzelnen_spuren|ursprünglichen_spuren|alten_spuren|ausgangsspuren [bitte|aber|dabei] behalten|lassen|stehen_lassen|drin_lassen|nicht_löschen',
  ],
  [
    'keep originals',
    '[und|aber|,] behalt|behalte|lass|lasse|behalten_sie|lassen_sie [dabei|bitte] [die|beide] originale|originalspuren|einzelspuren|einzelnen_spuren|ursprünglichen_spuren|alten_spuren|ausgangsspuren [drin|stehen|da]',
  ],
  [
    'leave gap',
    '[und|aber|,] [dann] lass|lasse|behalte|behalt [die|eine|dabei|dort] [entstandene] lücke|stille|pause [offen|stehen|bestehen|da|drin|übrig|zurück]',
  ],
  [
    'leave gap',
    '[und|aber|,] [die|eine|dabei|dort] [entstandene] lücke|stille|pause [dabei|bitte|aber] [offen|stehen|bestehen|da|drin|übrig|zurück] lassen|behalten',
  ],
  ['leave gap', '[und|aber|,] ohne [die] lücke zu_schließen|zu_füllen'],
  [
    'leave gap',
    '[und|aber|,] ohne [den_rest|alles_andere|das_folgende|etwas|was] zu_verschieben|nachzurücken|aufzurücken',
  ],
  ['leave gap', '[und|aber|,] mit|unter_beibehaltung_der lücke'],
  [
    'leave gap',
    '[und|aber|,] ohne_dass|so_dass|sodass [sich] [dahinter|danach|dabei] [sich] [der_rest|alles_andere|das_folgende|etwas|was|nichts|irgendetwas|irgendwas] [dahinter|danach|dabei] verschiebt|verschoben_wird|nachrückt|aufrückt|verrutscht|rutscht|wandert',
  ],
  ['close gap', '[und|,] [dann] [bitte] schließ|schließe|schließen [sie] die [entstandene|entstehende] lücke'],
  ['close gap', '[und|,] [dann] [bitte] die [entstandene|entstehende] lücke schließen|zumachen|zuziehen|auffüllen'],
  ['close gap', '[und|,] mach die lücke [dabei|bitte] zu'],
  ['close gap', '[,|und] [die] lücke zu|dicht|weg|geschlossen'],
  ['keep pitch', '[aber|und|,] [mit] [bei] gleicher|gleichbleibender|unveränderter|gleichem tonhöhe|tonlage'],
  ['keep pitch', '[aber|und|,] ohne [die|dabei_die] tonhöhe|tonlage zu_ändern|zu_verändern'],
  [
    'keep pitch',
    '[aber|und|,] ohne_dass|so_dass|sodass [sich] [die|ihre|seine] tonhöhe|tonlage|stimmlage [sich] [nicht] ändert|verändert|gleich_bleibt|bleibt|verschiebt',
  ],
  [
    'keep sound',
    '[,] [aber|und] nicht|ohne den|das ton|audio|klang|aufnahme [darunter|dahinter|selbst|dazu] [zu_löschen]',
  ],
  [
    'keep sound',
    '[,|und] [aber] [und] der|den|das ton|audio|klang|aufnahme [darunter|selbst] [aber|bitte] bleibt|bleiben|behalten|lassen|drinlassen|dalassen [erhalten|da|drin|unverändert|so|stehen|wie_er_ist]',
  ],
  [
    'keep sound',
    '[,|und] [aber] [und] [den] ton [darunter|selbst] [aber|bitte] behalten|lassen|drinlassen|nicht|nicht_anfassen|nicht_löschen',
  ],
  ['each', 'einzeln|jeweils|jede_für_sich|jeden_für_sich|jedes_für_sich|separat|getrennt|unabhängig_voneinander'],
  ['together', 'zusammen|gemeinsam|als_ganzes'],
  ['overwrite', '[und|,] überschreibe|überschreib|überschreiben [sie|die_datei]'],
  ['to clipboard', 'in_die_zwischenablage'],
  ['each channel', 'jeden_kanal_auf_eine_eigene_spur|mit_getrennten_kanälen|kanäle_getrennt|als_getrennte_spuren'],
  [
    'both sides',
    'in_links_und_rechts|in_zwei_monospuren|in_zwei_mono_spuren|in_monospuren|in_mono_spuren|in_einzelne_kanäle|in_ihre_kanäle|in_den_linken_und_rechten_kanal|in_linken_und_rechten_kanal',
  ],
  [
    'by tracks',
    'jede_spur_einzeln|alle_spuren_einzeln|die_spuren_einzeln|jede_spur_für_sich|jede_spur_separat|alle_spuren_separat|alle_spuren_getrennt|als_einzelne_dateien|in_einzelne_dateien|je_spur_eine_datei|eine_datei_pro_spur|als_separate_dateien|in_separate_dateien|in_eigene_dateien',
  ],
  ['by tracks', 'je_eine|jeweils_eine [eigene|einzelne|separate|getrennte|extra] datei'],
  [
    'own file',
    'als|in [je|jeweils] [eine|einer] [eigene|eigenen|eigener|einzelne|separate|gesonderte|getrennte|extra] datei|audiodatei|tondatei',
  ],
]

/** How something is to be done, beside what. */
export const options: readonly Rule[] = said.flatMap(([option, words]) =>
  rule('option', words, () => ({ kind: 'option' as const, option }), -0.5),
)
