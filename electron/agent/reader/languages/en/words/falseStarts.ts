import type { Language } from '../../language.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Sounds between words. */
const sounds = 'uh uhm um umm uhh er erm hmm hm'

/** What people say between words, say twice, and take back while they speak. */
export const falseStarts: Pick<Language, 'hesitations' | 'stutters' | 'falters' | 'breaksOff' | 'denies'> = {
  hesitations: set(`${sounds} oops whoops ugh argh ouch yikes darn damn gosh meh eh bah pff pfft tsk aww phew`),
  stutters: set('the a an to of in on at and from i you it is my this that by for with called named'),
  falters: set(sounds),
  breaksOff: [
    ['no', 'wait'],
    ['wait', 'no'],
    ['no', 'sorry'],
    ['sorry', 'no'],
    ['i', 'mean'],
  ],
  denies: { no: set('no nope'), not: set('not') },
}
