/** Words that are one letter away from a verb of a tool and are words of their own: never taken for a misspelling. */
export const realWords: ReadonlySet<string> = new Set(
  `lop lad fad god bet form from felt left lift rod lob lop tap tip top tag ply sty stay spat spot ping pin song sing tune turn torn worn son sun sin snip
  share shared sharing shape shade shake shove remote removal remover clean cleaner cleaned close closed closes cleared clearer closer taste tasted waste wasted haste place placed places plane plate
  praise arise rinse noise noises poise slower lover power tower flower cover rover mower boast roost boot bolt boosts phase phrase ease leave silent silenced violence science license
  relate debate dilate delegate deleted revere reserve reserved traverse inverse reversed diverse converse averse adverse universe players played player plays place clay plow spill spit slit
  spirit sprint splint faded fades facade fader shaded jaded waded traded grade blade trade paused cause clause pulse pose posed nausea stopped stop step steps stood shop ship chip chops chopped hopped
  cropped dropped propped grope group drip trip grip crap crab crop crops trap tram trimmer prime primed grim brim tram select selects elect elects elected selected seek peek week seem sleep
  copies coy cops copied coped hoped undone under redone reduce reduced educe deduce deduct product export expert extort import impart report record recorded accord label lapel libel fable table
  sound round found pound mound bound hound wound unmute minute mute mutes muted cute acute dispute compute normal normals amplified simplify simplified lift lifted light left sift gift shift
  erase eraser crease grease please phrase chase chased raise raised raises rise rising lower lowers lowered allow follow hollow tower blower later latter letter better matter
  drops draws crown trash crash brash thrash smash flash slash splash discord discards regard record lose loose loss louse house mouse whose those these chose horse cheese choose
  jump lump dump bump hump pump skip ship slip snip strip trip whip drip grip clip flip chirp sharp shave slave save have gave wave brave crave grave listen glisten hasten moisten
  transcribe translate translation describe inscribe prescribe publish polish master faster plaster poster paste pasta past posted pasted tested rested haunt taunt hunt hint
  separate celebrate moderate generate operate narrate rotate isolate violate insulate desolate retain remain detain contain obtain maintain restrain certain keeper kept deep creep steep sweep keen
  extend intend attend expand extent exact extract extra contract connect collect correct direct detect inspect reflect respect protect project object subject reject inject eject`.split(
    /\s+/,
  ),
)
