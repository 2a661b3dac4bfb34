/** More words of English as it is spoken that are spelled nearly as one that a rule has: each stands for itself. */
export const commonWords: readonly string[] = `
  abide abolished aborting aborts absolute accidental accidents accorded according accounting accounts acquired
  additions addressing adhering admirable admitting adoption advanced advances advice advised adviser advises
  affairs affection affects afternoons afterward aged aging agree agreeing aided aiding aids aiming aims alarms
  alas albums aligning alive alleging allocate allocated allocates allocating allowing ally aloud amending amounts
  ample amplifier analogue analysed analyses analyst analyzed analyzes anecdotes angels anger angle announced
  announcements announces annoy annoyance annually answers antidote apologised apologises apologized apologizes
  appalling apparent appeal appealed appeals appended appending appreciates approximate archived archives archiving
  arena arise arises arising armed arming arms arranged arranges arrive arrives arrow arrows arts ash asks asserted
  asserting assignments assist assistance assisted assisting assorting assumed assumes assure assuring attach
  attacks attended attending attentions audiences authors avoids await awaiting axis backgrounds bags bake baked
  bakes baking balls ban banned banning bans bare barred bases bash bashed bashes bashing basing basis basses bat
  batch baths baud beam beans beard bearding beards bearing beast beasts beers beginners beings belief believer
  believers bells belonged belonging belt bench bend bending bends benefits bent bet beta bets betting bias biased
  bidding bids billion bills bind binding binds bites bitter blacks blaming blanket blast blasted blasts blew blind
  blink bliss blocking blowing blown blows blues boards boats bogging bogs bolt bond bones booked booking books
  border bores borne borrowing bounds bout boys brake branches branding brands brass breach breeding breeds bricks
  brightest brightly brilliantly broadcasts brothers brush buck bucks buffered buffers bug buildings built bull
  buried burnt bursting bursts bury burying buses bush businesses buss bust butter buys cable cabled cabling cage
  cakes cam camps canceling cancer cared cares caring carpet carried carrier cars cartoons cased cases casing cast
  casting casts catalogs catalogues cater catering cats caused causes causing caution cave cease ceased ceases
  ceasing cell cells centrally chairs chances chap chaps chapters charged charges charging charity charm charming
  charter chase chased chases chasing chats chatted chatting cheated cheating checked checking checks cheek cheer
  chickens chip chips circumstance claim claiming clarify clash classed classes classing clause cleaners climbing
  clocks closest closet clouds club clue clues coal coarse coded coding coin coined coining coins coke colleagues
  collected collecting collection collects comedy commas commentary comments committing commons compares compassion
  compel compete competed competent competition compiled compiler compiles compiling complaint complaints completed
  completes composed composers composes comprise comprised comprises comprising computed computers computes
  concealed concealing conceived conceiving concept concepts concern concerns concerto concerts concluded concludes
  concluding condemned condemning condense conditional conditioned conditions conducted conducting conducts
  confined confines confining congest congested congesting congests connection connections connector connotation
  consented consenting consents consequent conservation consider considerations considers consist consisted
  consistent constantly constants constrained constraining constrains constraint constructions consultant consults
  contacted contacting contacts container contents contexts continual continuity continuous continuum contrived
  contriving controlled controller controlling conveniently conversations conversion convert converted converting
  converts convicted convicting conviction convicts convinced convinces convincing cooking cooks cools cooperation
  cope coped copes coping core corn corners corrected correcting corrections correctly corrects correlation
  corruption cosy counter counts county coupled couples coupling courses court covering cows cozy crack cracked
  cracking cracks craft cramp cramped cramping cramps crash crashed crashes crashing crass crawling creation
  creative creatures crew cried crossing crowding crown crunched crunches crunching crush crushing crying cult
  cunning cupboard cups cure cured cures curing currency curtains curves customers cute daft damning damp dared
  dares daring dated dates dating dawn days deaf dealing deals dealt decades decent decide deciding decision deck
  declined declines declining decoded decodes decoding deduce deduced deduces deducing deduction deductions deed
  deeds deem deemed deems defeated defeating defect defended defending defining degenerate degrading delaying
  delays delicate delights delivery delusion demanding demented dense dependant depended dependent depressed
  depresses depressing depths deranged deranging derive descending described describes deserted deserting deserved
  deserving designed designing destining detaching detailed detailing detected detecting detection detector detects
  deter determined determines devising devoting dialings dialled dialling dice dictator diet differed differences
  differing difficulty digs dine dined dines dining dire directed direction directors directory dirt disc discusses
  diseases disguised disgusted dish dishes dismissed displayed displaying displays disposal disposition distances
  distinctly distract distribute distributed distributes distribution district dive dived diverted diverting dives
  divine diving divisions doctors doe dogs dole dominate don donating donation dons doom doors dose doses dots
  dozens drafting drafts draining draw drawn draws dread dreading dreaming drew dried dries drinking drip dripped
  dripping drips drivel driven drives drowning drug drugs drunk drying dual duly duplication dying earn earning
  earns eater eating eats edge editions editors education efforts eggs elect elected electing election elections
  electron elects elements embed emerge emerged emerges emerging emit emotions endings engaging engineered
  engineers enhanced enhances enjoying enjoys enormous enquired ensured ensures ensuring entitled entitles
  entitling episodes equality equals era eraser essay estate evenings events evolution exceed exceeded exceedingly
  excepting exceptional exceptions excepts excessively excite excites exciting excluded excludes exclusive excuses
  execution exercising exited exiting exits expected expecting expects expert experts expiring exploded exploding
  exploited exploiting exploits explored exploring explosion exposing expressing extant extents extracts extras
  extremes faced faces facilities facing facts factually failed failing fails fairy faithful fake fallen fame fare
  farmer farther fate fathers favoring fearing fears feat featured fed fee feeding feeds fees fellow fellows fence
  fender fenders fever fewest fibre fibres fiddle filed filing filled filling fills films finals fined finer fines
  fingers fining finishing firm firms fishes fitting fiver flashed flashes flashing flavor flavour flaw flaws flesh
  flies flight flood floors flour flow flowed flowers flowing flows fluffy flushing folder folding folds folk
  follower followers fond font fools forgave forgets forgiven forgives fork form formal formats formed forwarded
  fought foul founded founding founds fractions freak freaks freed frees freezing frequent frequently friction
  fried friends fries frighten frightened frightening frightens frog frown frowned frowns frying fudge fuel fume
  fumes function functional functioned fund funds fur fuss games gang garage garbling gasp gathered gathers gear
  gearing gears gender gene generation generations generator generators ghost gifts gin glean gleaned gleaning
  gleans glove gloves glow glowed glowing glows gods goods goody gown grade grades grain granting gratefully grave
  gray greed grey grim grinding grips gross grouping grown guessing guests guidance guns guts hacker hail hairs
  hairy halls ham hanged hanging hangs hardened hardening hardy hash hasty hating hatred hats header heap hearts
  heated heating heats heavens heel heels helps herd heresy heroes herring hesitate hide hided hides hiding
  highways hills hinted hinting hints hire hired hires hiring holes holy homes hooked hooking hooks horribly hosts
  huh humble humbly humor humour hundreds hung hunt hunting hunts hut ideals ideas identically ignored ignores
  imagined imagines immediate impending impersonal imply implying importance importantly imposing impossible
  impressed impresses impressing impression improved improvements improves improving incident incidentally inclined
  inclines inclining inclusion incoming incomplete inconsistency inconvenienced inconveniences inconvenient
  increasingly independent indexed indirectly individuals inducing induction infected infecting inference info
  inherent inherited inheriting initials innovation inquired insect insects insertion insisting insists inspected
  inspecting instance instinct instructing instruction instrument instruments insulted insulting integrate
  integrates intended intending intends intensely intent intention inter interact interacted interested interests
  internal interpret interrupt interrupting interruptions interviewed interviews invasion invent invented inventing
  invention invents invest inviting irate irritate isolation jacket jail jeans jerk jest joint joints joked jokes
  journalists journals judged judges judging junction jungle keen keeper kids killer kinds kit kits knees knight
  labeling lack lacked lacking lad lager laid lain lamp larger lark laser lasers launching laws laying lays leach
  leaded leak lean leaned leaning leans learns learnt leaved lectured lecturer lectures legs lend lending lends
  lens lenses lent lessons libel libraries licences lied lighting lightly lightning lights lined lining link linked
  linking links lips lisp listed listing lists lit liter litter lived lively liver lives living loader loans locals
  locates locating locking logs lonely looked loose lord lords lorries lorry loss losses lover lovers loving lump
  lumps lung lungs lust mailed mailing mails maintained maintains maker makers males manager manages managing
  manned manning mans manuals mapped mapping march margins markets marries mask mass masses materials matters maze
  meals meanings measured meetings meets members mend mended mending mends menus mere merry messy meter meters mice
  midday mighty mild miles mill millions mindless mined mines minimise minimize mining mint misplace misplaced
  misplaces misplacing misprint missed misses missing mist mistaken mists moan moaning moans mock mod moderation
  modes mold mole momentarily monitor monitored monsters mornings mothers mould mount mountains mounted mounting
  movies muck mucked mucking mucks muddle muddling mugs mumble musicians mutter muttered muttering mutually nail
  nailed nailing nails naive narrower narrowest natives nay nearby neatly necessarily necessity needles neglected
  neglecting nest net nets newcomers newer newsletters nick nicked nicking nicks nights nominate nominated
  nominates normality noses notation noticing notification notified notifies notifying novices nuclear numbers nuns
  nurses nuts objects oblige obliges observes obsessing obtained obtaining occur occurred odds offers older
  omission onus operating operational operator operators opinions opposing opposition oppressed oppresses
  oppressing oppression optimised optimises optimized optimizes option opts ordering orders organise organised
  organisers organises organize organized organizers organizes orienting ours outcomes outdated overlap overloads
  overlook overlooks overprice overpricing override overriding overtone overwritten owes owned owners owning owns
  pace pack packages packed packs pad padded padding pads paged pages paging pains painted painting paintings
  paints pairs palace pale papers par parents parked parking parks parse parsed parses parsing particularly
  partners pat patched patches patching patent patients payed paying pays peer peers pence pended pending pends
  pens peoples perceive perceives perception performances periods permanent persons persuaded persuades petty
  phased phases phasing phoned phones phrased phrases pile piles pill pills pinch pinched pinches pinching pins
  pint pints pipe pipeline pipes pit plaguing planes planet planning plans planted planting plastered plastering
  plates players pleases pleasing plot plots plotting ploy plug plugging plugs poet pointed pointing poke pole
  polishes poll polls pollution pool pope popularity pork port ported porting ports pose poses posing positively
  posted poster posting postponed postponing posts pound pounds pour pours powder powered powering powers practical
  practiced practices practicing practise practised practises praise pray prayed praying prays preached preaches
  preaching precede preceded precedent precious predicted predicting prediction preferences preferred preferring
  prefixed premise premises prepared prescribe presented presenting presents presuming pretending pretends prevent
  prevented preventing prevents previewer pride printer prise prises probable problems proceeded proceeding
  proceeds processor processors producers product productive products profession professionals profiles programmed
  programmer programmers programmes programs progressed progresses progressing projection projects promises
  promising promoted prompted prompts prone pronounced pronounces property proposals proposed proposes proposition
  protection protects protest prove provide provides provoked provoking published publishers publishes pulp
  punished punishes punishing puns punts pure putt putts puzzle puzzled puzzles puzzling qualify questioned
  questions quickest quietest quitting quiz quote quoted quoting rack racks radically radios rag rage raid rail
  rails rained raining rains ram ranged ranging rank rant ranted ranting rants rarely rash rat rated rates rating
  ratios rats rattle rattling rave raved raves raving reached reaching react reacted reacting reaction reactions
  reacts reader readers readings realise realises realize realizes realm rear reasonably received recently
  reception recommends recorder recordings reductions referenced references referred referring refined refining
  reflected reflecting reformed reforming refuses refusing regain regarded register reign rejected rejecting
  rejection relating relation relative relaxing relay released releases releasing relied relies relieve relieved
  relieves relocation remarked remarking remarks remembered remembers reminded reminder reminding reminds remote
  rend rending rendition rends renewing repaired repairing repairs repeatedly repent repetition replies replying
  reported reporting requested require requires rereading research researchers resent reserve reserved reserves
  reserving resetting reside resides resigned resigning resolving resorted resorting respected respecting respects
  restarted restarting restarts rested resting restrained restraining rests resulting results retail retiring
  revealed revealing revising revision revolted revolting reward rewards rewrites rewriting ridding rids rights
  ringed risen risk risked risking risks roads robots rode roles rooms root roots rose rotten rough rounded
  rounding rounds routines routing routs rows rubber ruin ruined ruining ruins rumoring rumors rumours rushed
  rushes rushing sack sacked sacking sacks safer sailed sailing sails saint saki sales sampled samples sane sank
  savings scanned scanning scans scare scaring scattered scatters scenes sciences scientists scope scratched
  scratches scratching scream screaming scrolls seal sealed sealing seals seats seconded seconding secretly sect
  sects seed seeming sees selective selling sells sender senses sensibly sentenced sentences separation separator
  separators sessions settings settling shades shakes shaking shame shared shares sharing shed shedding sheer shell
  shells shipped shipping ships shock shocking shoes shone shoot shooting shoots shopped shopping shops shoulders
  shouting showed showing shown shows sickened sickening sided siding sigh sight sights signals signed signing
  signs simpler simplified simplifies simplifying simulation sin singers singles sins sites situating situations
  sizes sketches skill skilled slag slang slave slaves sleeping sleeps slighter slim slipped slipping slots slowest
  smallish smashing smells snag sneak sneaked sneaking sneaks soap sole soles solid solutions solved solves solving
  sometime sons sore sorting sorts sought spaced spaces spacing span spares spelled spelling spellings spells spelt
  spending spends spies spike spill spit spits spitted spitting spoken sports spotting spout sprang spreading
  springing springs sprung squared squares squaring stack stacks staggers stake stale stall stamping standardise
  standing stare stared stares staring stark starred starring stars starter startled startles startling starved
  starving stated states stating stations stayed stealing steam steel steep steering steers sterling sticky stiff
  stir stirring stocks stolen stones storey stray streams strength stressing strikes striking string strive stroke
  strongest strongly struck stuffs stumbling stunning styles subjects subscribe subsequent subtle sue sued sues
  suffer sufferer sufferers suggesting suggestions suggests suing suite suited suiting summed summing sums sung
  sunk sunny superb supplied supplying supported supporting supports supposes surely surroundings survived survives
  suspects swam swamp swamped swamping swamps sweat sweating sweats sweep sweeping swept swimming sword synthesis
  synthesizer tabs tack tacked tacking tackling tacks taker takers tale tales tank tap tasted tastes tasting taxes
  teachers teaches teaching teams tearing tears technical teeth temporary tempt tend tended tender tending tends
  tense tested tests texts thanked thankfully thanking thee theirs themes thereby theses thick thorough thou
  thousands threat threats throats throughput thrust thumb thus thy tickets tied ties tile tiles timed timer tin
  tins tips tire tires tiring toad toe toes token toll tome ton tons topical tore torn tower towers towns toys
  trace traced traces tracing tracking trained training trains transaction transferred transferring transform
  transformed transforming transforms transient transition translates translating translations transport
  transported transporting transports trapping traps traveling tread treasure treaty tremendous trial trials
  triangles tricks tricky tries trips troubles trucks trunk trusting trusts trusty tube tubes twin twisting tying
  typed types tyre unable undefined undertook unload unlocked unlocking unto unwanted unwilling upbringing urged
  urgently urges urging user users utilities vain valve valves vans varied vast vastly vein vend vended vending
  vends verbs versions vice views vile visiting volunteered volunteers vomit voter votes voting vouch wade waded
  wades wading wage wages waited waits wake waked wakes waking walking wallet wander wandered wandering ward warn
  warned warning warns warp warped warping warps wars wary washes waste wasted wastes wasting watched watches
  watching waved waves waving ways wearing wears wed wedded weds weeks welcomed welcomes welcoming whale whatsoever
  whence whereby whereupon whim whites wicked wider willed willing wills winds wines wing winning wins wired wires
  wiring wiser wished witch witness wive wives woken wondered wonderfully woods worded worlds worm worms worn
  worried worthy wound wrapping wrecking wren wretched writers writings wrongs yawn yearly years yourselves zeros
  zone zones`
  .trim()
  .split(/\s+/u)
