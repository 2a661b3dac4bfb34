/**
 * The verbs of each family of acts, in the infinitive. `|` stands behind a prefix that comes apart, `…` where the
 * object may stand. A sign behind the act's name is the direction that the verb brings.
 */
export const acts: Readonly<Record<string, string>> = {
  remove:
    'löschen, nicht_drin|haben, nicht_dabei|haben, draußen|haben, nicht_mehr_drin|haben, nicht_mehr_dabei|haben, raus|haben, weg|haben, heraus|haben, los|haben, entfernen, weg|schneiden, heraus|schneiden, raus|schneiden, weg|nehmen, raus|nehmen, heraus|nehmen, raus|holen, heraus|holen, weg|machen, raus|machen, weg|lassen, raus|werfen, weg|werfen, hinaus|werfen, heraus|löschen, raus|löschen, weg|löschen, streichen, raus|streichen, beseitigen, eliminieren, ab|schneiden, weg|kürzen, tilgen, verwerfen, raus|schmeißen, weg|schmeißen, raus|kürzen, weg|tun, raus|tun, heraus|streichen, weg|hauen, raus|hauen, los|werden, kappen, heraus|kürzen, ab|hacken, killen, aus|radieren, weg|trimmen, ab|trimmen, weg|radieren, entsorgen, verschwinden, heraus|werfen, raus|fliegen, heraus|fliegen, weg|fallen, entfallen, weg|streichen, weg|bringen, fort|nehmen, ab|knipsen, weg|cutten, weg|schnippeln, raus|schnippeln, ab|schnippeln, raus|kicken, weg|kicken, raus|ballern, raus|pfeffern, aus|merzen, weg|putzen, raus|bekommen, weg|bekommen, raus|kriegen, weg|kriegen, heraus|nehmen, raus|fischen, raus|operieren',
  keepTo: 'kürzen, ein|kürzen, verkürzen, stutzen, reduzieren',
  removeAt: 'schneiden, nehmen, kürzen, trimmen, kappen',
  cut: 'aus|schneiden, cutten, raus|cutten',
  splitDelete: 'trennen und löschen',
  splitCut: 'trennen und ausschneiden',
  cutAt: 'schneiden, durch|schneiden, auseinander|schneiden, zerschneiden',
  keep: 'behalten nur, behalten, behalten lediglich, behalten bloß, trimmen, zu|schneiden, beschneiden, lassen nur … übrig, lassen nur … stehen, isolieren, lassen nur … drin, zurecht|schneiden, zurecht|stutzen, auf|bewahren, frei|stellen',
  closeGaps:
    'schließen [alle] [die] lücken [zwischen den|allen clips], schließen [die] lücke zwischen den clips, machen [alle] [die] lücken [zwischen den clips] … zu, [alle] [die] lücken [zwischen den|allen clips] schließen, entfernen [alle] [die] lücken zwischen den|allen clips, rücken|schieben alle|die clips … zusammen',
  closeGap: 'schließen, zu|machen, zu|ziehen, zu|schieben, weg|machen, entfernen, löschen',
  dropOut: 'raus|nehmen, heraus|nehmen, weg|lassen, raus|lassen, killen, raus|werfen',
  silence:
    'ersetzen durch stille, ersetzen … durch stille, durch_stille|ersetzen, überschreiben … mit stille, mit_stille|überschreiben, still|machen, stille|legen, lautlos|machen, aus|nullen, tonlos|machen, still|stellen, still|schalten, unhörbar|machen, ohne_ton|machen, ohne_ton|lassen, auf_stille|setzen, in_stille|verwandeln, in_stille_um|wandeln, verwandeln … in stille, wandeln … in stille um',
  roomTone:
    'füllen mit raumton, füllen … mit raumton, mit_raumton|füllen, auf|füllen mit raumton, auf|füllen … mit raumton, mit_raumton_auf|füllen, ersetzen durch raumton, ersetzen … durch raumton, durch_raumton|ersetzen, füllen … mit atmo, mit_atmo|füllen, ersetzen … durch atmo, durch_atmo|ersetzen',
  beep: 'piepen, aus|piepen, überpiepen, zensieren, weg|piepen, weg|piepsen, überpiepsen, aus|piepsen',
  split:
    'teilen, trennen, auf|teilen, zerteilen, splitten, auf|splitten, zerlegen, durch|trennen, auf|trennen, unterteilen, spalten, auseinander|trennen, durch|schneiden, auseinander|schneiden, zerschneiden, auf|schneiden, ab|trennen',
  join: 'verbinden, zusammen|fügen, zusammen|führen, vereinen, vereinigen, zusammen|kleben, zusammen|legen, verschmelzen, zusammen|setzen, aneinander|fügen, aneinander|hängen, zusammen|hängen, zusammen|packen, zusammen|schneiden, zusammen|ziehen, verketten, verschmelzen',
  duplicate: 'duplizieren, verdoppeln, klonen, kopieren, vervielfältigen',
  move: 'verschieben, schieben, bewegen, rücken, verlegen, ziehen, verrücken, versetzen, setzen, hin|schieben, rüber|schieben, platzieren, positionieren, legen, bringen, stellen',
  'move-': 'vor|ziehen, vor|verlegen',
  start: 'lassen … beginnen, lassen … anfangen, lassen … starten, beginnen lassen, anfangen lassen, starten lassen',
  renameTo: 'ändern, um|ändern',
  rename: 'um|benennen, benennen, nennen, um|nennen, um|taufen, taufen, betiteln, heißen lassen, heißen',
  copy: 'kopieren',
  paste: 'ein|fügen, einsetzen, ein|setzen, rein|kopieren, hinein|kopieren, ein|kopieren',
  undo: 'rückgängig|machen, machen das … rückgängig, machen es … rückgängig, das_rückgängig|machen, es_rückgängig|machen, machen die letzte änderung … rückgängig, die_letzte_änderung_rückgängig|machen, machen den letzten schritt … rückgängig, den_letzten_schritt_rückgängig|machen, das_wieder_rückgängig|machen, nehmen das … zurück, das_zurück|nehmen, zurück|nehmen, widerrufen, ungeschehen|machen, einen_schritt_zurück|gehen',
  restore:
    'holen es … zurück, holen das … zurück, es_zurück|holen, das_zurück|holen, zurück|holen, bringen es … zurück, bringen das … zurück, es_zurück|bringen, machen es … wieder da, geben es … zurück',
  redo: 'wiederherstellen, wieder|herstellen, wiederholen, noch_mal|machen, erneut_an|wenden',
  mute: 'stumm|schalten, stumm|stellen, stummschalten, muten, stumm|machen, aus|schalten, ab|schalten, aus|machen, lautlos|stellen, deaktivieren, ab|stellen, lautlos|schalten, auf_lautlos|stellen, auf_stumm|stellen, auf_stumm|schalten, auf_lautlos|schalten, auf_stumm|setzen, stumm|setzen, zum_schweigen|bringen, unhörbar|machen, ohne_ton|machen',
  unmute:
    'entstummen, laut|schalten, heben die stummschaltung … auf, die_stummschaltung_auf|heben, stummschaltung_auf|heben, ein|schalten, an|schalten, wieder_ein|schalten, wieder_an|schalten, wieder_laut|schalten, wieder_laut|stellen, entmuten, wieder_an|machen, unmuten, wieder_hörbar|machen, hörbar|machen, wieder_aktivieren, wieder_aktiv|schalten',
  solo: 'solo|schalten, allein|hören, alleine|hören, einzeln|hören, auf_solo|schalten, auf_solo|stellen, solo|stellen, solieren, solo|machen, solo|setzen, auf_solo|setzen, hören nur, spielen nur, nur|hören, hören nur … an, spielen nur … ab',
  soloOnly: 'hören, an|hören',
  unsolo:
    'entsolieren, solo_aus|schalten, solo_auf|heben, aus_dem_solo|nehmen, solo_ab|schalten, nicht_mehr_solo|schalten',
  swap: 'tauschen die reihenfolge von, vertauschen die reihenfolge von, drehen die reihenfolge von … um, die reihenfolge von … tauschen, tauschen, vertauschen, aus|tauschen, tauschen … aus, wechseln, tauschen … gegeneinander aus, tauschen … miteinander, vertauschen … miteinander',
  extend: 'erweitern, ausdehnen, aus|dehnen, verlängern, vergrößern',
  moveUp:
    'nach_oben|schieben, nach_oben|verschieben, hoch|schieben, nach_oben|bewegen, nach_oben|rücken, nach_oben|ziehen, nach_oben|setzen, höher|schieben',
  moveNextTo: 'verschieben, schieben, rücken, bewegen',
  moveDown:
    'nach_unten|schieben, nach_unten|verschieben, runter|schieben, herunter|schieben, nach_unten|bewegen, nach_unten|rücken, nach_unten|ziehen, nach_unten|setzen',
  lookFor: 'finden, suchen, suchen … raus, suchen … heraus, raussuchen, heraussuchen, aufspüren',
  useAs: 'nehmen, verwenden, benutzen, nutzen, wählen, haben',
  set: 'setzen, stellen, ein|stellen, fest|legen',
  'gain+':
    'lauter|werden, lauter|klingen, verstärken, erhöhen, anheben, an|heben, lauter|machen, auf|drehen, hoch|drehen, hoch|ziehen, steigern, lauter|stellen, lauter|drehen, rauf|drehen, herauf|setzen, hoch|setzen, pushen, boosten, heben, hoch|regeln, hoch|schrauben, drauf|geben, drauf|packen, drauf|legen, zu|geben',
  'gain-':
    'leiser|werden, leiser|klingen, senken, ab|senken, reduzieren, dämpfen, verringern, vermindern, leiser|machen, runter|drehen, herunter|drehen, zurück|nehmen, ab|schwächen, runter|ziehen, herunter|ziehen, runter|regeln, herunter|regeln, leiser|stellen, leiser|drehen, runter|setzen, herab|setzen, herunter|setzen, herunter|fahren, runter|fahren, mindern, runter|nehmen, zurück|drehen, weg|nehmen, raus|nehmen, weg|drehen',
  center: 'zentrieren, mittig|setzen, in_die_mitte|legen',
  gainHalf: 'halbieren',
  gainDouble: 'verdoppeln',
  change:
    'machen, ändern, verändern, setzen, stellen, ein|stellen, an|passen, regeln, drehen, bringen, ziehen, schieben, legen, fahren, pegeln, aus|pegeln, ein|pegeln, nehmen, geben, packen, korrigieren, verschieben, kürzen, verkürzen',
  pan: 'pannen, schwenken, im_panorama|schwenken, panoramieren, verteilen, im_panorama|verschieben',
  colour: 'färben, ein|färben, um|färben, an|malen',
  label: 'kennzeichnen, beschriften, beschildern',
  labelAt: 'markieren',
  labelAs: 'markieren, hin|schreiben',
  normalize: 'normalisieren, aus|steuern, voll_aus|steuern, auf|normalisieren, maximieren, an|gleichen, aus|gleichen',
  master: 'mastern',
  deliver: 'vor|bereiten, fertig|machen, machen … fertig, ab|liefern, auf|bereiten',
  match:
    'pegeln … gleich laut, machen … gleich laut, machen … gleichlaut, bringen … auf gleiche lautstärke, bringen … auf die gleiche lautstärke, bringen … auf gleiche lautheit, bringen … auf die gleiche lautheit, bringen … auf den gleichen pegel',
  matchTo: 'an|gleichen, gleichen … an, an|passen, passen … an, gleich|ziehen',
  loudness: 'lautheitsnormalisieren',
  fadeIn:
    'ein|blenden, ein|faden, auf|blenden, sanft_ein|blenden, langsam_ein|blenden, rein|faden, sanft_rein|kommen, sanft_herein|kommen, langsam_rein|kommen, langsam_herein|kommen, allmählich_rein|kommen, allmählich_herein|kommen, sanft_ein|setzen, langsam_ein|setzen, sanft_an|fangen, sanft_los|gehen, langsam_lauter_werden|lassen, allmählich_lauter_werden|lassen, langsam_lauter|werden, allmählich_lauter|werden',
  fadeOut:
    'aus|blenden, aus|faden, ausklingen lassen, aus|klingen, langsam_aus|klingen, verklingen, lassen … ausklingen, langsam_leiser_werden|lassen, leiser_werden|lassen, lassen … leiser werden, allmählich_leiser_werden|lassen, immer_leiser_werden|lassen, langsam_leiser|werden, allmählich_leiser|werden, ab|blenden, langsam_aus|blenden, sanft_aus|blenden, raus|faden, langsam_aus|laufen, sanft_aus|laufen, auslaufen lassen, ausfaden lassen, langsam_verschwinden lassen, machen … leiser bis auf null, machen … langsam leiser bis auf null, machen … immer leiser bis auf null, machen … leiser bis zur stille, machen … langsam leiser bis zur stille, langsam_auf_null|ziehen, langsam_bis_auf_null|ziehen, ziehen … langsam auf null, ziehen … langsam bis auf null, fahren … langsam auf null, langsam_auf_null|fahren',
  fadeBoth: 'ein_und_aus|blenden, ein_und_aus|faden',
  fade: 'blenden, faden',
  crossfade: 'überblenden, kreuzblenden, ineinander_über|blenden, ineinander|blenden, crossfaden',
  reverse:
    'lassen … rückwärts laufen, machen … rückwärts, drehen … rückwärts, um|kehren, um|drehen, rückwärts_ab|spielen, spielen … rückwärts, rückwärts|spielen, revertieren, rückwärts|drehen, rückwärts|laufen lassen, spiegeln',
  invert:
    'invertieren, phase|drehen, phase_um|kehren, die_phase|drehen, die_phase_um|kehren, polarität_um|kehren, die_polarität_um|kehren, die_phase_um|drehen, die_phase|invertieren',
  highPass: 'hochpassfiltern, hochpass|filtern, unterhalb_ab|schneiden',
  lowPass: 'tiefpassfiltern, tiefpass|filtern, oberhalb_ab|schneiden',
  dampAbove:
    'dämpfen, ab|schneiden, weg|filtern, raus|filtern, heraus|filtern, weg|nehmen, raus|nehmen, weg|machen, raus|machen, entfernen, weg|schneiden, raus|schneiden, kappen, filtern, weg|drehen, raus|drehen, absenken, unterdrücken',
  dampBelow:
    'dämpfen, ab|schneiden, weg|filtern, raus|filtern, heraus|filtern, weg|nehmen, raus|nehmen, weg|machen, raus|machen, entfernen, weg|schneiden, raus|schneiden, kappen, filtern, weg|drehen, raus|drehen, absenken, unterdrücken',
  equalize: 'entzerren, equalizen',
  compress: 'komprimieren, verdichten, kompressieren',
  limit: 'begrenzen, limitieren, limiten, deckeln',
  gate: 'gaten',
  denoise:
    'vom_rauschen|befreien, von_rauschen|befreien, vom_hintergrundrauschen|befreien, entrauschen, rauschmindern, säubern, reinigen, bereinigen, sauber|machen, putzen',
  dehum: 'entbrummen',
  notch: 'notchen, raus|notchen',
  repeat: 'wiederholen',
  'ramp-':
    'langsam_ab|senken, allmählich_ab|senken, langsam_leiser|machen, allmählich_leiser|machen, herunter|blenden, runter|blenden',
  'ramp+': 'langsam_an|heben, allmählich_an|heben, langsam_lauter|machen, allmählich_lauter|machen, hoch|blenden',
  deEss: 'de_essen, deessen, entzischen',
  declick: 'entklicken, entknacken, entknistern',
  echo: 'echoen',
  reverb: 'verhallen',
  truncate:
    'kürzer|machen, machen … kürzer, kürzen, verkürzen, ein|kürzen, straffen, ab|kürzen, schließen, ein|dampfen, ein|schrumpfen, schrumpfen, runter|kürzen, zusammen|schieben, zusammen|ziehen, verdichten, stauchen, zusammen|stauchen, kleiner|machen, raffen, zusammen|kürzen, zusammen|schneiden, beschränken',
  'faster+': 'beschleunigen, lassen … schneller laufen, machen … schneller, schneller|werden, schneller|laufen',
  'faster-':
    'lassen … langsamer laufen, machen … langsamer, langsamer|werden, langsamer|laufen, verlangsamen, ab|bremsen, bremsen, drosseln',
  makeLast: 'machen … lang, lang|machen',
  timeStretch: 'dehnen, strecken, stauchen, zeit|dehnen, ziehen … in die länge, in die länge ziehen',
  'pitch+':
    'lassen … höher klingen, höher|klingen, höher|werden, hoch|transponieren, höher|stimmen, höher|transponieren, hoch|stimmen, hoch|pitchen, hoch|setzen',
  'pitch-':
    'lassen … tiefer klingen, tiefer|klingen, tiefer|werden, runter|transponieren, tiefer|stimmen, herunter|transponieren, tiefer|transponieren, runter|stimmen, runter|pitchen, tiefer|legen',
  pitch: 'transponieren, stimmen, um|stimmen, pitchen, verstimmen',
  duck: 'ducken, ab|senken, weg|ducken, runter|ducken, senken, herunter|ducken',
  generate: 'erzeugen, generieren, erstellen, ein|fügen, machen, hinzu|fügen, an|legen',
  mix: 'mischen, zusammen|mischen, ab|mischen, runter|mischen, herunter|mischen, mixen, bouncen, runter|bouncen, zusammen|mixen, runter|rechnen, zusammen|rechnen',
  play: 'lassen mich … hören, lassen uns … hören, spielen, ab|spielen, an|hören, hören, wieder|geben, vor|spielen, weiter|spielen, starten, los|spielen, fort|setzen, hören lassen, hinein|hören, rein|hören, laufen lassen',
  stop: 'stoppen, an|halten, auf|hören, beenden, hör auf, die_wiedergabe|stoppen, abbrechen',
  pause: 'pausieren, die_wiedergabe_an|halten, unterbrechen, die_wiedergabe|pausieren',
  skipEnd: 'ans_ende|springen, zum_ende|springen, ans_ende|gehen, zum_schluss|springen, zum_ende|gehen',
  rewind:
    'zurück|spulen, an_den_anfang|springen, zum_anfang|springen, an_den_anfang|gehen, zum_anfang|gehen, zurück_zum_anfang|gehen, zurück_zum_anfang|springen, an_den_anfang_zurück|springen',
  loop: 'loopen, in_schleife|abspielen, in_schleife|spielen, in_einer_schleife|abspielen, in_endlosschleife|spielen, in_einer_schleife|spielen, in_dauerschleife|spielen, in_endlosschleife|abspielen, als_schleife|abspielen, wiederholen … in schleife, wiederholen … in einer schleife, wiederholen … in dauerschleife, wiederholen … in endlosschleife, spielen … in schleife, spielen … in einer schleife, spielen … in dauerschleife, spielen … in endlosschleife, spielen … in schleife ab, spielen … in einer schleife ab, lassen … in schleife laufen, lassen … in einer schleife laufen, lassen … in dauerschleife laufen, in_schleife|wiederholen, in_einer_schleife|wiederholen, in_schleife|setzen, lassen … schleifen',
  loopOn:
    'die_schleife_ein|schalten, schleife_ein|schalten, loop_ein|schalten, den_loop_ein|schalten, die_schleife_an|schalten, schleife|aktivieren, die_schleife|aktivieren',
  loopOff:
    'die_schleife_aus|schalten, schleife_aus|schalten, loop_aus|schalten, den_loop_aus|schalten, die_schleife_ab|schalten, schleife|deaktivieren, die_schleife|deaktivieren',
  preview: 'den_schnitt_vor|hören, den_schnitt_an|hören, schnitt_vor|hören, vor|hören',
  resample:
    'resampeln, resamplen, um|rechnen, konvertieren, um|wandeln, ändern die abtastrate, setzen die abtastrate, stellen die abtastrate, ändern die samplerate, setzen die samplerate, ändern die projektrate, setzen die projektrate, ändern die abtastrate des projekts, wandeln die abtastrate',
  insertFile: 'ein|fügen, ein|setzen, rein|setzen, hinein|setzen, dazwischen|setzen',
  putFile: 'legen, setzen, platzieren, hinzu|fügen, tun, packen',
  import: 'importieren, laden, rein|laden, öffnen, hinzu|laden, herein|holen, ein|lesen',
  export:
    'exportieren, machen daraus, machen mir daraus, machen uns daraus, rendern, aus|geben, raus|geben, heraus|geben, raus|schreiben, raus|rendern, speichern als, heraus|schreiben, ausspielen',
  exportAs:
    'speichern, ab|speichern, sichern, brauchen, haben, machen, ab|legen, um|wandeln, konvertieren, schreiben, bekommen, kriegen, geben',
  save: 'speichern, ab|speichern, sichern, das_projekt|speichern, zwischen|speichern, weg|speichern',
  select: 'aus|wählen, markieren, selektieren, an|wählen, wählen, an|klicken',
  deselect:
    'heben die auswahl … auf, heben meine auswahl … auf, heben die markierung … auf, heben die selektion … auf, löschen die auswahl selbst, ab|wählen, auswahl_auf|heben, die_auswahl_auf|heben, die_markierung_auf|heben, meine_auswahl_auf|heben, deselektieren, nichts_aus|wählen',
  seek: 'gehen, springen, fahren, spulen, vor|spulen, hin|springen, hin|gehen, setzen den cursor, bewegen den cursor, stellen den cursor, schieben den cursor, positionieren den cursor, den_cursor|setzen, den_cursor|stellen, hüpfen, wechseln, spring',
  'seek+': 'vor|springen, vor|spulen, vorwärts|springen, weiter|springen, vor|gehen, vor|fahren, vor|hüpfen',
  'seek-': 'zurück|springen, zurück|gehen, zurück|spulen',
}

/** Verbs that say nothing without a noun of an effect: "Hall auf die Musik legen". */
export const light =
  'an|wenden, hinzu|fügen, fügen … hinzu, legen, setzen, geben, machen, tun, nutzen, benutzen, verwenden, ein|fügen, erstellen, an|legen, packen, hauen, brauchen, erzeugen, hinzu|nehmen, ein|bauen, einen|setzen, drauf|legen, rein|machen, rein|tun, drauf|machen, drauf|tun, ein|setzen, versehen, auf|legen, platzieren, hängen, an|hängen, dran|hängen, hinten_dran|hängen, dran|setzen, dran|machen, rein|packen, drauf|packen, drüber|machen, drüber|legen, drüber|packen, drauf|hauen, generieren, dazu|tun, rein|setzen, ergänzen, klatschen, bekommen, kriegen, erhalten, vertragen, durchführen, durch|führen, vor|nehmen, neue'
