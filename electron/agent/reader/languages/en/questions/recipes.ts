import type { RecipePhrases } from '../../recipePhrases.ts'

const ask = String.raw`(?:please\s+|(?:can|could|would)\s+you\s+|now\s+|let(?:'|’)?s\s+)*`
const done = String.raw`what\s+(?:we|i|you)(?:\s+have|(?:'|’)ve)?(?:\s+just)?\s+(?:did|done)(?:\s+just\s+now)?`
const these = String.raw`this|that|it|all\s+(?:of\s+)?(?:this|that)|these\s+steps|the\s+steps|those\s+steps`
const last = String.raw`(?<last>the\s+last\s+(?:request|step|edit|one|thing))`
const called = String.raw`(?:called\s+|named\s+|under\s+the\s+name\s+|with\s+the\s+name\s+)?`
const onto = String.raw`(?:\s+(?:to|on|over|with|for)\s+(?:it|this|that|everything|all\s+of\s+it|(?:this|the)\s+\w+))?`

const several = String.raw`(?:(?:all|each|every\s+one|every|some|many|several)\s+(?:of\s+)?)?(?:(?:the|these|those|my|our|its)\s+)?(?:(?:\d+|two|three|four|five|ten|twenty|forty|hundred|other|more|audio|sound)\s+)*`
const folder = String.raw`(?:\s+(?:in|of|from)\s+(?:a|the|this|that|my)\s+folder)?`
const sure = String.raw`(?:${several}(?:files|wavs|mp3s|flacs)|every\s+file|each\s+file|(?:a|the|this|my)\s+(?:whole\s+)?folder|\S+\.[a-z]\w{2,3}(?:(?:,\s*|,?\s+and\s+)\S+\.[a-z]\w{2,3})*)${folder}`
const anyFiles = String.raw`(?:${sure}|${several}(?:recordings|episodes|takes)${folder})`
const again = String.raw`(?:it|this|that|the\s+same(?:\s+thing)?|all\s+(?:of\s+)?(?:this|that)|${done})`
const onFiles = String.raw`\s+(?:to|on|over|with|for|in)\s+`

export const recipes: RecipePhrases = {
  perform: [
    new RegExp(
      String.raw`^${ask}(?:do|run|apply|perform|use|start|follow|carry\s+out|repeat)\s+(?:(?:a|an|the|my|our)\s+)?(?<recipe>recipe\s+)${called}(?<name>.+?)${onto}(?:,?\s+please)?$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${ask}(?:do|run|apply|perform|use|start|follow|carry\s+out|repeat|make)\s+(?:(?:a|an|the|my|our)\s+)?(?<name>.+?)(?:\s+recipe)?${onto}(?:,?\s+please)?$`,
      'iu',
    ),
    /^(?<name>.+)$/iu,
  ],
  keep: [
    new RegExp(
      String.raw`^${ask}(?:save|keep|remember|store)\s+(?:${done}|${last})\s+(?:as|under)\s+(?:(?:a|the|my)\s+)?(?:new\s+)?(?:recipe\s+)?${called}(?<name>.+?)(?:,?\s+please)?$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${ask}(?:save|keep|remember|store)\s+(?:${these})\s+as\s+(?:(?:a|the|my)\s+)?(?:new\s+)?recipe\s+${called}(?<name>.+?)(?:,?\s+please)?$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${ask}(?:make|create)\s+a\s+(?:new\s+)?recipe\s+(?:of|from|out\s+of)\s+(?:${done}|${these}|${last})(?:\s+and\s+call\s+it|\s+(?:called|named))\s+(?<name>.+?)(?:,?\s+please)?$`,
      'iu',
    ),
  ],
  files: [
    new RegExp(
      String.raw`^${ask}(?:do|run|apply|perform|repeat)\s+${again}(?:\s+(?:again|too|also))?${onFiles}${sure}(?:\s+(?:too|as\s+well|also))?(?:,?\s+please)?$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${ask}(?:do|run|apply|perform|use|start|repeat)\s+(?:(?:a|an|the|my|our)\s+)?(?:recipe\s+)?(?<name>.+?)(?:\s+recipe)?${onFiles}${anyFiles}(?:,?\s+please)?$`,
      'iu',
    ),
  ],
  list: [
    /^(?:which|what)\s+recipes\s+(?:are\s+there|exist|do\s+(?:i|we|you)\s+(?:have|know)|can\s+(?:i|we|you)\s+(?:use|do|run))$/iu,
    /^(?:please\s+)?(?:list|show|tell)\s+(?:me\s+)?(?:all\s+)?(?:of\s+)?(?:the\s+|my\s+|your\s+)?recipes$/iu,
    /^(?:the\s+|my\s+)?recipes$/iu,
  ],
}
