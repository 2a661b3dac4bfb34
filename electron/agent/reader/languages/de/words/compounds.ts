/** First halves of compounds that people make with the nouns of a project: "Gastspur", "Musikclip". */
const firsts =
  'gast gäste moderator moderatoren moderatorin host musik sprecher sprecherin stimme stimm gesang gesangs gitarren gitarre ' +
  'bass schlagzeug drum drums klavier piano intro outro jingle sponsor werbe atmo effekt effekte geräusch interview ' +
  'kommentar erzähler erzählerin haupt neben chor streicher keyboard synth vocal vocals mikro mikrofon referenz titel hintergrund ' +
  'studio telefon anrufer publikum raum reporter experten kamera guest music voice lead'

const halves: Readonly<Record<string, string>> = {
  spur: 'spur',
  spuren: 'spuren',
  tonspur: 'spur',
  track: 'track',
  clip: 'clip',
  clips: 'clips',
  marke: 'marke',
  take: 'take',
}

/** The kinds of a new track. */
const kinds = ['stereo', 'mono']

const inOne = (first: string, half: string, noun: string): [string, string] => [`${first}${half}`, `${first} ${noun}`]

export const compounds: Readonly<Record<string, string>> = Object.fromEntries(
  [...firsts.split(' '), ...kinds].flatMap((first) =>
    Object.entries(halves).map(([half, noun]) => inOne(first, half, noun)),
  ),
)
