const digits = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/**
 * What tracks, clips and labels go by besides what was said: short forms of the studio, and other words for the same.
 * Several stand in the order in which they are looked for.
 */
const table = `
  advertisement: ad ads advert spot; advert: ad ads spot; commercial: ad ads advert spot; promo: ad trailer
  missus: mrs; mister: mr; doctor: dr; professor: prof
  guitar: gtr guit git gt gtrs egtr agtr; vocals: vox voc vocs vocal vx voice; vocal: vox voc vx; singer: vox vocals voc vocal
  vox: vocals vocal voice voc vocs singer; voc: vocals vox vocal; vocs: vocals vox vocal
  voice: vox voc vo; singing: vox vocals voc; backing: bv bvs bg bgv bgvs bvox; harmony: harm harms
  drums: drm drms drum kit drumkit dr; drum: drm drums; kick: bd kik kck kickdrum; snare: sn sd snr; hat: hh hihat hats
  hihat: hh hat hats; tom: toms flt; overheads: oh ohs overhead ovh; overhead: oh ohs ovh; percussion: perc percs
  tambourine: tamb tam; shaker: shk shkr; cymbals: cym cyms; bass: bs bss bas; keys: keyboard kbd kb keyb piano
  keyboard: keys kbd kb keyb; piano: pno pf pn klavier; synth: syn synths; synthesizer: synth syn; organ: org b3 hammond
  strings: str strgs strg vlns; violin: vln vn vl; violins: vlns vln; viola: vla va; cello: vc vlc cel; horn: hn hrn
  trumpet: tpt tp trp tpts; trombone: tbn trb tbone; saxophone: sax sx; sax: sx saxophone; flute: fl flt; clarinet: cl clar
  acoustic: ac acou acous acst; electric: el elec elc; microphone: mic; ambience: atmo amb atmos ambient atmosphere room
  ambiance: atmo amb atmos ambience; atmosphere: atmo atmos amb ambience; atmo: atmos amb ambience; music: mus bgm bed score
  effects: fx sfx efx; sounds: sfx fx; commentary: comm comms commentator; narration: vo narr narrator voiceover
  narrator: vo narr narration; voiceover: vo vox narration; dialogue: dia dx dlg dialog; dialog: dia dx dlg dialogue
  interviewer: int interviewer host; interviewee: guest; presenter: host moderator anchor; moderator: host mod presenter
  host: presenter moderator anchor; guest: interviewee gst; speaker: spk spkr; caller: phone call; translator: interpreter
  interpreter: translator interp; introduction: intro; opening: intro opener open; opener: intro opening; ending: outro end
  closing: outro close; conclusion: outro; refrain: chorus; solo: sol; crowd: audience aud; audience: crowd aud
  english: en eng engl; german: de ger deu deutsch; french: fr fra fre; spanish: es esp spa; italian: it ita; dutch: nl
`

const pairs = table
  .split(/[;\n]/u)
  .map((row) => row.split(':'))
  .flatMap(([said, names]) =>
    said === undefined || names === undefined ? [] : [[said.trim(), names.trim().replaceAll(' ', '|')] as const],
  )

export const called: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pairs),
  ...Object.fromEntries(
    digits.flatMap((word, at) => [
      [word, String(at + 1)],
      [String(at + 1), word],
    ]),
  ),
}
