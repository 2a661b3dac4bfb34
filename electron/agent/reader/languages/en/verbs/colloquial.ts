/** Verbs as they are said in passing, by family of acts, in the form of `verbs`. */
export const colloquial: Readonly<Record<string, string>> = {
  highPass:
    'filter out … under, take out … under, remove … under, take away … below, take away … under, shelve … under, shelve … below, roll … off under, clear … below, clear … under',
  lowPass: 'take away … above',
  invert:
    "flip … 's polarity, invert … 's polarity, flip … 's phase, invert … 's phase, reverse … 's polarity, turn … 's polarity around, reverse … 's phase",
  remove:
    'it goes out, can lose, could lose, strike, strike … out, kick … out, boot … out, chuck, chuck … out, chuck … away, yank, yank … out, cull, get shot of, hack … off, hack … out, knock … off, chop … away, drop … out, sling … out, bin … off, be without, do without, take … away from, put … in the bin, throw … in the bin, cut … out from, make … go away, make … vanish, let … vanish, let … go away, strip … right out, take … right out, cut me a version without, make me a version without, give me a version without, do me a version without, make a version without, i want a version without, i need a version without, give me a mix without, pull … right out, banish, jettison, excise … from, weed, prune, prune … out, prune … away, send … packing, give … the chop, give … the boot, put an end to, say goodbye to, make short work of, dispose of, dispense with, hoof … out, ax, whip … out, slice … out, slice … off',
  keep: 'we only want, we want only, we just want, we only need, we just need, we need only, they only want, they only need, all we need is, all we want is, all they want is, what we need is, what i need is, we are only after, leave me with, leave us with, leave me only, leave me just, all i need is, all i want is, i am only after, let only, let just, save me only, let … only',
  mute:
    "kill … 's sound, cut … 's sound, " +
    'shush, hush … up, cut the sound of, kill the sound of, make mute, make … mute, put … on mute, put mute on, set … to mute, gag, muzzle, shut down, zip',
  silence: 'shut … up, kill the sound on, drop the sound of, bring … to silence, make silence of, gag, muzzle',
  makeSilent: 'put silence in place of, put silence instead of, put silence over, put … to silence',
  solo: 'hear … by itself, listen to … by itself, hear … alone, hear … on its own, listen only, only listen to, listen just to, give me … on its own, give me … by itself, hear … solo, let me have only',
  'gain+':
    'nudge … up, knock … up, ease … up, take … up, put … up, turn … higher, step … up, kick … up, push … louder, turn … louder, put … louder, put louder, make louder, put … higher, get … up, come up, bring … forward, jack … up, whack … up, ride … up, ride up, goose, goose … up, punch … up, beef … up, jack, hike, hike … up, hoist, perk … up, pop … up, notch … up, bring … further up',
  'gain-':
    'nudge … down, knock … down, ease … down, ease … back, back … off, tuck, tuck … down, bump … down, pull … back, put … down, put … lower, turn … lower, put … quieter, put … softer, make quieter, turn … quieter, cut … back, drop … back, rein … in, tame, come down, tuck … in, tuck … under, keep … down, hold … back, hold … down, ride … down, ride down, sink, sit … back, set … back, knock … back, notch … down, keep … in check, ease … off, hold … under, play … down, take … back, bring … further down',
  fadeIn:
    'ease … in, ease … up, bring … in slowly, bring … in gradually, bring … up gradually, bring … up slowly, let … fade in, have … fade in, make … fade in, enter … slowly, ramp … up from nothing, ramp … up from silence, ramp … up from zero, bring … up from nothing, bring … up from silence, bring … up from zero, bring … in from nothing, bring … in from silence, raise … from silence, raise … from nothing, fade … up from nothing, fade … up from silence, fade … in from nothing, fade … in from silence, swell … in',
  fadeOut:
    'ease … out, let … fade out, let … fade away, have … fade out, have … fade away, make … fade out, let … die away, let … die down, taper … off, tail … off, bring … down slowly, bring … down gradually, let … go out slowly, make … die away, have … die away, let … tail off, take … down to nothing, take … down to silence, bring … down to nothing, bring … down to silence, ramp … down to nothing, ramp … down to silence, ramp … down to zero, fade … down to nothing, fade … out to nothing, fade … out to silence, let … fall away, let … die out, let … ebb away, let … melt away',
  truncate: 'tidy, tidy … up, tidy up, squash … down, pull … in',
  label:
    'note down, make a note, make a note of, put a note on, put a pin in, stick a flag on, stick a pin in, put a tag on',
  split: 'make a division, make a split in, do a split, do a cut, make a cut in, put a split in',
  export:
    'bounce … out, run … off, make me, do me, bounce me, render me, churn out, deliver, turn out, print … to disk, print … to a file, burn, knock me out, run me off, dump out',
  play: 'roll, cue up, play … back for me, let me have a listen to, give me a listen to, have a listen to, run … for me, play me, playback, play … out, play … through, play … back from, play … on from, spin, fire … up, kick … off, run … through from',
  denoise:
    'de hiss, dehiss, clean the noise from, clean the noise of, take the noise off, kill the noise on, clean … from noise, scrub',
  exportAs:
    'need, have, get, want, give me, make, store, keep, put, write, write … out, put … out, turn, convert, i need, i want, make me',
  equalize: 'tweak, shape',
  move: 'position, situate',
  select: 'mark … as selected, mark … as the selection, set … as the selection',
  change:
    'make … sound, let … sound, have … sound, make … run, let … run, make … sit, let … sit, have … sit, have … run',
}

/** Verbs that say nothing without a noun of an effect. */
export const colloquialLight =
  'chuck … on, chuck … over, bung … on, bung … over, slap … on, lob … on, sling … on, plonk … on, whack … over, slather … on, sprinkle … on, splash … on, pop, pop … in, pop in, stick … in, stick in, chuck … in, whack … in, bung … in, shove … in, drop … in, put … in, add … in, throw … in, pop … on, stick … on, whack … on, set … in, squeeze … in, do … on, make me, give me, leave me, put me, build … in, do me, tame … with, catch … with, squash … with, hit … with, treat … with, smooth … with, control … with, level … with, process … with, even out … with, even … out with, rein in … with, rein … in with, squeeze … with, flatten … with, keep … down with, cap … with, clean … with, clean … up with, warm … up with, dress … up with, wet … with, sweeten … with, sit … in, drench … in, bathe … in'
