import { adverbial } from './adverbs.ts'
import type { Rule } from '../../../chart/rule.ts'
import type { Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Tie } from '../../../meaning/types.ts'
import { leaving, type VerbPhrase, verbPhrases } from '../../verbPhrases.ts'
import { rule } from '../../../chart/rule.ts'
import { colloquial, colloquialLight } from './colloquial.ts'
import { foreignVerbs } from './foreign.ts'
import { wishedVerbs } from './wished.ts'
import { formsOf } from '../words/morphology.ts'

/**
 * The verbs of each family of acts. `…` stands where its object may; what is behind it has to stand in the clause. A
 * sign behind the act's name is the direction that the verb brings.
 */
const placing = 'move put set place position bring take send get drop park stick shift slide nudge point'.split(' ')
const cursors = 'the cursor|the playhead|the caret|the edit cursor|the play cursor|cursor|playhead|my cursor'.split('|')

/** "put the cursor …", "park the playhead …": what is done to the cursor is no edit. */
const ofCursor = (behind: string): string[] =>
  placing.flatMap((verb) => cursors.map((noun) => `${verb} ${noun}${behind}`))

/** "move the playhead on to 0:40"; without "to" it is a distance. */
const cursorTowards = [' on', ' along', ' over', ' up', ' back', ' forward'].flatMap(ofCursor)

const acts: Readonly<Record<string, string>> = {
  remove:
    'get … out of there, get … out of here, take … out of there, cut … out of there, get … off, must disappear, should disappear, must to disappear, can disappear, has to disappear, must away, begone, has to go, have to go, must go, should go, needs to go, can go, may go, has to come out, have to come out, must come out, should come out, needs to come out, can come out, has to go away, have to go away, must go away, should go away, needs to go away, can go away, may go away, ripple delete, delete, del, bin, erase, remove, drop, get rid of, be rid of, take … out, take … out of, cut … out of, take … away, take … off, chop, chop … off, chop … out, cut … off, cut … away, trim … off, trim … away, trim … out, shave … off, shave, lop … off, throw … away, throw … out, strip, strip … out, discard, ditch, lose, wipe, wipe … out, scrap, clear, clear … out, eliminate, excise, kill, dump, clip … off, axe, omit, trash, nuke, toss, toss … out, zap, leave … out, edit … out, snip … off, pull … out, rip … out, purge, rub … out, nix, scrub … out, weed … out, get … out, snip, redact … out, make … disappear, let … disappear, take … off of, do away with, throw, get rid',
  removeAt: 'trim, shave, take, chop, lop, crop, knock, slice, nip',
  cut: 'cut, cut … out, snip, snip … out',
  splitDelete: 'split delete',
  splitCut: 'split cut',
  cutAt: 'cut, make a cut, put a cut, add a cut, chop',
  keep: 'i only want, i want only, i just want, i only need, i just need, i need only, just want, only want, just need, only need, want only, need only, want just, save just, leave only, leave just, only leave, trim, trim … down, trim … to, crop, keep, isolate, retain, cut … down, shorten, reduce … to, pare … down, just keep, only keep, keep just, keep only, preserve, save only',
  retain: 'keep, retain, preserve',
  retainOnly:
    'i only want, i want only, i just want, i only need, i just need, i need only, just want, only want, just need, only need, want only, need only, want just, save just, leave only, leave just, only leave, just keep, only keep, keep just, keep only, save only',
  silence:
    'make silence, silence, empty, empty … out, blank, blank … out, mute … out, quiet … out, zero … out, silence … out, hush, hush … up, shush … up, redact',
  dropOutOf: 'take, pull, drop',
  cutDownTo: 'cut, chop',
  dropOut:
    'kill, lose, drop, drop … out, take … out, pull, pull … out, leave … out, leave … out of, keep … out, keep … out of, kick … out of',
  makeSilent:
    'make … silent, put … silent, set … silent, put … to silence, turn … into silence, replace … with silence, make … quiet, turn … to silence, wipe … to silence, reduce … to silence, cut … to silence, wipe … silent',
  roomTone:
    'fill … with room tone, replace … with room tone, cover … with room tone, patch … with room tone, fill … with ambience, replace … with ambience, fill … up with room tone',
  beep: 'bleep, beep, bleep … out, beep … out, censor',
  split:
    'split, razor, divide, slice, break, split … up, break … up, make a split, put a split, add a split, separate, break … apart, slice … up, chop … up, insert a split, place a split, set a split, divide … up, cut … up',
  join: 'join, merge, combine, glue, heal, join … up, join … together, stick … together, glue … together, merge … together, fuse, put … together, reunite, connect, stitch … together',
  duplicate:
    'copy and paste, duplicate, dup, dupe, clone, double, double up, double … up, make a duplicate of, make a copy of, one copy of, make one copy of, a single copy of, keep a copy of, save a copy of, leave a copy of, keep one copy of',
  move: 'cut and paste, move, shift, drag, slide, nudge, push, bring, put, place, pull, relocate, transfer, reposition, set, swing, bring … in, have … come in, let … come in, make … come in',
  start: 'start, have … start, make … start, begin, let … start, let … begin, have … begin',
  end: 'make … end, have … end, let … end, make … stop, let … stop, have … stop, make … finish, let … finish, have … finish',
  cutEvery: 'cut, chop, carve, snip, cut … up, chop … up, carve … up',
  cutInto: 'cut, chop, carve, snip, cut … up, chop … up, carve … up',
  closeGap: 'close, close up, shut',
  closeGaps:
    'close|shut [up] that|this|those|these|both gap|gaps|hole|holes, close [up] [all] [of] [the] gaps|gap [in] between [all] [the|my] clips|pieces|takes|parts|segments, remove|delete|take_out|get_rid_of [all] [of] [the] gaps|gap|holes [in] between [all] [the|my] clips|pieces|takes|segments, close [up] [all] [of] [the] gaps, ripple close gaps, butt [all] [the|my] clips|pieces together, push [all] [the|my] clips together, move [all] [the|my] clips together, slide [all] [the|my] clips together',
  rename:
    'give … the name, give … the new name, give … a new name, give for … the name, rename, call, retitle, name, title, relabel, change the name of, change the name of … for, change the name of … with, rename … to',
  copy: 'copy, put … on the clipboard, put … on clipboard',
  paste:
    'paste, paste … in, insert the clipboard, insert what i copied, paste what i copied, put what i copied, insert clipboard, paste the clipboard, insert the copied part, paste the copied part',
  undo: 'undo, change it back, change that back, change them back, switch it back, rename it back, take that back, take it back, revert, put it back the way it was, put it back how it was, step back, go back one step, go back a step, roll back, reverse that change, put everything back, undo that, undo it, roll that back, unwind, undo the last thing, undo the last change, undo my last change, undo what i did, undo my last edit, undo the last step, undo the last edit, undo last',
  restore:
    'bring it back, bring that back, bring them back, put it back, put that back, put them back, get it back, give it back, restore it, restore that, i want it back, i want that back, bring back what i deleted, bring back what was deleted',
  redo: 'redo, undo the undo, redo that, redo it, do it again, reapply',
  mute: 'put … in mute, put … on mute, set … to mute, put … to mute, turn of, switch of, shut of, mute, make … mute, shut … off, turn … off, switch … off, shut … up, disable, close the sound of, close the sound on, turn off the sound of, switch off the sound of, take the sound off, take away the sound of',
  swap: 'swap, switch, exchange, trade places of, swap … around, switch … around, change places of, swap places of, exchange places of, swap the places of, switch the places of, swap the order of, switch the order of, change the order of',
  moveTop:
    'move … to the top, put … at the top, put … on top, move … to top, bring … to the top, move … all the way up, put … first, move … to the very top',
  moveBottom:
    'move … to the bottom, put … at the bottom, move … to bottom, bring … to the bottom, move … all the way down, put … last, move … to the very bottom',
  moveNextTo: 'move, drag, shift',
  moveUp:
    'move … up one, move … up by one, move … up one place, move … up a place, move … up one slot, move … up a slot, move … up one track, shift … up one, bring … up one, move … one up, move … one place up, move … up, shift … up, move … higher',
  moveDown:
    'move … down one, move … down by one, move … down one place, move … down a place, move … down one slot, move … down a slot, move … down one track, shift … down one, bring … down one, move … one down, move … one place down, move … down, shift … down, move … lower',
  set: 'set, put',
  lookFor: 'find, look for, search for, search, locate, track down, hunt down, spot, seek out',
  useAs: 'use, take, pick, choose, add, attach, have',
  unmute:
    'unmute, un mute, turn the mute off, turn off mute, switch … on, turn … back on, turn … on, bring … back, unsilence, take … off mute',
  solo: 'let me hear … in solo, let me hear … soloed, let me hear … solo, let me hear … alone, let me hear … on its own, let me hear … by itself, listen to … in solo, hear … in solo, play … in solo, like hear … alone, hear … alone, play … alone, hear … on its own, play … by itself, listen to … alone, i only want to hear, only want to hear, i just want to hear, just want to hear, only let me hear, let me hear only, let me only hear, let me hear just, solo, put … on solo, put … in solo, make … solo, listen only to, hear only, only hear, only play, play only, hear just',
  unsolo: 'unsolo, un solo, turn off solo, turn the solo off, turn solo off, take … off solo',
  'gain+':
    'amplify, augment, make … stronger, make … louder, turn … up, boost, raise, increase, bring … up, bump, bump … up, crank, crank … up, push … up, lift, pump … up, gain, pull … up, up, strengthen, get … louder, have … louder',
  'gain-':
    'turn … down, lower, reduce, decrease, attenuate, bring … down, soften, quiet, quiet … down, quieten, quieten … down, dial … down, tone … down, pull … down, drop, dim, duck … down, cut, cut … down, make … quieter, make … softer, get … down, tone, take … down, drop … down, get … quieter',
  'gainOff-': 'take, knock, shave, pull, cut, remove',
  'gainAway-': 'take … off, knock … off, shave … off, pull … off, take … away',
  'duckUnder-':
    'bring … down, pull … down, turn … down, take … down, drop … down, push … down, dip … down, lower, bring, pull, tuck, drop, dip, keep, reduce, sink, sit, tuck … down, get … down, put … down',
  'gainMore+': 'add',
  center: 'center, centre',
  gainHalf: 'halve',
  gainDouble: 'double, double up, double … up',
  change:
    'make, change, set, put, adjust, turn, bring, get, take, shift, alter, give, push, have, modify, move, switch, fix, tune, pull',
  trackGain: 'set the track gain, set the track volume, set track gain, set track volume',
  pan: 'pan, hard pan, pan hard, set the pan, balance',
  colour:
    'colour, color, paint, tint, colour … in, color … in, change the colour of, change the color of, set the colour of, set the color of',
  label: 'label, mark, tag, bookmark, flag',
  normalize:
    'normalize, normalise, peak normalize, peak normalise, maximize, maximise, even out the level, level, level … out, max … out',
  master: 'master, mix and master, remaster',
  deliver: 'prepare, deliver, get … ready, make … ready, have … ready, ready, conform, finalize, finalise',
  match:
    'make … equally loud, get … equally loud, bring … to the same loudness, bring … to the same level, bring … to the same volume, get … to the same loudness, get … to the same level, get … to the same volume, set … to the same loudness, set … to the same level, set … to the same volume, make … the same loudness, make … the same level, make … the same volume, make … match in loudness, make … match in level, have … equally loud, match the loudness of, match the levels of, match the level of, match the volume of, match the volumes of, equalize the loudness of, even out the loudness of, even out the levels of, even out the volume of, even out the volumes of, even out, even … out, even up, level … with each other',
  matchTo: 'match, level match, adjust, even … out, bring … in line, have',
  loudness: 'loudness normalize, loudness normalise, match loudness',
  fadeIn:
    'fade … in, bring … in gently, bring … in softly, bring … in slowly, bring … in gradually, bring … in smoothly, ease … in, let … come in gently, let … come in slowly, let … come in softly, let … come in gradually, let … rise gradually, fade … up, ramp … up, fadein',
  fadeOut:
    'fade … out, ease … out, take … out gently, take … out slowly, take … out gradually, let … die away, let … fade away, let … die down, let … trail off, let … end gently, let … go out gently, let … end softly, fade … down, fade … away, fade … to silence, ramp … down, fadeout, fade … off',
  fadeBoth: 'fade … in and out, fade … out and in',
  fade: 'fade',
  crossfade: 'crossfade, cross fade, blend',
  reverse:
    'flip … round, flip … around, turn … round, turn … around, spin … round, spin … around, make … play backwards, let … play backwards, have … play backwards, make … run backwards, let … run backwards, have … run backwards, make … sound backwards, make … go backwards, make … play in reverse, let … play in reverse, reverse, rev, play … backwards, play … in reverse, put … in reverse, turn … around, turn … round, make … backwards, flip … backwards, run … backwards, flip … around, put … backwards, flip, turn … backwards, have … backwards, spin … around',
  invert:
    'invert, invert phase, invert phase of, flip phase, flip phase of, reverse phase, reverse phase of, invert polarity, invert polarity of, flip polarity, flip polarity of, flip the polarity of, invert the polarity of, flip the phase of, invert the phase of, flip the polarity, invert the polarity, flip the phase, invert the phase, phase invert, reverse the polarity, reverse the polarity of, reverse the phase of',
  highPass:
    'high pass, highpass, low cut, lowcut, roll off the lows, cut the lows, roll off the low end, roll … off below, cut … below, filter … below, filter out … below, remove … below, hpf, roll off … below, take out … below, cut the low end, roll off the bass',
  lowPass:
    'low pass, lowpass, high cut, highcut, roll off the highs, cut the highs, roll … off above, cut … above, filter … above, filter out … above, remove … above, lpf, roll off the top, roll off … above, take out … above',
  equalize: 'equalize, equalise, eq, tweak the eq of',
  compress:
    "even out … 's dynamics, tame … 's dynamics, reduce … 's dynamics, " +
    'tame the dynamics of, control the dynamics of, compress, squash, even out the dynamics of, even out the dynamics, reduce the dynamic range of, reduce the dynamic range, comp',
  limit:
    'limit, brickwall, hard limit, tame the peaks of, tame the peaks, keep the peaks below, keep the peaks under, brick wall, catch the peaks',
  gate: 'gate, noise gate, gate the noise on, gate the noise',
  denoise: 'denoise, de noise, clean up, clean … up, reduce noise, remove noise',
  dehum: 'dehum, de hum',
  notch: 'notch, notch … out, notch filter',
  repeat: 'repeat',
  makeMono: 'mono, monoize',
  swapSides:
    'swap left and right, swap left and right on, swap left and right of, swap left and right in, exchange left and right of, flip left and right of',
  'ramp-':
    'fade … down, ramp … down, fade down, ramp down, bring … down gradually, bring … down slowly, gradually lower, gradually reduce, slowly lower, gradually turn … down, slowly turn … down, gradually bring … down, lower … gradually, ride … down',
  'ramp+':
    'fade … up, ramp … up, fade up, ramp up, bring … up gradually, bring … up slowly, gradually raise, gradually increase, slowly raise, gradually turn … up, slowly turn … up, gradually bring … up, raise … gradually, ride … up',
  deEss: 'de ess, deess',
  crossGate: 'cross gate, crossgate',
  declick: 'declick, de click, de crackle, decrackle',
  echo: 'echo',
  reverb: 'reverberate',
  truncate: 'truncate, shorten, tighten, tighten … up, strip, squeeze, compress, reduce, trim, limit, cap, close … up',
  'faster+': 'speed … up, quicken, accelerate, hasten',
  'faster-': 'slow … down, slow, decelerate',
  makeLast: 'make … last, let … last, have … last, make … long',
  timeStretch: 'time stretch, stretch, tempo stretch, stretch … out, stretch out',
  'pitch+': 'transpose up, pitch … up, tune … up, transpose … up',
  'pitch-': 'transpose down, pitch … down, tune … down, transpose … down',
  pitch: 'transpose, pitch shift, pitch, tune, detune, repitch',
  duck: 'duck, auto duck, autoduck, sidechain, side chain, dip',
  generate: 'generate, synthesize, make, create, insert, add, put, produce, place',
  mix: 'mix and render, mix … down, mix, mixdown, bounce, flatten, render, mix … together, bounce … together, render … together, flatten … together, bounce … down together, mix … to one track, mix … down to one track, mix … into one track, mix … to a single track, mix … down to a single track, mix … into a single track, mix … to one stereo track, mix … into one stereo track, mix … down to one stereo track, mix … to a stereo track, mix … down to stereo, mix … to stereo, mix … down to a stereo track, mix … into a stereo track, mix … to a new track, mix … down to a new track, mix … to one, mix … into one, mix … to a single stereo track, mix … into a new track, mix … onto one track, bounce … to one track, bounce … down to one track, bounce … into one track, bounce … to a single track, bounce … down to a single track, bounce … into a single track, bounce … to one stereo track, bounce … into one stereo track, bounce … down to one stereo track, bounce … to a stereo track, bounce … down to stereo, bounce … to stereo, bounce … down to a stereo track, bounce … into a stereo track, bounce … to a new track, bounce … down to a new track, bounce … to one, bounce … into one, bounce … to a single stereo track, bounce … into a new track, bounce … onto one track, merge … to one track, merge … down to one track, merge … into one track, merge … to a single track, merge … down to a single track, merge … into a single track, merge … to one stereo track, merge … into one stereo track, merge … down to one stereo track, merge … to a stereo track, merge … down to stereo, merge … to stereo, merge … down to a stereo track, merge … into a stereo track, merge … to a new track, merge … down to a new track, merge … to one, merge … into one, merge … to a single stereo track, merge … into a new track, merge … onto one track, flatten … to one track, flatten … down to one track, flatten … into one track, flatten … to a single track, flatten … down to a single track, flatten … into a single track, flatten … to one stereo track, flatten … into one stereo track, flatten … down to one stereo track, flatten … to a stereo track, flatten … down to stereo, flatten … to stereo, flatten … down to a stereo track, flatten … into a stereo track, flatten … to a new track, flatten … down to a new track, flatten … to one, flatten … into one, flatten … to a single stereo track, flatten … into a new track, flatten … onto one track, render … to one track, render … down to one track, render … into one track, render … to a single track, render … down to a single track, render … into a single track, render … to one stereo track, render … into one stereo track, render … down to one stereo track, render … to a stereo track, render … down to stereo, render … to stereo, render … down to a stereo track, render … into a stereo track, render … to a new track, render … down to a new track, render … to one, render … into one, render … to a single stereo track, render … into a new track, render … onto one track, combine … to one track, combine … down to one track, combine … into one track, combine … to a single track, combine … down to a single track, combine … into a single track, combine … to one stereo track, combine … into one stereo track, combine … down to one stereo track, combine … to a stereo track, combine … down to stereo, combine … to stereo, combine … down to a stereo track, combine … into a stereo track, combine … to a new track, combine … down to a new track, combine … to one, combine … into one, combine … to a single stereo track, combine … into a new track, combine … onto one track, bounce … down, merge … down, mix down, join … into one track, join … to one track, join … into a single track, join … to a single track, glue … into one track, put … together on one track',
  startPlaying:
    'start the play, start the playback, begin to play, begin playing, begin playback, start playing, start playback',
  play: 'play, play … back, listen to, listen, let me hear, let me listen to, hear, audition, resume, carry on, carry on playing, go on playing, keep playing, keep going, continue playing, continue playback, start it, replay, play … for me, resume playback, hit play, press play, let us hear, run',
  stop: 'stop, stop playing, stop playback, halt, be quiet, shut up, stop the music, stop it, stop the playback, hit stop, stop everything, quit playing',
  pause: 'pause, hold, pause playback, pause playing, pause it, pause the playback, pause the music',
  skipEnd: 'skip to the end, skip to end, skip to the very end',
  rewind: 'rewind, go back to the start, go back to the beginning',
  playLoop:
    'play … in a loop, hear … in a loop, run … in a loop, listen to … in a loop, play … on repeat, hear … on repeat, run … on repeat, listen to … on repeat, play … on loop, hear … on loop, run … on loop, listen to … on loop, play … in loop, hear … in loop, run … in loop, listen to … in loop, play … over and over, hear … over and over, run … over and over, listen to … over and over, play … over and over again, hear … over and over again, run … over and over again, listen to … over and over again, play … as a loop, hear … as a loop, run … as a loop, listen to … as a loop, play … looped, hear … looped, run … looped, listen to … looped, play … on a loop, hear … on a loop, run … on a loop, listen to … on a loop',
  loop: 'loop, repeat playback, put … on loop, put … on repeat, cycle',
  loopOn:
    'turn on looping, turn on loop, turn looping on, enable looping, switch looping on, turn the loop on, turn on the loop, start looping, switch on looping, enable the loop, loop on',
  loopOff:
    'turn off looping, turn off loop, turn looping off, disable looping, switch looping off, turn the loop off, turn off the loop, stop looping, stop the loop, switch off looping, disable the loop, loop off, unloop',
  preview:
    'preview the cut, preview cut, preview a cut, preview the deletion, play around the cut, play the cut preview, preview, preview the cut of, preview the removal of, preview deleting',
  previewWithout:
    'play … without, hear … without, let me hear … without, let me hear how it sounds without, hear how it sounds without, hear what it sounds like without, listen to … without, let me hear what it sounds like without',
  resample:
    'resample, re sample, downsample, down sample, upsample, up sample, convert, change the sample rate, set the sample rate, convert the sample rate, change the project rate, set the project rate, change the sampling rate, change the sample rate of, convert the sample rate of, set the sample rate of',
  insertFile: 'insert, splice in, splice … in, drop in, drop … in',
  putFile: 'put, add, place, lay, drop, stick',
  import: 'import, load, open, bring in, add the file, pull in, import the file, load the file, open the file',
  export: 'export, save as, bounce, render, write, give me, output, save … to disk',
  save: 'save, save the project, save my work, save the project as, save a copy of the project, save project, save it, save this project, save everything, save all',
  select:
    'take, grab, select, highlight, choose, pick, make a selection, set the selection, set the selection to, change the selection to, move the selection to, mark, select out, make a selection from',
  selectWhole: 'select the whole, select the entire, select all of, highlight the whole, highlight the entire',
  extend: 'extend, expand, widen, enlarge, grow, lengthen, prolong, shrink, narrow, shorten',
  deselect:
    'deselect, unselect, clear the selection, clear selection, select nothing, select none, cancel the selection, undo the selection, deselect all, deselect everything, unselect all, unselect everything, clear my selection, reset the selection, let go of the selection',
  seek: `seek, seek to, go, go to, jump, jump to, skip, skip to, scrub, scrub to, take me, get me, bring me, take me back, get me back, bring me back, put me back, return, go back to, jump back to, skip back to, move back to, head back, head, rewind, put me, ${ofCursor('').join(', ')}`,
  seekOn: cursorTowards.join(', '),
  'seek+':
    `${[' on', ' forward', ' ahead', ' right'].flatMap(ofCursor).join(', ')}, ` +
    'skip … ahead, skip … forward, jump … ahead, jump … forward, go forward, jump forward, jump ahead, skip ahead, skip forward, fast forward, go ahead, move forward, jump on',
  'seek-':
    `${[' back', ' backwards', ' left'].flatMap(ofCursor).join(', ')}, ` +
    'go back, jump back, skip back, rewind, back up, move back, step back',
}

/** Verbs that say nothing without a noun of an effect: "add reverb", "give it an echo". */
const light =
  'set up, open up, open, new, apply, add, put, give, do, use, make, insert, create, place, run, throw, throw … on, put … on, stick, have, get, start, set, run … through, generate, introduce, whack, slap, drop, need, there should be, there has to be, there needs to be, there must be, there ought to be, put in, drop in, write, insert in'

const brought: Readonly<Record<string, readonly Argument[]>> = {
  selectWhole: [{ tie: 'bare', content: { kind: 'group', group: { kind: 'part', stretch: { kind: 'whole' } } } }],
}
const actOf: Readonly<Record<string, string>> = {
  removeAt: 'remove',
  dropOutOf: 'dropOut',
  cutDownTo: 'shorten',
  gainOff: 'gain',
  gainAway: 'gain',
  duckUnder: 'duck',
  gainMore: 'gain',
  center: 'pan',
  gainHalf: 'gain',
  gainDouble: 'gain',
  makeSilent: 'silence',
  previewWithout: 'preview',
  seekOn: 'seek',
  cutAt: 'split',
  cutInto: 'split',
  cutEvery: 'split',
}
const needs: Readonly<Record<string, Tie>> = {
  removeAt: 'from',
  dropOutOf: 'from',
  cutDownTo: 'to',
  cutAt: 'at',
  cutInto: 'into',
  cutEvery: 'every',
  exportAs: 'as',
  gainOff: 'from',
  duckUnder: 'under',
  seekOn: 'to',
}

const entriesOf = (act: string, said: string, isLight: boolean): VerbPhrase[] =>
  verbPhrases(act, said, isLight, { actOf, needs, brought })

const allEntries = (): readonly VerbPhrase[] => [
  ...Object.entries(acts).flatMap(([act, said]) => entriesOf(act, said, false)),
  ...Object.entries(colloquial).flatMap(([act, said]) => entriesOf(act, said, false)),
  ...Object.entries(adverbial).flatMap(([act, said]) => entriesOf(act, said, false)),
  ...Object.entries(foreignVerbs).flatMap(([act, said]) => entriesOf(act, said, false)),
  ...Object.entries(wishedVerbs).flatMap(([act, said]) => entriesOf(act, said, false)),
  ...entriesOf('light', light, true),
  ...leaving(entriesOf('light', 'leave', true)),
  ...entriesOf('light', colloquialLight, true),
]

/** The word behind these is the verb: "low-passed", "time-stretching". */
const adverbs: ReadonlySet<string> = new Set(
  'high low peak loudness noise auto side hard brick time tempo pitch cross phase ripple de un just only'.split(' '),
)

/** One phrase a form of its verb, with all that the verb can mean. */
function verbRules(entries: readonly VerbPhrase[]): Rule[] {
  const found: Rule[] = []
  // Hundreds of phrases are those of one verb.
  const known = new Map<string, ReturnType<typeof formsOf>>()
  for (const [head, group] of Map.groupBy(entries, (entry) => entry.head)) {
    const [first = '', ...others] = head.split(' ')
    const senses = group.map(({ sense }) => sense)
    const [before, base, behind] =
      adverbs.has(first) && others[0] !== undefined ? [`${first} `, others[0], others.slice(1)] : ['', first, others]
    const tail = behind.length === 0 ? '' : ` ${behind.join(' ')}`
    const own = base === 'have' && behind.length === 0 ? { owns: true as const } : {}
    const forms = known.get(base) ?? formsOf(base)
    known.set(base, forms)
    for (const [form, kinds] of forms) {
      const meaning: Verb = { kind: 'verb', forms: kinds, senses, ...own }
      found.push(...rule('verb', `${before}${form}${tail}`, () => meaning))
    }
  }
  return found
}

/** Words that complete a verb and stand apart from it. */
function particleRules(entries: readonly VerbPhrase[]): Rule[] {
  const particles = new Set(entries.flatMap(({ sense }) => sense.particle ?? []))
  return [...particles].flatMap((word) => rule('particle', word, () => ({ kind: 'particle' as const, word })))
}

export const verbs = (): readonly Rule[] => {
  const entries = allEntries()
  return [...verbRules(entries), ...particleRules(entries)]
}
