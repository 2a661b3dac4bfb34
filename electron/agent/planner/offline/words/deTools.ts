import { foldGerman } from './deFold.ts'
import type { VerbGloss } from './language.ts'

/**
 * All forms of a regular stem that people use in a request: "lösch", "lösche", "löschen", "löscht", "gelöscht"; with
 * the ending it has itself.
 */
function formsOf(stem: string): readonly string[] {
  const base = stem.endsWith('e') ? stem.slice(0, -1) : stem
  return [
    base,
    `${base}e`,
    `${base}en`,
    `${base}n`,
    `${base}t`,
    `${base}st`,
    `ge${base}t`,
    `ge${base}en`,
    `zu ${base}en`,
  ]
}

/**
 * "schneid|weg": apart in a request ("schneide … weg"), as one word at its end ("wegschneiden", "weggeschnitten",
 * "wegzuschneiden"). "+word" must stand between and stays.
 */
function verb(
  tool: string,
  means: string,
  said: string,
  says: Readonly<Record<string, string>> = {},
): readonly VerbGloss[] {
  return said.split(',').flatMap((entry) => {
    const [stem = '', ...parts] = entry.trim().split('|').map(foldGerman)
    const keeps = parts.filter((part) => part.startsWith('+')).map((part) => part.slice(1))
    const last = parts.filter((part) => !part.startsWith('+')).flatMap((part) => part.split(' '))
    const apart: VerbGloss = { tool, means, forms: new Set(formsOf(stem)), keeps, last, says }
    const particle = last.join('')
    const joined: VerbGloss = {
      tool,
      means,
      forms: new Set([...formsOf(stem).map((form) => `${particle}${form}`), `${particle}zu${stem}en`]),
      keeps,
      last: [],
      says,
    }
    return last.length === 0 ? [apart] : [apart, joined]
  })
}

/** German verbs by the tool that they mean. Only tables. */
export const deTools: readonly VerbGloss[] = [
  ...verb(
    'delete_selection',
    'delete',
    'lösch,streich,tilg,schneid|weg,schneid|ab,schneid|raus,schneid|heraus,nimm|weg,nimm|raus,nimm|heraus,nehm|weg,nehm|raus,mach|weg,wirf|weg,wirf|raus,werf|raus,werf|weg,schmeiß|raus,schmeiß|weg,hau|raus,lass|weg,weggeschnitten,herausgeschnitten,rausgeschnitten',
  ),
  ...verb('delete_selection', 'remove', 'entfern,beseitig'),
  ...verb('cut', 'cut', 'schneid,schneid|aus,ausgeschnitten'),
  ...verb('copy', 'copy', 'kopier'),
  ...verb('paste', 'paste', 'füg|ein,eingefügt,setz|ein'),
  ...verb('trim_to_selection', 'trim', 'trimm,kürz,beschneid,stutz,schneid|zu,zugeschnitten'),
  ...verb('trim_to_selection', 'keep', 'behalt,behält,lass|stehen,lass|übrig'),
  ...verb('silence_selection', 'silence', 'bring|zum schweigen,mach|still,verstumm'),
  ...verb('mute_track', 'mute', 'mach|stumm,schalt|stumm,stell|stumm,stummgeschaltet'),
  ...verb('unmute_track', 'unmute', 'heb|+stummschaltung|auf,schalt|wieder an,schalt|wieder ein,schalt|wieder laut'),
  ...verb('solo_track', 'solo', 'schalt|solo,stell|solo,schalt|auf solo'),
  ...verb('split_at_time', 'split', 'teil,zerteil,spalt,trenn,unterteil,teil|auf,aufgeteilt'),
  ...verb('join', 'join', 'verbind,füg|zusammen,zusammengefügt,kleb|zusammen'),
  ...verb('duplicate_clip', 'duplicate', 'duplizier'),
  ...verb('move_clip', 'move', 'verschieb,beweg,schieb'),
  ...verb('rename_track', 'rename', 'benenn|um,umbenannt', { in: 'to' }),
  ...verb('rename_track', 'call', 'nenn'),
  ...verb(
    'insert_silence',
    'insert',
    'füg|+stille|ein,füg|+pause|ein,füg|+ton|ein,füg|+rauschen|ein,füg|+spur|ein,füg|+label|ein,füg|+marke|ein',
  ),
  ...verb('create_mono_track', 'add', 'füg|hinzu,leg|+spur|an,hinzugefügt'),
  ...verb('create_mono_track', 'create', 'erstell,erzeug,erzeug,leg|an,angelegt'),
  ...verb('mix_and_render', 'mix down', 'misch|ab,misch|zusammen,abgemischt'),
  ...verb('set_track_pan', 'pan', 'leg|+links,leg|+rechts,leg|+mitte,schieb|+links,schieb|+rechts,pann'),
  ...verb('add_label', 'label', 'beschrift'),
  ...verb('set_time_selection', 'select', 'wähl|aus,markier,wähl,ausgewählt'),
  ...verb('seek', 'go', 'spring,geh'),
  ...verb('rewind_to_start', 'rewind', 'spul|zurück,zurückgespult'),
  ...verb('apply_amplify', 'amplify', 'verstärk'),
  ...verb('apply_amplify', 'make', 'mach'),
  ...verb('apply_amplify', 'set', 'setz,stell'),
  ...verb('apply_amplify', 'bring', 'bring'),
  ...verb('apply_amplify', 'raise', 'erhöh,heb|an,angehoben'),
  ...verb('apply_amplify', 'lower', 'senk,senk|ab,reduzier,abgesenkt,verringer'),
  ...verb('apply_amplify', 'turn up', 'dreh|auf,dreh|lauter,dreh|hoch'),
  ...verb('apply_amplify', 'turn down', 'dreh|runter,dreh|leiser,dreh|herunter'),
  ...verb('apply_normalize', 'normalize', 'normalisier'),
  ...verb('apply_fade_in', 'fade in', 'blend|ein,eingeblendet'),
  ...verb('apply_fade_out', 'fade out', 'blend|aus,ausgeblendet'),
  ...verb('apply_crossfade', 'crossfade', 'überblend,blend|über'),
  ...verb('apply_reverse', 'reverse', 'kehr|um,dreh|um,mach|rückwärts,umgekehrt,umgedreht,revertier'),
  ...verb('apply_invert', 'invert', 'invertier'),
  ...verb('apply_noise_reduction', 'denoise', 'entrausch,säuber'),
  ...verb('apply_compressor', 'compress', 'komprimier'),
  ...verb('apply_limiter', 'limit', 'begrenz,limitier'),
  ...verb('apply_change_tempo', 'speed up', 'beschleunig'),
  ...verb('apply_change_tempo', 'slow down', 'verlangsam'),
  ...verb('apply_change_pitch', 'transpose', 'transponier'),
  ...verb('apply_truncate_silence', 'shorten', 'kürz|+pausen,kürz|+stille,kürz|+stillen,verkürz'),
  ...verb('play', 'play', 'spiel,spiel|ab,abgespielt'),
  ...verb('stop', 'stop', 'stopp,halt|an,hör|auf'),
  ...verb('pause', 'pause', 'pausier,halt|kurz an'),
  ...verb('undo', 'undo', 'mach|rückgängig,nimm|zurück,nehm|zurück,zurückgenommen'),
  ...verb('redo', 'redo', 'stell|wieder her,wiederhergestellt'),
  ...verb('import_audio', 'import', 'importier,öffn,lad'),
  ...verb('export_audio', 'export', 'exportier'),
  ...verb('save_project', 'save', 'speicher,sicher'),
]
