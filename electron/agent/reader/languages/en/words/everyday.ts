/** Words that people use and no rule has, so that they are not taken for a slip of the finger in one that is. */
export const everyday: ReadonlySet<string> = new Set(
  `able above across actor actress address afraid age ago air album all alone along amazing among amount angry animal answer
  any anyone anything apple area arm army art artist ask audience author autumn away baby back bad bag ball band bank bar
  base basic basket bath beach bean bear beat beautiful became because bed beer began behind believe bell belong below best
  better big bike bill bird birthday birth bite black blog blood blow blue board boat body bone book boom boomy bored boring
  born boss bottle bottom bought bowl box boy brain brand bread break breakfast breath breathe bridge bright broke brother
  bus business busy button buy cake call calm came camera camp car card care carry case cash cat catch caught cause cent
  chair chance chapter charge chat cheap check cheese chest chicken child children choice choir choose christmas church
  city class clean clear clever climb clock close cloth cloud coach coat code coffee cold college color colour come common
  company computer concert conference cook cool copy corner cost cough could country couple course cover cow crazy cream
  cross crowd cry cup curtain customer dad damage dance danger dark date daughter day dead deal dear death deep desk detail
  die difference different difficult dinner dirty dog dollar done door doubt down draft dream dress drink drive driver drum
  dry due dumb dust duty each ear early earth east easy eat egg eight else email empty enemy energy english enjoy enough
  enter episode even evening ever every exam example excellent except excited exit expect expensive explain eye face fact
  fail fair fall false family famous far farm fast fat father fault favor favorite favourite fear feed feel feet fell felt
  few fiction field fight figure fill film final find fine finger finish fire fish fit five flat floor flower fly follow
  food fool foot football force foreign forest forget form forward found four free fresh friend front fruit full fun funny
  future game garden gas gave gentle german gift girl glad glass god gold gone good got grass great green grew ground group
  grow guard guess guest guitar gun guy hair half hall hand handle hang happen happy hard hat hate hates hated head health
  hear heart heat heavy height held hell help her here hero hidden high hill him his history hit hole holiday home honest
  hope horse hospital host hot hotel hour house huge human hundred hungry hurry hurt husband ice idea ill imagine important
  inside interest internet interview into invite iron island issue item jam job join joke judge juice jump key kid kill kind
  king kiss kitchen knee knew knock know known lady lake land language large last late laugh law lawyer lay lazy lead leader
  leaf learn least led left leg lesson let letter level library lie life lift light line lip list listen little live loan
  lock long look lose lost lot loud love low luck lucky lunch machine mad made magic mail main male mall man many map mark
  market marry master match matter maybe meal mean meant meat media meet member memory men mess message met metal mic middle
  might mile milk mind mine minute mirror miss mistake mix mobile model modern mom moment monday money month mood moon more
  morning most mother mountain mouse mouth move movie much mud mum music must name narrow nation nature near neat neck need
  neighbor neighbour nephew nervous never new news next nice night noise none noon normal north nose not note nothing notice
  novel now number nurse object ocean odd off offer office often oil old once one onion only open opinion orange order other
  our out outside oven over own page paid pain paint pair pants paper parent park part party pass past path patient pay peace
  pen people perfect perhaps person phone photo phrase piano pick picture piece pig pink place plan plane plant plate play
  player please plus pocket poem point police poor pop popular possible post pot power present press pretty price print
  prize probably problem produce producer promise proud pub public pull punk purple push quality queen question quick quiet
  quite rabbit race radio rain raise ran random rare rather reach read ready real really reason receive record recording red
  refuse region regret relax remember rent repair reply report rest restaurant result return rice rich rid ride right ring
  rise river road rock role roll roof room rope round row royal rubbish rude rule run sad safe said sail salad sale salt same
  sand sandwich sat save saw say school science sea search season seat secret see seem seen sell send sense sent serious
  serve service seven several sex shadow shake shall shape share sharp she sheep sheet shine ship shirt shoe shop short shot
  shoulder shout show shower shut shy sick sign silent silly silver similar simple since sing singer single sink sister sit
  site situation six size skin sky sleep slept slide slow small smart smell smile smoke smooth snow social sock soft sold
  soldier some son song soon sorry sort soul soup sour south speak speaker special speech spell spend spirit spoke sport spot
  spread spring square staff stage stair stand star stay steal step still stomach stone stood store storm story strange
  stranger street strong student study stuff stupid style such sudden sugar suit summer sun sunday sure surprise sweet swim
  system table tail talk tall tape taste taught tax tea teach teacher team tear tell ten tennis term test text thank their
  them theme then thing think third thirsty this those thought thousand three threw throat through thunder ticket tidy tie
  tight till time tiny tired title toast today together toilet told tomorrow tonight too took tool tooth topic total touch
  tough tour toward town toy trade train translate travel tree trick trip trouble truck true trust truth try turn twelve
  twenty twice two type ugly uncle under until upon use used useful usual vacation valley value very video view village visit
  voice vote wait walk wall want war warm wash watch water wave way weak wear weather web wedding week weekend weight welcome
  well went west wet what wheel where while white whole whose why wide wife wild will win wind window wine winter wire wish
  woman won wonder wonderful wood word wore work worker world worry worse worst worth would write writer wrong wrote yard
  year yellow yes yet young your youth zero zoo whistle whistling laughter applause intro outro jingle verse chorus hook
  solo drop riff groove bumper sting sponsor advert sneeze cough mayor caller narrator vocal vocals bass keys synth strings
  flanger chorus phaser vocoder autotune karaoke stem stems melody lyrics transcript transcribe spectrogram sparkle bars measure measures beats kings
  grandfather grandmother grandpa grandma grandson granddaughter grandparents father mother brother sister husband wife uncle aunt nephew niece cousin son daughter
  tasks walks wings maps caps songs lines times tapes peats shots steps bands banks ranks tanks rocks socks locks`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)

const endings = ['', 's', 'es', 'ed', 'd', 'ing', 'y', 'ly']
const heard =
  'hiss hum humm buzz rustl rustle rumbl rumble crackl crackle click pop popp distort clip clipp echo reverb whistl whistle squeak squeal rattl rattle whine whin drone dron creak thump bump clank clatter rasp cough sneez sneeze sniff sniffl smack stutter stammer stumbl stumble burp belch laugh giggl giggle chuckl chuckle swear curs curse sigh yawn hiccup gasp snort snor snore groan moan mumbl mumble lisp slurp gulp bark ring beep ping screech feedback peak overload'

/** What is wrong with a sound, or heard in it: "it" behind "the host hisses" is the hiss and not the host. */
export const flaws: ReadonlySet<string> = new Set([
  ...heard.split(' ').flatMap((stem) => endings.map((ending) => `${stem}${ending}`)),
  ...'noise noisy noisier noises boomy boxy muddy muffled harsh tinny shrill sibilant sibilance static roomy hollow dull garbled scratchy coughed swore rang plosive plosives breathy breathes breathing breaths sings sang whispers whispered'.split(
    ' ',
  ),
])
