/** Verbs as they are said in passing, by family of acts, in the form of `verbs`. */
export const colloquial: Readonly<Record<string, string>> = {
  remove:
    'kick … out, boot … out, chuck, chuck … out, chuck … away, yank, yank … out, cull, get shot of, hack … off, hack … out, knock … off, chop … away, drop … out, sling … out, bin … off, be without, do without, take … away from, put … in the bin, throw … in the bin, cut … out from, make … go away, make … vanish, let … vanish, let … go away',
  keep: 'leave me with, leave us with, leave me only, leave me just, all i need is, all i want is, i am only after, let only, let just, save me only, let … only',
  mute: 'shush, hush … up, cut the sound of, kill the sound of, make mute, make … mute, put … on mute, put mute on, set … to mute',
  silence: 'shut … up, kill the sound on, drop the sound of, bring … to silence, make silence of',
  makeSilent: 'put silence in place of, put silence instead of, put silence over, put … to silence',
  solo: 'give me just, give me only, listen only, only listen to, listen just to, give me … on its own, give me … by itself, hear … solo, let me have only',
  'gain+':
    'nudge … up, knock … up, ease … up, take … up, put … up, turn … higher, step … up, kick … up, push … louder, turn … louder, put … louder, put louder, make louder, put … higher, get … up, come up, bring … forward, jack … up, whack … up',
  'gain-':
    'nudge … down, knock … down, ease … down, ease … back, back … off, tuck, tuck … down, bump … down, pull … back, put … down, put … lower, turn … lower, put … quieter, put … softer, make quieter, turn … quieter, cut … back, drop … back, rein … in, tame, come down, tuck … in, tuck … under, keep … down, hold … back, hold … down',
  fadeIn:
    'ease … in, ease … up, bring … in slowly, bring … in gradually, bring … up gradually, bring … up slowly, let … fade in, have … fade in, make … fade in, enter … slowly',
  fadeOut:
    'ease … out, let … fade out, let … fade away, have … fade out, have … fade away, make … fade out, let … die away, let … die down, taper … off, tail … off, bring … down slowly, bring … down gradually, let … go out slowly, make … die away, have … die away, let … tail off',
  truncate: 'tidy, tidy … up, tidy up, squash … down, pull … in',
  label: 'note, put a note on',
  split: 'make a division, make a split in, do a split, do a cut, make a cut in, put a split in',
  export: 'bounce … out, run … off, make me, do me, bounce me, render me',
  play: 'roll, cue up, play … back for me, let me have a listen to, give me a listen to, have a listen to, run … for me, play me',
  denoise:
    'de hiss, dehiss, de hum, clean the noise from, clean the noise of, take the noise off, kill the noise on, dehum',
  equalize: 'tweak, shape',
}

/** Verbs that say nothing without a noun of an effect. */
export const colloquialLight =
  'pop, pop … in, pop in, stick … in, stick in, chuck … in, whack … in, bung … in, shove … in, drop … in, put … in, add … in, throw … in, pop … on, stick … on, whack … on, set … in, squeeze … in, do … on, make me, give me, leave me, put me, build … in, do me'
