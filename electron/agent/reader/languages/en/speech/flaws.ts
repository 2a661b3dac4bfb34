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
