import type { RecipePhrases } from '../../recipePhrases.ts'

const ask = String.raw`(?:bitte\s+|(?:kannst|könntest)\s+du\s+|jetzt\s+)*`
const verb = String.raw`(?:mach|mache|nimm|nutze|verwende|führe|starte|wende|fahre)`
const behind = String.raw`(?:\s+(?:an|aus|durch|ab|machen|anwenden|ausführen))?(?:,?\s+bitte)?`
const done = String.raw`was\s+(?:wir|ich|du)\s+(?:(?:eben|gerade|zuletzt|bisher|jetzt)\s+)*(?:gemacht|getan)\s+(?:haben|habe|hast)`
const these = String.raw`das|dies|das\s+alles|all\s+das|diese\s+schritte|die\s+schritte`
const last = String.raw`(?<last>den\s+letzten\s+(?:schritt|auftrag)|das\s+letzte)`
const called = String.raw`(?:namens\s+|mit\s+dem\s+namen\s+|unter\s+dem\s+namen\s+)?`

const several = String.raw`(?:(?:alle|allen|all|jede|jeder|einige|einigen|mehrere|mehreren)\s+)?(?:(?:die|diese|den|diesen|dieser|meine|meinen)\s+)?(?:(?:\d+|zwei|drei|vier|fünf|zehn|zwanzig|vierzig|hundert|anderen|weiteren)\s+)*`
const folder = String.raw`(?:\s+(?:in|aus)\s+(?:einem|dem|diesem|meinem)\s+ordner)?`
const sure = String.raw`(?:${several}(?:dateien|wavs|mp3s)|(?:jede|jeder)\s+datei|(?:einem|einen|dem|den|diesem|diesen)\s+(?:ganzen\s+)?ordner|\S+\.[a-z]\w{2,3}(?:(?:,\s*|,?\s+und\s+)\S+\.[a-z]\w{2,3})*)${folder}`
const anyFiles = String.raw`(?:${sure}|${several}(?:aufnahmen|folgen)${folder})`
const again = String.raw`(?:das|es|dies|dasselbe|das\s+gleiche|das\s+alles|all\s+das|${done})`
const onFiles = String.raw`\s+(?:auch\s+)?(?:mit|auf|an|für|bei)\s+`

export const recipes: RecipePhrases = {
  perform: [
    new RegExp(
      String.raw`^${ask}${verb}\s+(?:(?:das|mein|unser)\s+)?(?<recipe>rezept\s+)${called}(?<name>.+?)${behind}$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${ask}${verb}\s+(?:(?:die|den|das|eine|einen|ein|meine|meinen|mein)\s+)?(?<name>.+?)${behind}$`,
      'iu',
    ),
  ],
  keep: [
    new RegExp(
      String.raw`^${ask}(?:speicher|speichere|behalte|merk\s+dir|merke\s+dir|sichere)\s*,?\s+(?:${done}|${last})\s*,?\s+als\s+(?:(?:ein|das|mein)\s+)?(?:neues\s+)?(?:rezept\s+)?${called}(?<name>.+?)(?:\s+ab)?(?:,?\s+bitte)?$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${ask}(?:speicher|speichere|behalte|merk\s+dir|merke\s+dir|sichere)\s+(?:${these})\s+als\s+(?:(?:ein|mein)\s+)?(?:neues\s+)?rezept\s+${called}(?<name>.+?)(?:\s+ab)?(?:,?\s+bitte)?$`,
      'iu',
    ),
  ],
  files: [
    new RegExp(String.raw`^${ask}${verb}\s+${again}${onFiles}${sure}(?:\s+auch)?${behind}$`, 'iu'),
    new RegExp(
      String.raw`^${ask}${verb}\s+(?:(?:die|den|das|eine|einen|ein|meine|meinen|mein)\s+)?(?:rezept\s+)?(?<name>.+?)${onFiles}${anyFiles}${behind}$`,
      'iu',
    ),
  ],
  list: [
    /^welche\s+rezepte\s+(?:gibt\s+es|habe\s+ich|haben\s+wir|kennst\s+du|hast\s+du)$/iu,
    /^(?:bitte\s+)?(?:zeig|zeige|liste|nenne|nenn)\s+(?:mir\s+)?(?:alle\s+)?(?:die\s+|meine\s+)?rezepte(?:\s+auf)?$/iu,
    /^(?:die\s+|meine\s+)?rezepte$/iu,
  ],
}
