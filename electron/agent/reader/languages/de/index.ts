import { again } from './speech/again.ts'
import { answers } from './speech/answers.ts'
import { deeds, history } from './verbs/history.ts'
import { kept } from './verbs/kept.ts'
import type { Rule } from '../../chart/rule.ts'
import { builtLanguages } from '../builtLanguages.ts'
import type { Language } from '../language.ts'
import { once } from '../../../../../shared/once.ts'
import { args } from './sets/arguments.ts'
import { options } from './sets/options.ts'
import { naming } from './sets/called.ts'
import { colloquial } from './verbs/colloquial.ts'
import { conditions } from './speech/conditions.ts'
import { compounds } from './words/compounds.ts'
import { commonWords } from './words/commonWords.ts'
import { denials } from './speech/denials.ts'
import { entreaties } from './speech/entreaties.ts'
import { events } from './sets/events.ts'
import { extraposed } from './sets/extraposed.ts'
import { everyday, flaws } from './words/everyday.ts'
import { heads } from './speech/heads.ts'
import { wordings } from './values/wordings.ts'
import { effectNouns } from './verbs/nouns.ts'
import { ones } from './sets/ones.ts'
import { voiceTracks } from './sets/voices.ts'
import { pronouns } from './sets/pronouns.ts'
import { numbers } from './times/numbers.ts'
import { questions } from './questions/questions.ts'
import { purposes } from './speech/purposes.ts'
import { soundQuestions } from './questions/soundQuestions.ts'
import { ranges } from './times/ranges.ts'
import { reasons } from './speech/reasons.ts'
import { restricted } from './sets/restricted.ts'
import { sequence } from './times/sequence.ts'
import { placed } from './times/placed.ts'
import { relations } from './times/relations.ts'
import { mended } from './speech/mended.ts'
import { retracted } from './speech/retracted.ts'
import { sameAmount, strengths } from './values/strengths.ts'
import { sets } from './sets/sets.ts'
import { settledThings } from './speech/settled.ts'
import { joints, speech } from './speech/speech.ts'
import { byTheWay, spoken } from './speech/spoken.ts'
import { steps } from './times/steps.ts'
import { statements } from './speech/statements.ts'
import { times } from './times/times.ts'
import { values } from './values/values.ts'
import { deliveries } from './verbs/deliveries.ts'
import { about, reports } from './questions/reports.ts'
import { verbsOf } from '../verbsOf.ts'
import { verbs } from './verbs/verbs.ts'
import { comparedAlone } from './verbs/compared.ts'
import { terse } from './verbs/terse.ts'
import { aloud } from './verbs/aloud.ts'
import { plainly } from './verbs/plainly.ts'
import { hedges } from './values/hedges.ts'
import { measuredBy } from './values/measuredBy.ts'
import { tails } from './speech/tails.ts'
import { wants } from './speech/wants.ts'
import { wished } from './verbs/wished.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.split(' '))

/** The same word on a keyboard without umlauts. */
const plain = (word: string): string =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

const spelled = (record: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([word, as]) => [
      [word, as],
      [plain(word), as],
    ]),
  )

/** Thousands, which a start without a message does not need. */
const rules = once((): readonly Rule[] => [
  ...numbers,
  ...times,
  ...ranges,
  ...sets,
  ...ones,
  ...voiceTracks,
  ...conditions,
  ...values,
  ...measuredBy,
  ...deliveries,
  ...about,
  ...reports,
  ...sameAmount,
  ...args,
  ...options,
  ...verbsOf('de', verbs),
  ...effectNouns,
  ...speech,
  ...retracted,
  ...settledThings,
  ...mended,
  ...spoken,
  ...colloquial,
  ...strengths,
  ...joints,
  ...history,
  ...kept,
  ...heads,
  ...wordings,
  ...relations,
  ...placed,
  ...again,
  ...denials,
  ...steps,
  ...reasons,
  ...purposes,
  ...entreaties,
  ...wished,
  ...naming,
  ...events,
  ...extraposed,
  ...pronouns,
  ...restricted,
  ...sequence,
  ...terse,
  ...comparedAlone,
  ...plainly,
  ...aloud,
  ...hedges,
  ...tails,
])

export const german: Language = {
  id: 'de',
  told: builtLanguages['de']?.words,
  get rules() {
    return rules()
  },
  questions: [...questions, ...soundQuestions, ...wants],
  // Without umlauts, and with "ss" for "ß".
  spellings: (word) => [word, plain(word), word.replaceAll('ß', 'ss')],
  everyday: new Set([...everyday, ...commonWords]),
  answers,
  deeds,
  plurals: ['n', 'en', 's', 'e'],
  dividers: new Set(['kapitel', 'kapiteln']),
  samePlurals: ['er', 'el', 'en', 'chen', 'lein'],
  prefixes: [
    ...set('ab an auf aus durch ein fort heraus herunter hinaus hoch los nach raus runter vor weg zu zurück zusammen'),
  ],
  caseEndings: ['en', 'n', 'es', 's'],
  alike: ['äe', 'iy', 'ck', 'kg', 'dt', 'bp', 'fv', 'sz'],
  reversing: ['un', 'ent', 'de', 'dis', 'rück', 'zurück', 're', 'ein', 'aus', 'an', 'ab', 'auf', 'hin', 'her'],
  falters: set('äh ähm öh öhm hm hmm mhm'),
  breaksOff: [
    ['nein', 'halt'],
    ['nein', 'warte'],
    ['halt', 'nein'],
    ['ich', 'meine'],
  ],
  denies: { no: set('nein nee nö'), not: set('nicht') },
  titles: set('dr hr fr prof st dipl mag vol bd kap feat vs'),
  short: set('ca sek std min nr bzw evtl ggf inkl ungef max mind'),
  aliases: {
    ne: ['eine'],
    i: ['ich'],
    hätt: ['hätte'],
    tät: ['würde'],
    würd: ['würde'],
    könnt: ['könnte'],
    ned: ['nicht'],
    n: ['ein', 'den'],
    // As it is said in the south.
    de: ['die', 'der', 'den', 'dem'],
    di: ['die'],
    naus: ['raus'],
    nausi: ['raus'],
    außa: ['raus'],
    nunter: ['runter'],
    nauf: ['rauf'],
    nei: ['rein'],
    mer: ['mir'],
  },
  called: spelled({
    musik: 'music',
    gast: 'guest',
    moderator: 'host',
    moderatorin: 'host',
    sprecher: 'voice',
    sprecherin: 'voice',
    stimme: 'voice',
    gitarre: 'guitar',
    gesang: 'vocals',
    schlagzeug: 'drums',
    klavier: 'piano',
    erzähler: 'narrator',
    erzählerin: 'narrator',
    refrain: 'chorus',
    strophe: 'verse',
    einleitung: 'intro',
    ausleitung: 'outro',
    abspann: 'outro',
    werbung: 'ad',
    seite: 'side',
    frage: 'question',
    antwort: 'answer',
    bass: 'bass',
    geige: 'violin',
    chor: 'choir',
    regen: 'rain',
    glocke: 'bell',
    einführung: 'intro',
    begrüßung: 'greeting',
    verabschiedung: 'goodbye',
    jingle: 'jingle',
    atmo: 'ambience',
    publikum: 'audience',
    zeuge: 'witness',
    kapitel: 'chapter',
  }),
  compounds: ['spuren', 'spur', 'tonspur', 'clips', 'clip', 'marke', 'label', 'take'],
  expansions: {
    ...spelled(compounds),
    "geht's": 'geht es',
    "wenn's": 'wenn es',
    "mach's": 'mach es',
    "hab's": 'hab es',
    "gibt's": 'gibt es',
    "wär's": 'wäre es',
    machs: 'mach es',
    ma: 'mal',
    jetz: 'jetzt',
    nochma: 'nochmal',
    dat: 'das',
    det: 'das',
    inner: 'in der',
    vonner: 'von der',
    is: 'ist',
    isn: 'ist ein',
    aufm: 'auf dem',
    ausm: 'aus dem',
    nem: 'einem',
    "'nen": 'einen',
    "'ne": 'eine',
    "'ner": 'einer',
    "'nem": 'einem',
    "'n": 'ein',
    "'s": 'es',
    nen: 'einen',
    stehn: 'stehen',
    nimmer: 'nicht mehr',
    "z'leis": 'zu leise',
    "z'laut": 'zu laut',
    zleis: 'zu leise',
    ham: 'haben',
    hamma: 'haben wir',
    hamse: 'haben sie',
    könnse: 'können sie',
    nochn: 'noch ein',
    mitm: 'mit dem',
    fürn: 'für ein',
    fürs: 'für das',
    übers: 'über das',
    unterm: 'unter dem',
    hinterm: 'hinter dem',
    vorm: 'vor dem',
  },
  naming: {
    words: set('namens genannt heißt heisst name namen titel text als beschriftung aufschrift bezeichnung'),
    verbs: set(
      'ändere änder ändern nenne nenn nennen nennst benenne benenn benennen umbenennen umbenenne umzubenennen taufe taufen tauf betitle betiteln heißen heissen umbenannt heißt heisst namen titel',
    ),
    fields: set('künstler kuenstler künstlerin interpret interpretin autor autorin album jahr kommentar'),
    kinds: set('marke label markierung spur clip marker textmarke'),
    articles: set('ein eine einen ne neue neuen weitere weiteren'),
    joints: set('in zu als auf :'),
    breaks: set('und dann'),
    barriers: set(
      'denn damit zwar um in zu hinzu außer ausser ausgenommen wenn falls sofern aber ohne nur sondern statt anstatt bitte danke nicht nie niemals kein keine keinen ob erst zuerst zunächst genau exakt direkt es-sei-denn jedoch vorausgesetzt sobald solange bevor nachdem weil damit vielen vielleicht sei soll sollen sollte muss müssen künftig',
    ),
    counts: set(
      'ein eine einer einen zwei drei vier fünf fuenf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig',
    ),
    places: set('über unter oberhalb unterhalb'),
    pointers: set('der die das den dem des meine meinen meiner'),
    stops: set(
      'genau exakt direkt bei am an ab auf von vom in im zu zum zur bis und dann danach bitte für außer ausser aber wenn falls mit ohne über ein , . ; ! ? ( ) danke statt vor nach während weil denn damit anschließend nennen heißt heisst genannt umnennen umbenennen benennen taufen umtaufen heißen anlegen erstellen hinzufügen einfügen erzeugen einrichten aufmachen löschen entfernen umbenennen verschieben setzen',
    ),
  },
  asides: byTheWay,
  statements,
  relatives: set('was wo die der das den dem denen deren dessen worin wobei'),
  flaws,
  weak: set(
    'der die das den dem des ein eine einen einer und oder auf an in im am zu zum zur von vom mit mein meine teil eins zwei drei vier fünf erste zweite dritte letzte spur clip marke label take ton rauschen schnitt alles anfang start ende es ist neu neue alt kein nicht punkt raum test stille pause audio 1 2 3 4 5 ab aus um ein löschen teilen spielen stopp',
  ),
}
