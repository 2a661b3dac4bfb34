/**
 * How questions about the project and about the tools are asked in English: patterns on a message's plain text. Only
 * tables.
 */
export interface Asked {
  readonly pattern: RegExp
  /** What may stand alone, without a word that asks: "duration?". */
  readonly alone: RegExp
}

const never = /(?!)/

export const enQuestions = {
  /** Opens a question, or a request to be told something. */
  asking:
    /^(?:(?:and|so|ok|okay|hey|hi|please|well|but|hello|tapehand|just|actually|no|now) )*(?:what|what's|whats|how|why|who|when|where|which|should|did|is|are|was|were|does|do i|do we|do you|has|have i|have you|have we|am|isn't|aren't|didn't|tell me|show me|show|list|name (?:all|me|every|the (?:tracks|clips|labels))|give me|say|explain|describe|remind me|i wonder|i'd like to know|i want to know|do i|can you tell me|could you tell me|can you show me|can you explain|can you list|could you list|can i undo|count)\b/,
  /** Asked, and meant as a request. */
  requestInQuestion:
    /^(?:is it possible to|would it be possible to|do you think you c|how about|what about|why don't you|why not|what if you|do it|do that|do the|do this|do not|do n't)\b/,
  /** Asks what a verb is for. */
  explaining:
    /^(?:.* )?(?:what (?:does|do|is|are|would)|what's|how (?:do|does|can|could|would|to)|explain|describe|why|when (?:do|should)|tell me (?:about|what|how)|can you explain|show me how|difference)\b/,
  /** Stands around the point of a remark: "ok", "so", "please". */
  aroundRemark:
    /^(?:(?:ok|okay|so|well|oh|um|uh|please|right|and|yes|tapehand|hey|hi|hello|now|just|but|alright) )+|(?: (?:please|tapehand|there|now|then|again|so much|very much|everyone|mate|buddy|friend|today|exactly|here|for me|at all))+$/g,
} as const

export const asked = {
  clipboard: { pattern: /\bclipboard\b/, alone: /^clipboard$/ },
  sampleRate: { pattern: /\bsample ?rate\b/, alone: /sample ?rate/ },
  history: {
    pattern:
      /\b(?:can i undo|anything to undo|what did (?:you|i|we) (?:just )?(?:do|change|edit)|what (?:was|is|were) the last (?:edit|change|step|thing|action|request|edits|changes)|what(?:'s| is) (?:the|in the) (?:undo )?history|what (?:have|has) (?:you|been|i|we) (?:just )?(?:done|changed|do)|what (?:would|will|can) (?:i )?undo|show (?:me )?(?:the )?(?:undo )?history|list (?:the )?history|the history|what happened|what changed|what just happened)\b/,
    alone: /^(?:the )?(?:undo )?history$/,
  },
  playback: {
    pattern:
      /\b(?:is (?:it|anything|the audio|something|this) (?:still )?(?:playing|paused|stopped)|are (?:you|we) (?:still )?playing|playback state|what(?:'s| is) playing)\b/,
    alone: never,
  },
  states: { pattern: /\b(?:which|what|is|are|show|list|tell)\b.*\b(?:muted|soloed|solo|mute)\b/, alone: never },
  at: {
    pattern:
      /^(?:.* )?(?:what(?:'s| is| are| plays)?|whats|who(?:'s| is)?|which (?:clips?|labels?|tracks?) (?:are|is|plays?))(?: (?:there|playing|happening|going on|on|heard|is|the clip|clip|track|right))* (?:at|under|around) /,
    alone: never,
  },
  count: { pattern: /\bhow many\b/, alone: never },
  tracks: {
    pattern:
      /\b(?:how many|number of|count) (?:(?!clips?\b)\w+ ){0,3}(?:tracks?|channels)\b|\b(?:list|show|name|what|what's|which|whats|tell me|give me|what are)\b(?: (?!(?:clips?|files?|each|every|wavs?|mp3s?|per)\b)\w+){0,5} tracks?\b(?!.*\b(?:selected|select|long|length|clips?|end|start|begin)\b)/,
    alone: /^(?:(?:list|show) )?(?:all )?(?:the |my )?tracks?(?: list)?$/,
  },
  clips: {
    pattern:
      /\b(?:how many|number of|count) (?:\w+ ){0,3}clips?\b|\b(?:list|show|name|what|what's|which|whats|tell me|give me)\b(?: \w+){0,5} clips?\b(?!.*\b(?:selected|long|length|end|start)\b)/,
    alone: /^(?:(?:list|show) )?(?:all )?(?:the |my )?clips?(?: list)?$/,
  },
  labels: {
    pattern:
      /\b(?:how many|number of|count) (?:\w+ ){0,3}(?:labels?|markers?)\b|\b(?:list|show|name|what|what's|which|whats|tell me|give me)\b(?: \w+){0,5} (?:labels?|markers?)\b(?!.*\b(?:long|length|end|start)\b)/,
    alone: /^(?:(?:list|show) )?(?:all )?(?:the |my )?(?:labels?|markers?)(?: list)?$/,
  },
  length: {
    pattern:
      /\bhow (?:long|much time)\b|\b(?:what(?:'s| is| are)|whats|tell me|give me|show me|say|show)\b.*\b(?:length|duration|total time|running time|runtime)\b|\bhow many (?:seconds|minutes|hours)\b/,
    alone: /^(?:the |its |total |project )*(?:length|duration|running time|runtime|total time|how long)(?: of .*)?$/,
  },
  cursor: {
    pattern:
      /\bwhere\b.*\b(?:cursor|playhead|caret)\b|\bwhere (?:am i|are we)\b|\bwhat(?:'s| is)\b.*\b(?:cursor|playhead|current (?:time|position)|play position|position)\b|\b(?:tell|show|give) me\b.*\b(?:cursor|playhead|position)\b/,
    alone: /^(?:the )?(?:cursor|playhead)(?: position)?$/,
  },
  selection: {
    pattern:
      /\b(?:what|which|what's|whats|how much)\b.*\b(?:selected|selection|highlighted)\b|\b(?:is|are) (?:there )?(?:anything|something|any|a|the)\b.*\b(?:selected|selection)\b|\bhave i selected\b|\bdid i select\b|\b(?:tell|show) me\b.*\bselect(?:ed|ion)\b/,
    alone: /^(?:the )?(?:current )?selection$/,
  },
  place: { pattern: /\b(?:where|when|what time|at what time|at which time)\b/, alone: never },
} as const satisfies Readonly<Record<string, Asked>>

/** Asks what was done for more than the last thing. */
export const asksForAll =
  /\b(?:history|so far|in total|everything|all|today|since|can i undo|have you|have we|have i|edits|changes|list)\b/

/** Questions that only listening answers, on a message's plain text. */
export const asksAboutSound = {
  opening:
    /^(?:please )?(?:measure|check|analyse|analyze|find|are there|is there|any (?:silences?|pauses?|dead air|quiet parts|silent parts)(?!.*\b(?:delet|remov|cut|shorten|trim|label|mark|silence them|select|truncat|take|get|must|should|go\b)))\b/,
  /** Goes on to a request. */
  goesOn:
    /\b(?:and|then|,|\?|\.) (?:please )?(?:delete|remove|cut|shorten|trim|label|mark|silence|select|bring|normalize|make|set|split|truncate|take)\b/,
  loudness:
    /\bhow loud\b|\b(?:what|what's|whats|tell me|give me|show me|measure|check|analyse|analyze|read)\b.*\b(?:loudness|lufs|peak|peaks|level|levels|rms|how loud)\b(?!.*\b(?:track gain|fader)\b)|\bhow (?:quiet|hot|noisy)\b|\b(?:is|are|does|do) .*\b(?:clip|clipping|too loud|too quiet|loud enough)\b/,
  silences:
    /\b(?:where|what|which|how many|list|show(?: me)?|tell me|find|are there|is there|any|count)\b(?:(?! (?:longest|biggest)).)*\b(?:pauses?|silences?|dead air|silent (?:parts?|passages?|places))\b/,
} as const

/** What is asked about the sound, where it could be taken for the name of a track. */
export const soundWords: ReadonlySet<string> = new Set(
  'loudness lufs peak peaks level levels rms average long longer longest short shorter shortest biggest silences silence pauses pause quietest loudest noisiest dead air gaps integrated true current total momentary'.split(
    ' ',
  ),
)
