/** English, as the offline grammar knows it: one place for every word that is not a tool's verb. Only tables. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)
const phrases = (text: string): readonly (readonly string[])[] => text.split(',').map((phrase) => words(phrase))

/** A table that knows its own words only: "constructor" is not in it. */
const table = <Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, rows))

const smallNumbers = table<number>({
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
})

const tens = table<number>({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
})

const ordinals = table<number>({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  last: -1,
  final: -1,
  top: 1,
  bottom: -1,
  penultimate: -2,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
})

/** Seconds in one of each. */
const units = table<number>({
  ms: 0.001,
  msec: 0.001,
  msecs: 0.001,
  millisecond: 0.001,
  milliseconds: 0.001,
  millis: 0.001,
  s: 1,
  sec: 1,
  secs: 1,
  second: 1,
  seconds: 1,
  m: 60,
  min: 60,
  mins: 60,
  minute: 60,
  minutes: 60,
  h: 3600,
  hr: 3600,
  hrs: 3600,
  hour: 3600,
  hours: 3600,
})

const amountUnits = table<
  'kbps' | 'bits' | 'db' | 'lufs' | 'hz' | 'khz' | 'percent' | 'semitones' | 'bpm' | 'octaves' | 'cents'
>({
  db: 'db',
  dbs: 'db',
  decibel: 'db',
  decibels: 'db',
  dbfs: 'db',
  dbtp: 'db',
  lufs: 'lufs',
  lkfs: 'lufs',
  lu: 'lufs',
  hz: 'hz',
  hertz: 'hz',
  khz: 'khz',
  kilohertz: 'khz',
  k: 'khz',
  '%': 'percent',
  percent: 'percent',
  pct: 'percent',
  semitone: 'semitones',
  semitones: 'semitones',
  bpm: 'bpm',
  kbps: 'kbps',
  kbit: 'kbps',
  bit: 'bits',
  bits: 'bits',
  octave: 'octaves',
  octaves: 'octaves',
  cents: 'cents',
})

export const en = {
  smallNumbers,
  tens,
  ordinals,
  units,
  amountUnits,
  fractions: table<number>({
    half: 1 / 2,
    halves: 1 / 2,
    third: 1 / 3,
    thirds: 1 / 3,
    quarter: 1 / 4,
    quarters: 1 / 4,
    fourth: 1 / 4,
    fourths: 1 / 4,
    fifth: 1 / 5,
    fifths: 1 / 5,
    tenth: 1 / 10,
    tenths: 1 / 10,
  }),
  /** What is undone, redone or counted. */
  countNouns: new Set(
    words(
      'times time step steps edit edits change changes action actions thing things command commands request requests operation operations mistake mistakes move moves bit part modification modifications',
    ),
  ),
  /** "once", "twice": how often. */
  counts: table<number>({ once: 1, twice: 2, thrice: 3 }),
  /** "twice as loud", "double the volume". */
  factors: table<number>({
    twice: 2,
    double: 2,
    doubled: 2,
    doubling: 2,
    triple: 3,
    half: 0.5,
    halve: 0.5,
    halved: 0.5,
    halving: 0.5,
  }),
  articles: new Set(words('a an')),
  determiners: new Set(words('the a an my our your his her its their this that these those some any very whole')),
  vague: new Set(words('few several some bit many')),
  and: new Set(words('and & plus n')),
  or: new Set(words('or')),
  minus: new Set(words('minus negative')),

  start: new Set(words('start beginning front top head begin onset opening')),
  end: new Set(words('end ending finish tail close')),
  startsVerb: new Set(words('starts start begins begin started')),
  endsVerb: new Set(words('ends end stops finishes finish ended')),
  cursorWords: new Set(words('cursor playhead caret needle')),
  cursorPhrases: phrases(
    'here,right here,where i am,where we are,where the cursor is,where the playhead is,this point,this spot,the current position,current position,the current time,current time,my position,the playback position,the insertion point,the current point,this moment,this position',
  ),
  middle: new Set(words('middle midpoint centre center halfway half-way midway')),
  marks: new Set(words('mark point timestamp timecode spot')),
  positionWords: new Set(words('minute second timestamp timecode time position')),

  before: new Set(words('before preceding ahead')),
  after: new Set(words('after following past beyond since')),
  into: new Set(words('into in')),
  to: new Set(words('to till til until through thru')),
  throughWords: new Set(words('through thru')),
  onward: phrases(
    'onwards,onward,on,and on,and onwards,and onward,forward,forwards,and after,and beyond,on out,and later',
  ),
  between: new Set(words('between')),
  around: phrases(
    'either side of,on either side of,each side of,on each side of,both sides of,on both sides of,around,to either side of,surrounding',
  ),
  laterWords: new Set(words('later forward forwards ahead further')),
  earlierWords: new Set(words('earlier back backward backwards ago')),
  forDuration: new Set(words('for lasting')),

  firstWords: new Set(words('first opening initial beginning starting leading')),
  lastWords: new Set(words('last final closing ending trailing')),
  nextWords: new Set(words('next following coming')),
  previousWords: new Set(words('previous preceding prior past')),
  middleWords: new Set(words('middle central')),

  everything: new Set(words('everything all anything evrything everywhere throughout')),
  wholeWords: new Set(words('whole entire full complete')),
  /** Words for the recording as such: "the audio" means all of it, "of the recording" adds nothing to a range. */
  recording: new Set(
    words(
      'audio recording file song project podcast episode sound mix session interview show thing lot timeline track tracks piece take speech talk lecture waveform voiceover narration programme program broadcast story composition material content playback',
    ),
  ),
  /** "the part from 10 to 20", "that bit": adds nothing to what follows. */
  parts: new Set(
    words(
      'part bit section portion piece segment region range area passage chunk stuff audio sound stretch place moment time window interval snippet slice selection one material content',
    ),
  ),
  pieceWords: new Set(
    words(
      'parts pieces sections segments chunks bits clips portions halves thirds quarters slices part piece section segment chunk bit portion slice tracks',
    ),
  ),
  selectionWords: new Set(words('selection selected highlighted marked')),
  selectionPhrases: phrases(
    "what i selected,what i have selected,what is selected,what's selected,what i highlighted,what i marked,what i picked,that i selected,that i have selected,i selected,i have selected",
  ),
  pronouns: new Set(words('it that this them those these')),
  sameWords: new Set(words('same')),
  except: phrases(
    'except for,except,excepting,excluding,apart from,aside from,other than,but not,besides,but for,leaving out,not counting,but leave out,save for',
  ),

  trackWords: new Set(words('track tracks channel channels lane lanes')),
  clipWords: new Set(words('clip clips')),
  labelWords: new Set(words('label labels marker markers chapter chapters')),
  labelSure: new Set(words('label labels marker markers')),
  numberWords: new Set(words('number no nr #')),
  callWords: new Set(words('called named titled labelled labeled saying entitled')),
  all: new Set(words('all every each both')),
  both: new Set(words('both')),

  louder: new Set(
    words(
      'louder up boost boosted boosting raise raised raising increase increased amplify amplified higher stronger more gain hotter bump lift pump',
    ),
  ),
  quieter: new Set(
    words(
      'quieter softer down lower lowered lowering reduce reduced reducing decrease decreased attenuate attenuated weaker quiet less drop duck halve dim soften dial',
    ),
  ),
  levelWords: new Set(
    words(
      'amplification volume level levels gain loudness more less peak peaks amplitude signal louder maximum maximal max overall',
    ),
  ),
  loudWords: new Set(words('loud volume level gain loudness strong quiet')),

  prepositions: new Set(
    words(
      'below above beneath underneath behind than at to by over for on in of from into with onto within during about across inside through near per under across towards toward against out off till until down up using via between around',
    ),
  ),
  connectors: new Set(
    words('and then also next finally afterwards afterward lastly plus secondly thirdly subsequently'),
  ),
  connectorPhrases: phrases(
    'after that,and then,and also,after this,once that is done,when that is done,followed by,and after that,and finally,as well as,and next,before you,then also,when done,once done',
  ),
  strongConnectors: new Set(words('then next finally afterwards afterward lastly')),
  corrections: phrases(
    'no wait,no actually,no sorry,wait no,no i mean,i mean,i meant,actually no,actually make that,make that,scratch that,no make it,no make that,or rather,rather,sorry,correction,oops,no,wait,actually,hang on,hold on',
  ),
  dropIt: phrases(
    "never mind,nevermind,forget it,forget that,forget about it,cancel,cancel that,cancel it,leave it,leave it be,leave it as it is,scratch that,abort,skip it,no never mind,nothing,not now,drop it,stop,stop it,don't,don't do it,don't do that,do nothing,let it be,let's not,better not,no thanks,no thank you",
  ),

  negations: phrases(
    "don't,do not,dont,never,no need to,please don't,you don't have to,there is no need to,doesn't,do n't,you needn't,i don't want you to,i don't want to,i do not want you to,i do not want to,must not,mustn't,should not,shouldn't,can't,cannot,without,rather than,instead of,avoid,not",
  ),
  /** "everything 10 to 20": all but that, also for a verb that keeps. */
  outside: phrases(
    "outside,outside of,isn't,is not,aren't,are not,that isn't,that is not,that are not,that aren't,which isn't,which is not,not inside,not within,that isn't in,that is not in,that does not belong to,beyond the edges of",
  ),
  leaveAlone: phrases("don't touch,do not touch,leave out,dont touch,without touching,not touching,but leave,but keep"),
  reasons: new Set(
    words(
      'because since cause cuz so as where when which who whose that if unless while though although since whenever',
    ),
  ),

  /** Said to be polite, or for no reason: they carry nothing. */
  fillers: new Set(
    words(
      "separately individually longer please pls plz kindly just really simply maybe perhaps ok okay alright well so hey hi hello um uh uhm er erm hmm now right yes yeah yep sure great good fine nice thanks thank cheers again too also there actually basically exactly precisely roughly about approximately around only even quickly gently slightly carefully nicely somehow completely entirely fully totally altogether immediately straight away directly simply instead first then next finally still bit little together else sir madam friend buddy mate tapehand computer assistant would could can will should shall let lets let's you i me we us i'd i'll i'm we'll we'd to be is are was were been being have has had do does did go ahead try need want like 's and or but of for in on at with by from so that this the a an my our your its it as if any some all the whole which what amp own very here",
    ),
  ),
  politePhrases: phrases(
    "can you please,could you please,can you,could you,would you please,would you mind,would you,will you please,will you,can we,could we,can i,could i,may i,i want you to,i'd like you to,i would like you to,i want to,i'd like to,i would like to,i need you to,i need to,i'd love to,we need to,we should,you should,you can,let's,let us,lets,let me,go ahead and,go on and,please go ahead and,help me to,help me,try to,try and,make sure to,be so kind as to,be so kind and,do me a favour and,do me a favor and,what i want is to,all i want is to,i think you should,is it possible to,i wish to,i wanna,i want,i'd like,i would like,i need,kindly,feel free to,you may,how about you,how about,why don't you,what about,start by,begin by,first of all,first off,first,to start with,to begin with,and please,if you would,if you can,if possible,if you could,for me,thank you,thanks,right now,at once,straight away,a bit,a little,a little bit,of course,by the way,as well,have you,in that case,wait,the way it is,in the project",
  ),
  questionStarts: new Set(
    words(
      "what what's whats why how who when where which should did is are was were does do has have will am whose whom isn't aren't didn't",
    ),
  ),
  subjects: new Set(words('i you we he she they somebody someone who')),

  greetings: phrases(
    'hello,hi,hey,hiya,howdy,good morning,good afternoon,good evening,good day,greetings,yo,hello there,hi there,hey there,morning,evening,hallo',
  ),
  thanks: phrases(
    'thanks,thank you,thx,cheers,ta,thank you very much,thanks a lot,many thanks,much appreciated,great job,well done,perfect,nice,great,awesome,cool,lovely,good job,brilliant,excellent,wonderful,thanks a bunch,thank you so much,nice work,good,super,fantastic,amazing,looks good,sounds good,love it',
  ),
  goodbyes: phrases("bye,goodbye,see you,good bye,see you later,good night,bye bye,that is all,that's all"),
  help: phrases(
    'help,help me,what can you do,what can i do,what can i say,what can i ask,what do you do,what are you able to do,how does this work,how do i use this,how do you work,what are your commands,what commands are there,which commands are there,list commands,list the commands,show commands,show help,commands,what can i do here,what else can you do,how can you help,how can you help me,what is this,who are you,what are you,what do you know,what are my options,what are the options,show me what you can do,tell me what you can do,what now,how do i start,what tools do you have,which tools do you have,list tools,list the tools,what features do you have,capabilities,i need help,can you help me,can you help,could you help me,what kind of things can you do,what things can you do,instructions',
  ),

  yes: phrases(
    "yes,y,yep,yeah,yup,ok,okay,sure,do it,go ahead,go,apply,apply it,apply all,approve,approved,approve it,accept,confirm,confirmed,sounds good,looks good,looks right,looks good to me,perfect,fine,right,correct,that is right,that's right,that is fine,that's fine,please do,go for it,yes please,absolutely,of course,great,good,exactly,k,proceed,continue,make it so,run it,alright,all right,by all means,definitely,certainly,agreed,works for me,ship it,lgtm,why not,carry on,aye,do that,yes do it,please,do so,you may,be my guest,i approve,that works,very good",
  ),
  no: phrases(
    "no,n,nope,nah,don't,dont,do not,reject,rejected,refuse,deny,denied,decline,not like that,not that,no way,wrong,that is wrong,that's wrong,no thanks,no thank you,not this,absolutely not,please don't,stop,no don't,don't do it,don't do that,hell no,negative,certainly not,better not,not now,not yet,that's not what i meant,that is not what i meant,that's not right,that is not right,not quite,i don't want that,not what i wanted,not what i meant,disapprove,rather not",
  ),
  both2: phrases(
    'both,both of them,the both of them,them both,all,all of them,every one,everyone,each,each of them,all of these,all of those,every one of them,all three,all four,them all,everything,the lot,any of them,each one',
  ),
} as const

/** Words and phrases that the rules step over or look for in passing. They are no vocabulary: a name may have them. */
export const inPassing = {
  afterBeginning: new Set(words('at from with')),
  afterCursor: new Set(words('position location point')),
  afterDecibels: new Set(words('fs lufs full')),
  afterEverything: new Set(words("of the that is there else audio sound this my our 's")),
  afterFor: new Set(words('the next another about')),
  afterFrom: new Set(words('right exactly about')),
  afterPiece: new Set(words('long each equal')),
  afterUp: new Set(words('to till until')),
  afterYes: new Set(words('please then just now i am sure with it this thanks thank you')),
  backVerbs: new Set(words('back backward backwards rewind')),
  beforeBeside: new Set(words('right just immediately directly back')),
  beforeCounts: new Set(words('the very my just about roughly those these')),
  beforeCursor: new Set(words('current edit play playback')),
  beforeLengths: new Set(words('full whole about roughly')),
  beforeLengthsBeside: new Set(words('the those these')),
  beforeLoud: new Set(words('as the its of current')),
  beforeNames: new Set(words('the my our this that a your his her their whole entire')),
  beforeOffsets: new Set(words('back right just in')),
  beforeOnward: new Set(words('from at starting')),
  beforeOwners: new Set(words('of through in into')),
  beforePlaces: new Set(words('the my very this that exact its their')),
  beforeRanges: new Set(
    words(
      'the that which whatever comes come coming is are was runs goes happens stuff of else it all what there lies falls sits whole entire rest this a my our',
    ),
  ),
  beforeSelection: new Set(words('the my this current that whole entire time')),
  beforeUnits: new Set(words('full whole more extra solid')),
  beforeWhole: new Set(words('the my this our that')),
  beginningAt: new Set(words('starting beginning start begin commencing')),
  belongsTo: new Set(words('on of in from')),
  /** What a track is called that was just made from another. */
  copyWords: new Set(words('copy duplicate clone new')),
  countedUnits: new Set(words('minute second hour')),
  downward: new Set(words('quieter softer lower weaker less')),
  eachOf: new Set(words('both each all')),
  emptyVerbs: new Set(words('do make set get put')),
  endsName: new Set(words('at from to and then on')),
  equalWords: new Set(words('equal even equally sized same size length long identical separate different')),
  forwardVerbs: new Set(words('forward forwards ahead')),
  /** "cut everything below 100 Hz": a frequency follows, else they say something else. */
  frequencyBounds: new Set(words('below above')),
  fullScale: new Set(words('full scale zero 0 the maximum max clipping')),
  leavesOpen: new Set(words('between until till')),
  noneOfThem: new Set(['none', 'none of them', 'neither', 'neither of them']),
  ofThe: new Set(words('of the my our')),
  offsets: new Set(words('from before after')),
  onlyTrack: new Set(words('the this my whole entire')),
  otherTracks: new Set(words('other single remaining')),
  makingVerbs: new Set(words('add create new make insert put place set drop label mark select')),
  placesTimes: new Set(words('at from around')),
  pausing: phrases('hold on,hang on,hold,wait,hold up'),
  pointingNow: new Set(words('this these')),
  pointingWords: new Set(words('this that these those')),
  quietWords: new Set(words('quiet soft quieter softer')),
  ruleOut: new Set(words('not except but')),
  selectedThing: new Set(words('selected highlighted active')),
  selectedTrack: new Set(words('selected highlighted current active focused')),
  singlePronouns: new Set(words('it this that')),
  spokenZero: new Set(words('oh o zero')),
  throughTracks: new Set(words('to through thru')),
  trimVerbs: new Set(words('trim crop shorten')),
  upward: new Set(words('louder higher hotter stronger more')),
  allOfIt: phrases(
    'all of it,all of this,all of that,it all,all of them,them all,from start to finish,from beginning to end,from start to end,start to finish,the whole lot,all audio,all the audio,all of the audio,the full thing,the whole of it,the entirety',
  ),
  bothEnds: phrases(
    'either side of,each side of,both sides of,both ends of,before and after,both ends,each end,either end,both sides,the start and end,the beginning and end,the start and the end,the beginning and the end,the front and back',
  ),
  doTheSame: phrases(
    'do the same,do that again,do it again,do this again,do that,the same thing,same thing,likewise,ditto,repeat that,repeat it,repeat this,repeat,once more,one more time,again,same again,do likewise,apply the same,the same again,do the same thing',
  ),
  everyClip: phrases(
    'every clip,each clip,all the clips,all clips,all of the clips,the clips,every single clip,each of the clips',
  ),
  everyOneOf: phrases('every one of the,each of the,all of the,all the,every,each,all,the'),
  ofIt: phrases('it,this,that,them'),
  ofTheRest: phrases('it,the audio,the recording,the file,that,the project,the track'),
  ofTheWay: phrases('of the way,through,in'),
  onBothSides: phrases('before and after,on both sides of,before and behind'),
  startingAt: phrases('starting at,starting from,beginning at,beginning from,start at,long starting at,long from'),
  thatPoint: phrases('it,that,this,there,then,that point,that time,that on,there on,it on,the split,the cut'),
  thosePoints: phrases(
    'them,those,these,the two,the splits,the cuts,the two splits,the two cuts,those points,these points,those two,these two',
  ),
  wayThrough: phrases('of the way through,of the way in,of the way,way through,through,in'),
  wayTo: phrases(
    'all the way back,all the way,right back,back,right,and ending,ending,and ends,and stop,and end,and stopping,and going',
  ),
  /**
   * "no, make it 20", "yes, but only on the bass", "actually …": what opens an answer and says nothing about what it is
   * to be.
   */
  /** A message that begins with one of these tells something before it asks. */
  tellers: new Set(words('i we he she they it there my our the this that someone everybody')),
  opening: new Set(
    words(
      'no nope nah not quite actually wait sorry hmm hm oh well ok okay yes yeah yep sure but and so um uh please rather',
    ),
  ),
  /** Between a subject and its verb, in what tells of something. */
  adverbs: new Set(words("just already accidentally have 've had has recently once never also then only mistakenly")),
  determinersOfNouns: new Set(
    words('the a an this that my its any some each every all no these those another our your'),
  ),
  /** Says nothing about which one is picked. */
  idle: new Set(
    words(
      'the one ones on in at of from that which is please just only and or a an i mean meant want it this not but take pick choose use with called named option number both all',
    ),
  ),
  /** Before a track they say where something happens, not what it is done to. */
  /** "as it is too long" is a reason; "as mp3" is none. */
  asReason: new Set(words('it there this that they these those i we he she you')),
  atTracks: new Set(words('on in of from for across off onto into within inside during over')),
} as const
