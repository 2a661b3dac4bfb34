import { foldGerman, readGlosses } from './deFold.ts'
import { deTools } from './deTools.ts'
import { deValues } from './deValues.ts'
import type { Language } from './language.ts'

/** German, in the grammar's words. Only tables. Answers are in English. */
const sentences = readGlosses(`
  bitte|bitteschön = please, kannst du|könntest du|würdest du|kannst du mir|könntest du mir|kannst du bitte|ich möchte|ich will|ich hätte gern|ich würde gern|magst du|wir müssen|du sollst|man könnte = please,
  dass du = , und = and, oder = or, dann|danach|anschließend|daraufhin = then, und dann|und danach|und anschließend = and then, zuletzt|zum schluss noch = finally, zuerst|erst|als erstes = first of all, sowie = and, aber = but, aber nicht = but not,
  nicht = not, kein|keine|keinen = not, ohne = without, außer|bis auf|abgesehen von|ausgenommen = except, sondern = no, mach das nicht|tu das nicht = don't,
  ja|jawohl|jep|klar|genau|passt|in ordnung|einverstanden|gerne|gern|mach das $|mach es $|los|stimmt|richtig|alles klar|ja bitte = yes, nein|nee|nö|nein danke|lieber nicht = no, abbrechen|abbruch|lass es|lass das|vergiss es|schon gut|egal|doch nicht|lass gut sein = never mind,
  hilfe = help, was kannst du|was kannst du alles|was geht alles = what can you do, hallo|guten tag|guten morgen|servus|moin = hello, danke|vielen dank|dankeschön = thanks, tschüss|auf wiedersehen = goodbye,
  nochmal|noch einmal|noch mal = again, das gleiche für|dasselbe für|das gleiche mit|dasselbe mit|das gleiche bei|dasselbe bei|das gleiche auf|dasselbe auf = the same on, das gleiche|dasselbe = the same, rückgängig = undo, stattdessen|lieber = instead,
  nein mach|nein lieber|nein doch = no make it, doch|einfach|nur mal|eben|mir|uns|mal bitte|halt|etwas|ein bisschen|ein wenig|bisschen|noch|jetzt|gleich|sofort|schnell mal = , nur|lediglich = only, auch|ebenfalls = too`)

const things = readGlosses(`
  der|die|das|dem|den|des = the, das $ = it, ein|eine|einen|einem|einer|eines = a, es|ihn|sie|ihm|ihr = it, dies|diese|diesen|dieses|dieser|diesem = this, dort|da = there, davon = of it, was = what,
  alles|alle teile = everything, alle|allen|aller|jede|jeden|jedes|jeder|sämtliche = all, alle #|jede #|je # = every, alle paar = every few, beide|beiden|beides = both, ganze|ganzen|ganzer|ganzes|gesamte|gesamten|komplette|kompletten|komplett = whole, das ganze|die ganze sache = the whole thing, überall = everywhere, rest = rest, restliche|restlichen|übrige|übrigen = rest of the,
  spur = track, spuren = tracks, kanal = channel, kanäle = channels, clip|klipp = clip, clips = clips, marke|markierung|textmarke = label, marken|markierungen|textmarken = labels, aufnahme|datei|projekt|aufnahmen = recording, lied|song|stück = song, sendung|folge = episode, audio|tonspur = audio, teil|abschnitt|stelle|bereich|passage = part, teile|teilen|stücke|abschnitte = parts, gleiche|gleichen|gleich große|gleich lange = equal,
  auswahl|markierter bereich = selection, ausgewählte|ausgewählten|markierte|markierten = selected, abspielposition|abspielkopf|schreibmarke|cursor|cursors = cursor, hier = here, neue|neuen|neues|weitere|weiteren = new, leere|leeren = empty, namens|mit dem namen|genannt = called,
  schleife = loop, wiedergabe = playback, zwischenablage = clipboard, verlauf = history`)

const places = readGlosses(`
  von = from, vom = from the, aus|raus = out, aus dem|aus der|aus den = from the, bis = to, bis zu = to, bis zum|bis zur = to the, bis nach = to after, ab = from, ab dem|ab der = from the, ab hier = from here onwards, zwischen = between,
  in = in, im|ins = in the, an = at, am = at the, bei = at, beim = at the, auf # = to, auf = on, auf die hälfte = to half, auf den|auf der|auf dem = on the, auf die # = to the, auf die ersten = to the first, auf die letzten = to the last, um # = by, um @ = at, um = by, um eine|um einen = by a, zu = to, zum|zur = to the, nach = after, nachdem = after, vor = before, über = over, unter = under, mit = with, für = for, lang = long, während|wenn = while, als = as, pro = per, je = each,
  anfang|beginn|start = start, am anfang|zu beginn|ganz am anfang = at the start, ende|schluss = end, am ende|am schluss|ganz am ende = at the end, an den anfang|zum anfang|an den beginn = to the start, ans ende|zum ende|zum schluss = to the end, mitte = middle, in der mitte = in the middle, bis zum schluss|bis zum ende|bis ganz zum ende = to the end, von anfang an = from the start, vom anfang bis zum ende|von anfang bis ende = from start to end,
  länger als = longer than, kürzer als = shorter than, mehr als = more than, länger = longer, kürzer = shorter, mindestens = at least, hoch = up, rauf|herauf = up, runter|herunter = down, hinzu = , minus = minus`)

const questions = readGlosses(`
  wie lang|wie lange = how long, wie laut = how loud, wie viele|wieviele = how many, wo = where, wann = when, welche|welcher|welches = which, wie heißen = what are, ist = is, sind = are, gibt es = are there, hat = has, kann ich = can i, was ist = what is, was habe ich|was hab ich = what have i, steht = is, getan|gemacht = done`)

export const de: Language = {
  name: 'German',
  phrases: [...sentences, ...things, ...places, ...questions, ...deValues],
  verbs: deTools,
  compounds: [
    { ending: 'spuren', says: 'tracks' },
    { ending: 'spur', says: 'track' },
    { ending: 'clip', says: 'clip' },
    { ending: 'marke', says: 'label' },
    { ending: 'label', says: 'label' },
  ],
  linking: ['s', 'es', 'en', 'n', 'er'],
  names: {
    musik: 'music',
    gast: 'guest',
    moderator: 'host',
    moderatorin: 'host',
    sprecher: 'voice',
    stimme: 'voice',
    gitarre: 'guitar',
    gesang: 'vocals',
    schlagzeug: 'drums',
    bass: 'bass',
    klavier: 'piano',
    erzähler: 'narrator',
    interview: 'interview',
    refrain: 'chorus',
    strophe: 'verse',
    einleitung: 'intro',
    ausleitung: 'outro',
    abspann: 'outro',
    werbung: 'ad break',
  },
  fold: foldGerman,
  twoFaced: new Set(['ab', 'an', 'auf', 'aus', 'um', 'ein', 'zu', 'über', 'ueber', 'zusammen']),
  behindVerb: new Set(['dann', 'danach', 'anschliessend', 'noch', 'auch']),
  joints: new Set(['und', 'dann', 'danach', 'anschliessend', 'bitte', 'sowie', 'aber']),
}
