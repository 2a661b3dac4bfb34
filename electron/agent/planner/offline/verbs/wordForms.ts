const vowels = 'aeiou'
const irregular: Readonly<Record<string, readonly string[]>> = {
  cut: ['cuts', 'cutting', 'cut'],
  split: ['splits', 'splitting'],
  get: ['gets', 'getting', 'got'],
  take: ['takes', 'taking', 'took', 'taken'],
  keep: ['keeps', 'keeping', 'kept'],
  undo: ['undoes', 'undoing', 'undid', 'undone'],
  redo: ['redoes', 'redoing', 'redid', 'redone'],
  make: ['makes', 'making', 'made'],
  bring: ['brings', 'bringing', 'brought'],
  go: ['goes', 'going', 'went'],
  throw: ['throws', 'throwing', 'threw', 'thrown'],
  lose: ['loses', 'losing', 'lost'],
  put: ['puts', 'putting'],
  set: ['sets', 'setting'],
  hear: ['hears', 'hearing', 'heard'],
  leave: ['leaves', 'leaving', 'left'],
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter)

/**
 * The forms that people use of a verb in a request: "trim", "trims", "trimming", "trimmed"; and both spellings of -ize.
 */
export function wordForms(verb: string): readonly string[] {
  const spellings = /i[sz](e|ing|ed|es)$/.test(verb)
    ? [verb.replace(/is(e|ing|ed|es)$/, 'iz$1'), verb.replace(/iz(e|ing|ed|es)$/, 'is$1')]
    : [verb]
  return [...new Set(spellings.flatMap((spelling) => [spelling, ...formsOf(spelling)]))]
}

function formsOf(verb: string): readonly string[] {
  const special = irregular[verb]
  if (special !== undefined) return special
  if (verb.length < 3) return []
  if (verb.endsWith('e')) return [`${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`]
  if (verb.endsWith('y') && !isVowel(verb.at(-2)))
    return [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`]
  const plain = [`${verb}${/(s|x|z|ch|sh)$/.test(verb) ? 'es' : 's'}`, `${verb}ed`, `${verb}ing`]
  const doubles =
    !isVowel(verb.at(-1)) && isVowel(verb.at(-2)) && !isVowel(verb.at(-3)) && !'wxy'.includes(verb.at(-1) ?? '')
  return doubles ? [...plain, `${verb}${verb.at(-1)}ed`, `${verb}${verb.at(-1)}ing`] : plain
}
