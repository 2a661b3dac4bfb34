import type { Statements } from '../../language.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.trim().split(/\s+/u))

const auxiliaries =
  'is are am was were be been has have had does do did will would can could may might shall ought used tends tend seems seem seemed'

const weeks =
  set(`week weeks month months year years night evening morning afternoon summer winter spring autumn fall weekend
  monday tuesday wednesday thursday friday saturday sunday time century christmas easter january february march april june july
  august september october november december semester term season`)

const common = `goes go went gone comes came come says said say tells told knows knew know thinks thought think gets got makes
  made takes took gives gave finds found feels felt keeps kept lets loses lost means meant meets met pays paid puts reads runs ran
  sees saw sells sold sends sent shows sits sat sleeps slept speaks spoke spends spent stands stood teaches taught
  understands understood wins won writes wrote buys bought brings brought builds built catches caught drinks drank drives drove eats ate
  falls fell fights fought flies flew forgets forgot grows grew hears heard holds held lies lay lied rises rose sings sang swims swam
  throws threw wakes woke wears wore becomes became begins began breaks broke chooses chose lives lived loves loved hates hated
  works worked looks looked happens happened turns turned asks asked calls called tries tried uses used talks talked
  walks walked waits waited laughs laughed cries cried smiles smiled agrees agreed believes believed hopes hoped wonders wondered
  remembers remembered reminds reminded rains rained depends belongs contains costs exists follows helps includes involves
  matters moves needs offers opens passes promises proves provides reaches realises realizes refuses remains requires saves
  serves sounds suggests supports surprises takes tells thinks travels visits votes wants wishes worries grabs likes liked`

/** How sentences that only tell something are made. */
export const statements: Statements = {
  joins: set(
    `and but so well anyway anyhow also though yet oh ah hey hi hello okay ok right look listen honestly frankly actually apparently
     luckily sadly unfortunately fortunately incidentally besides still now then plus mind you , -`,
  ),
  starts: set(
    `i we he she they you it this that these those there here my our your his her their its the a an some many most several few
     much more another people everyone everybody somebody someone nobody no-one one who whoever what whatever where wherever when
     whenever while whilst if because since as although though once after before until unless in on at by with for from during
     about under over near inside outside behind between last yesterday today tonight tomorrow sometimes usually often always
     never rarely maybe perhaps every each both neither either no not all any nothing something anything everything according
     thanks thank thankfully ever even just only after than such how why`,
  ),
  points: set('it this that these those they here there one what which everything something nothing'),
  barsOfPoints: set(
    `not no never none neither nor unless provided wrong right enough much many one two three four five six
     seven eight nine ten meant mean want like better fine instead rather actually i you me my`,
  ),
  conditions: set('if when whenever unless because since as although though once after before until while whilst'),
  finite: set(`${auxiliaries} 's 're 've ${common}`),
  certain: set(`${auxiliaries} 's 're 've`),
  persons: set('i he she they we everybody everyone nobody'),
  isInverted: false,
  endings: ['ed'],
  bars: set(
    `please kindly let lets except excepting excluding only without apart aside bar save instead rather else otherwise rest
     remainder others other untouched alone spare leave leaves left keep keeps stay stays stayed remain remains should must need
     needs needed want wants wanted wish wishes prefer prefers ought gotta shall undo redo cancel stop forget ignore skip wait
     nevermind whole entire everything both half third quarter first second last final next previous start end beginning ending
     begins starts ends playing talking speaking singing middle onwards again same twice cursor playhead selection
     selected mute muted silence silenced deleted removed
     gone quieter louder only also too instead`,
  ),
  unless: {
    last: weeks,
    next: new Set([...weeks, 'to']),
    first: set('time place thing met'),
    second: set('time place'),
    end: set('up in of'),
    only: set('thing person one problem reason way trouble'),
    whole: set('time day week world family team way evening morning night'),
    half: set('the an a'),
    rest: set('of'),
    other: set('day night week people one two side half'),
    too: set(`much many long far early late tired busy old young big small expensive good bad cold hot close shy drunk nervous
      polite fond sad easy hard difficult keen happy proud stupid lazy`),
    again: set('and because when'),
    forget: set('it how that what why when'),
    wait: set('for to'),
    stop: set('for to talking laughing smiling thinking'),
  },
  barsOfNames: set('can could may might must shall should would will'),
  turns:
    `so|hence|thus|therefore|consequently|accordingly|please|kindly|could you|can you|would you|will you|could we|can we|and so
    and hence|and therefore|and thus|so please|but please|and please|but could you|but can you|and could you|and can you|but would you
    and would you|which is why|which means|and that is why|that is why|that 's why|and that 's why|in short|in other words|long story short
    anyway|anyhow|do me a favour|do me a favor|be so kind|be an angel|be a dear|mind|would you mind|any chance|is there any chance
    what i need|what i would like|what i want|what we need|i would like|i 'd like|we would like|may i ask|might i ask|could i ask
    can i ask|let us|let 's`
      .split(/[|\n]/u)
      .map((said) => said.trim().split(' ')),
  objects: set('it them him'),
  determiners: set('the my our his her their'),
  wants: { verbs: set('gets get needs need'), amounts: set('a an some more less') },
  exclaims: set('love like hate adore enjoy damn screw bless got see hear miss need want thanks thank beats'),
  small: set('the a an of on about with for in at to from by and or as my our your his her their this that into over'),
  behind: {
    i: set('should like love want need mean meant'),
    we: set('should like love want need mean meant'),
    you: set('can could would should will must may might have need want do'),
    would: set('like love prefer rather appreciate suggest propose you'),
    be: set('happy glad grateful thankful obliged nice great good lovely'),
    could: set('you we i do use'),
    can: set('you we i'),
    will: set('you'),
    is: set('to'),
    are: set('to'),
    was: set('to'),
    has: set('to'),
    have: set('to you'),
    had: set('to better'),
    if: set('you'),
    am: set('after'),
    but: set('not only'),
  },
  plain: set(
    `m s h x st t hour hours hrs back left right later earlier sooner further ahead forward backwards times
     part parts bit bits moment moments item items take takes block blocks area areas section sections feedback room size text
     spotify hall air copy pop pops on off logs log line lines square pink white brown red width level depth duration length
     release hold attack ratio range center centre double half tone tones step steps hotter deeper longer shorter higher lower
     quicker faster slower out away off up down mark marks tag flag check beat passage stretch sequence noise`,
  ),
  degrees: set('too so as just'),
  denials: set('not no never none neither nor nothing nobody no-one hardly barely well likewise ditto'),
  frees: set(
    `to i we he she they you it people who that which can could will would may might shall do does did not and or a an the my our
     your his her their its this that these those some any no every each of in on at by for with from about into over under between
     's 're 've 'll 'd be been being is are was were am has have had`,
  ),
}
