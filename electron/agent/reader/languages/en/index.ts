import { flaws, everyday } from './words/everyday.ts'
import { heads } from './speech/heads.ts'
import { heard } from './verbs/heard.ts'
import { wordings } from './values/wordings.ts'
import type { Rule } from '../../chart/rule.ts'
import type { Language } from '../language.ts'
import { once } from '../../../../../shared/once.ts'
import { args } from './sets/arguments.ts'
import { asides } from './speech/asides.ts'
import { commonWords } from './words/commonWords.ts'
import { falseStarts } from './words/falseStarts.ts'
import { answers } from './speech/answers.ts'
import { foreign } from './verbs/foreign.ts'
import { deeds, history } from './verbs/history.ts'
import { elaborated } from './verbs/elaborated.ts'
import { kept } from './verbs/kept.ts'
import { ones } from './sets/ones.ts'
import { notation } from './times/notation.ts'
import { numbers } from './times/numbers.ts'
import { picked } from './sets/picked.ts'
import { questions } from './questions/questions.ts'
import { soundQuestions } from './questions/soundQuestions.ts'
import { ranges } from './times/ranges.ts'
import { counted } from './times/counted.ts'
import { conditions } from './speech/conditions.ts'
import { apposed } from './sets/apposed.ts'
import { lists } from './sets/lists.ts'
import { hedges } from './values/hedges.ts'
import { sameAmount, strengths } from './values/strengths.ts'
import { sets } from './sets/sets.ts'
import { spots } from './sets/spots.ts'
import { called } from './sets/called.ts'
import { spoken } from './times/spoken.ts'
import { joints, speech } from './speech/speech.ts'
import { requests } from './speech/requests.ts'
import { statements } from './speech/statements.ts'
import { byTheWay, stories } from './speech/stories.ts'
import { times } from './times/times.ts'
import { levels } from './values/levels.ts'
import { mended } from './speech/mended.ts'
import { excluded } from './sets/scopes.ts'
import { relations } from './times/relations.ts'
import { relatives } from './speech/relatives.ts'
import { steps } from './values/steps.ts'
import { described } from './sets/described.ts'
import { told } from './speech/tells.ts'
import { stated } from './verbs/stated.ts'
import { terse } from './verbs/terse.ts'
import { denials } from './speech/denials.ts'
import { trade } from './verbs/trade.ts'
import { turns } from './times/turns.ts'
import { values } from './values/values.ts'
import { deliveries } from './verbs/deliveries.ts'
import { about, reports } from './questions/reports.ts'
import { events } from './sets/events.ts'
import { wants } from './speech/wants.ts'
import { forMe, wished } from './verbs/wished.ts'
import { placed } from './times/placed.ts'
import { purposes } from './speech/purposes.ts'
import { effects } from './verbs/effects.ts'
import { verbs } from './verbs/verbs.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.split(' '))

/** Thousands, which a start without a message does not need. */
const rules = once((): readonly Rule[] => [
  ...numbers,
  ...times,
  ...ranges,
  ...sets,
  ...spots,
  ...ones,
  ...lists,
  ...apposed,
  ...conditions,
  ...values,
  ...deliveries,
  ...about,
  ...reports,
  ...sameAmount,
  ...hedges,
  ...terse,
  ...stated,
  ...elaborated,
  ...told,
  ...described,
  ...steps,
  ...foreign,
  ...relations,
  ...relatives,
  ...excluded,
  ...levels,
  ...mended,
  ...notation,
  ...turns,
  ...picked,
  ...spoken,
  ...counted,
  ...args,
  ...verbs(),
  ...effects,
  ...strengths,
  ...speech,
  ...asides,
  ...stories,
  ...requests,
  ...trade,
  ...denials,
  ...events,
  ...wished,
  ...forMe,
  ...placed,
  ...purposes,
  ...joints,
  ...history,
  ...kept,
  ...heads,
  ...wordings,
  ...heard,
])

export const english: Language = {
  id: 'en',
  get rules() {
    return rules()
  },
  questions: [...questions, ...soundQuestions, ...wants],
  everyday: new Set([...everyday, ...commonWords]),
  answers,
  called,
  deeds,
  plurals: ['s', 'es'],
  ...falseStarts,
  short: set('approx sec secs min mins hr hrs nr vol incl excl resp'),
  unslipped: set('barring bar bars save saving but'),
  reversing: ['un', 'de', 'dis', 're', 'non'],
  aliases: {
    "'s": ['is', 'has', 'us'],
    "don't": ['dont'],
    "doesn't": ['doesnt'],
    "won't": ['wont'],
    "isn't": ['isnt'],
    "let's": ['lets'],
    nah: ['no'],
    naw: ['no'],
    form: ['from'],
    ot: ['to'],
    ni: ['in'],
    inn: ['in'],
    fo: ['of'],
    teh: ['the'],
    hte: ['the'],
    adn: ['and'],
    olny: ['only'],
    bd: ['db'],
    otu: ['out'],
    uot: ['out'],
    tou: ['out'],
    nad: ['and'],
    eht: ['the'],
    fro: ['for', 'from'],
    yb: ['by'],
    pu: ['up'],
    ta: ['at'],
    pt: ['put'],
    loose: ['lose'],
    wich: ['which'],
    wiht: ['with'],
    thsi: ['this'],
    taht: ['that'],
    abd: ['and'],
    tje: ['the'],
    thw: ['the'],
    thr: ['the'],
    te: ['the'],
    "i'd": ['id'],
  },
  expansions: {
    "don't": 'do not',
    dont: 'do not',
    "doesn't": 'does not',
    doesnt: 'does not',
    "didn't": 'did not',
    didnt: 'did not',
    "won't": 'will not',
    wont: 'will not',
    "can't": 'can not',
    cant: 'can not',
    "shouldn't": 'should not',
    "mustn't": 'must not',
    "wouldn't": 'would not',
    "couldn't": 'could not',
    "isn't": 'is not',
    "aren't": 'are not',
    "wasn't": 'was not',
    "hasn't": 'has not',
    "haven't": 'have not',
    "needn't": 'need not',
    cannot: 'can not',
    "i'd": 'i would',
    "i'm": 'i am',
    im: 'i am',
    "i've": 'i have',
    "i'll": 'i will',
    "we've": 'we have',
    "we're": 'we are',
    "we'd": 'we would',
    "you're": 'you are',
    "you'd": 'you would',
    "they'd": 'they would',
    "she'd": 'she would',
    "she's": 'she is',
    "he's": 'he is',
    "you've": 'you have',
    "they're": 'they are',
    "they've": 'they have',
    "he'd": 'he would',
    "it'd": 'it would',
    "it'll": 'it will',
    "that'd": 'that would',
    "we'll": 'we will',
    "you'll": 'you will',
    "they'll": 'they will',
    "she'll": 'she will',
    "he'll": 'he will',
    "who's": 'who is',
    "there's": 'there is',
    theres: 'there is',
    thats: 'that is',
    whats: 'what is',
    ive: 'i have',
    weve: 'we have',
    youre: 'you are',
    theyre: 'they are',
    wouldnt: 'would not',
    couldnt: 'could not',
    shouldnt: 'should not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    havent: 'have not',
    hasnt: 'has not',
    "weren't": 'were not',
    "ain't": 'is not',
    hafta: 'have to',
    tryna: 'trying to',
    outta: 'out of',
    kinda: 'kind of',
    sorta: 'sort of',
    gonna: 'going to',
    gotta: 'got to',
    wanna: 'want to',
    lemme: 'let me',
    gimme: 'give me',
    "that'll": 'that will',
    inthe: 'in the',
    onthe: 'on the',
    tothe: 'to the',
    ofthe: 'of the',
    fromthe: 'from the',
    atthe: 'at the',
    keeponly: 'keep only',
    cutted: 'cut',
    putted: 'put',
    splitted: 'split',
    setted: 'set',
  },
  glued: ['the'],
  compounds: [],
  naming: {
    never: {
      name: set('it them this that'),
      call: set('it them this that'),
      as: set(
        'far long well a an the i it he she we they you that this these those my our your his their its always usual soon',
      ),
    },
    inside: set('for of'),
    words: set('called named titled labelled labeled saying reading says text name title as write'),
    verbs: set('rename renaming call name retitle title relabel renamed change'),
    kinds: set('label labels track clip marker tag cue'),
    fields: set('artist author album year comment'),
    pointers: set('the my our your his her their this that these those'),
    joints: set('to into as : → -> => ='),
    breaks: set('and then'),
    barriers: set(
      'except excepting excluding unless if but without only apart aside besides instead please thanks thank because provided whether not never neither nor however save barring so sorry',
    ),
    tells: set('since as which who whom whose that it he she we they i although though even'),
    stops: set(
      'at from on in to and then please for where except but if unless with without over , . ; ! ? ( ) thanks thank instead before after when while because afterwards so past following during just right exactly there here halfway midway',
    ),
    counts: set(
      'a one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty half',
    ),
  },
  asides: byTheWay,
  statements,
  flaws,
  weak: set(
    'the a an of in on at to off over under from with by for after before into through between about near behind and or my your part one two three four five first second last track clip label take tone noise cut me this that all start end it is new old no not point room test silence fade audio sound 1 2 3 4 5 up down out delete split mute play stop voice?',
  ),
}
