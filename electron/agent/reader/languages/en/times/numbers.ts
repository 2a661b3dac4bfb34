import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import * as n from '../../../meaning/numbers.ts'

const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = ['twenty', 'thirty', 'forty|fourty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety|ninty']
const ordinals = [
  'first|1st',
  'second|2nd',
  'third|3rd',
  'fourth|4th',
  'fifth|5th',
  'sixth|6th',
  'seventh|7th',
  'eighth|8th',
  'ninth|9th',
  'tenth|10th',
  'eleventh|11th',
  'twelfth|12th',
]
const fractions: readonly [string, number][] = [
  ['half|halves', 1 / 2],
  ['third|thirds', 1 / 3],
  ['quarter|quarters|fourth|fourths', 1 / 4],
  ['fifth|fifths', 1 / 5],
  ['sixth|sixths', 1 / 6],
  ['eighth|eighths', 1 / 8],
  ['tenth|tenths', 1 / 10],
  ['twelfth|twelfths', 1 / 12],
]

export const numbers: readonly Rule[] = [
  ...ones.flatMap((word, at) => words('ones', word, at + 1)),
  ...teens.flatMap((word, at) => words('number', word, at + 10)),
  ...tens.flatMap((word, at) => words('tens', word, (at + 2) * 10)),
  ...words('number', 'zero|nought', 0),
  ...words('number', 'a_dozen|dozen', 12),
  ...words('number', 'half_a_dozen|a_half_dozen', 6),
  ...rule('number', '<ones:a>', n.itself<number>),
  ...rule('number', '<tens:a>', n.itself<number>),
  ...rule('number', '<tens:a> <ones:b>', n.tensAndOnes),
  ...rule('number', '<number:a> hundred', n.hundreds),
  ...rule('number', '<number:a> hundred [and] <number:b>', n.hundreds),
  ...words('number', 'a_hundred', 100),
  ...rule('number', 'a hundred [and] <number:b>', ({ b }: { b: number }) => n.hundreds({ a: 1, b })),
  ...rule('number', '<number:a> and_a_half', ({ a }: { a: number }) => (Number.isInteger(a) ? a + 0.5 : null), 0.4),
  ...rule('number', '<number:a> and_a_half thousand', ({ a }: { a: number }) => n.thousands({ a: a + 0.5 })),
  ...rule('number', '<number:a> thousand', n.thousands),
  ...rule('number', '<number:a> thousand [and] <number:b>', n.thousands),
  ...words('number', 'a_thousand', 1000),
  ...rule('number', '<number:a> point <number:b>', n.decimals),
  ...rule('number', '<number:a> point <number:b> <ones:c>', n.decimals),
  ...rule('number', '<number:a> point oh|zero|nought', n.itself<number>),
  ...rule('number', 'oh|o <ones:a>', n.itself<number>, 0.3),
  ...rule('signed', 'minus|negative <number:a>', n.negative),
  ...rule('signed', 'plus|positive <number:a>', n.itself<number>),
  ...ordinals.flatMap((word, at) => words('ordinal', word, at + 1)),
  ...words('ordinal', 'last|final|very_last', -1),
  ...words('ordinal', 'very_first|initial', 1),
  ...words('ordinal', 'second_to_last|next_to_last|second_last|penultimate|last_but_one', -2),
  ...words('ordinal', 'third_to_last|third_last', -3),
  ...rule('ordinals', '<ordinal:a> and|& [the] <ordinal:b>', n.listed),
  ...rule('ordinals', '<ordinal:a> , [the] <ordinals:b>', n.listed),
  ...fractions.flatMap(([word, share]) => words('fraction', word, share)),
  ...rule('fraction', '<number:n> <fraction:f>', n.parts),
]
