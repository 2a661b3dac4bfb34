import type { Random } from '../random.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

export function inWords(count: number): string {
  if (count < 20) return small[count] ?? String(count)
  const [ten = '', one = ''] = [tens[Math.floor(count / 10)], small[count % 10]]
  return count % 10 === 0 ? ten : `${ten}-${one}`
}

const clock = (time: number): string => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`

export function sayLength(seconds: number, random: Random): string {
  const unit = seconds === 1 ? 'second' : 'seconds'
  return random.pick([
    `${seconds} ${unit}`,
    `${seconds} ${unit}`,
    `${seconds}s`,
    `${seconds} s`,
    `${inWords(seconds)} ${unit}`,
  ])
}

export function sayPoint(time: number, random: Random): string {
  const whole = time % 60
  const minute = time >= 60 && whole > 0 ? [`one minute and ${inWords(whole)} seconds`, `1 min ${whole}`] : []
  return random.pick([clock(time), clock(time), `${time} seconds`, `${time}s`, `${inWords(time)} seconds`, ...minute])
}

export function saySpan(from: number, to: number, random: Random): string {
  return random.pick([
    `${clock(from)} to ${clock(to)}`,
    `${clock(from)}-${clock(to)}`,
    `${from} to ${to} seconds`,
    `${from}-${to}s`,
    `${inWords(from)} to ${inWords(to)} seconds`,
    `${from}s to ${to}s`,
  ])
}
