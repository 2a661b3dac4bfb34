import type { Rule } from '../../chart/rule.ts'
import { rule, words } from '../../chart/rule.ts'
import * as n from '../../meaning/numbers.ts'
import * as p from '../../meaning/points.ts'
import * as s from '../../meaning/stretches.ts'
import type { Dimension } from '../../meaning/valueTypes.ts'
import * as v from '../../meaning/values.ts'

const small =
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|veintiocho|veintinueve'
const tens = 'treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'
const ordinals = [
  'primer|primera|primero|primeros|primeras',
  'segunda|segundo',
  'tercer|tercera|tercero',
  'cuarta|cuarto',
  'quinta|quinto',
]
const the = 'el|la|los|las'
const first = 'primeros|primeras|primer|primera'
const last = 'últimos|últimas|último|última|ultimos|ultimas'

const numbers: readonly Rule[] = [
  ...small.split('|').flatMap((word, at) => words('number', word, at)),
  ...tens.split('|').flatMap((word, at) => words('tens', word, at * 10 + 30)),
  ...small
    .split('|')
    .slice(1, 10)
    .flatMap((word, at) => words('ones', word, at + 1)),
  ...rule('number', '<tens:a>', n.itself<number>),
  ...rule('number', '<tens:a> y <ones:b>', n.tensAndOnes),
  ...words('number', 'cien', 100),
  ...rule('signed', 'menos <number:a>', n.negative),
  ...ordinals.flatMap((said, at) => words('ordinal', said, at + 1)),
  ...words('ordinal', 'último|última', -1),
  ...words('fraction', 'mitad', 1 / 2),
  ...words('fraction', 'tercio', 1 / 3),
  ...words('fraction', 'cuarto', 1 / 4),
]

const times: readonly Rule[] = [
  ...words('timeUnit', 's|seg|segundo|segundos', 1),
  ...words('timeUnit', 'min|minuto|minutos', 60),
  ...words('timeUnit', 'ms|milisegundos', 0.001),
  ...rule('duration', '<number:n> <timeUnit:u>', n.timed),
  ...rule('duration', 'un <timeUnit:u>', n.oneOf),
  ...rule('duration', 'medio <timeUnit:u>', ({ u }: { u: number }) => u / 2),
  ...rule('duration', '<number:n> <timeUnit:u> y medio', n.halfMore),
  ...rule('duration', '<duration:a> [y] <duration:b>', n.together),
  ...rule('length', '<duration:d>', n.seconds),
  ...rule('length', '<fraction:f>', n.share),
  ...rule('point', '[el|la] <clock:n>', p.at),
  ...rule('point', '[el|los] <duration:n>', p.at),
  ...rule('point', '[el|los] [segundo|segundos] <number:n>', p.at, 0.3),
  ...rule('point', '[el] minuto <number:m>', ({ m }: { m: number }) => p.at({ n: m * 60 })),
  ...rule('point', '[el] principio|inicio|comienzo', p.start),
  ...rule('point', '[el] final|fin', p.end),
  ...rule('point', '[el] principio|inicio|comienzo de|del <group:g>', p.startOf),
  ...rule('point', '[el] final|fin de|del <group:g>', p.endOf),
  ...words('point', 'el_cursor|aquí|cursor', p.cursor()),
  ...rule('point', '<duration:d> antes de|del <point:p>', p.before),
  ...rule('point', '<duration:d> después de|del <point:p>', p.after),
  ...rule('points', '<point:a> y <point:b>', p.together),
]

const stretches: readonly Rule[] = [
  ...rule('stretch', '[de|desde|del] <point:a> a|al|hasta <point:b>', s.between),
  ...rule('stretch', 'entre <point:a> y <point:b>', s.between),
  ...rule('stretch', 'entre [los] <number:n> y <number:b> <timeUnit:u>', s.betweenSharingUnit, -0.3),
  ...rule('stretch', 'de|del <number:n> a|al <number:b> <timeUnit:u>', s.betweenSharingUnit, -0.3),
  ...rule('stretch', '[todo] [lo que hay] desde <point:a>', s.onwards, 0.2),
  ...rule('stretch', '[todo] [lo que hay] después de|del <point:a>', s.onwards),
  ...rule('stretch', '[todo] [lo que hay] antes de|del|hasta <point:b>', s.upTo, 0.2),
  ...rule('stretch', `[${the}] ${first} <length:l>`, s.first),
  ...rule('stretch', `[${the}] ${last} <length:l>`, s.last),
  ...rule('stretch', '<duration:d>', s.loose, 0.9),
]

const unit = (dimension: Dimension, size: number, said: string): Rule[] => words('unit', said, { dimension, size })

const values: readonly Rule[] = [
  ...unit('gain', 1, 'db|decibelios|decibeles'),
  ...unit('loudness', 1, 'lufs'),
  ...unit('frequency', 1, 'hz|hercios'),
  ...unit('frequency', 1000, 'khz'),
  ...unit('percent', 1, '%|por_ciento'),
  ...unit('pitch', 1, 'semitono|semitonos'),
  ...rule('value', '[un|unos] <number:n> <unit:u>', v.amount),
  ...rule('value', '<signed:n> <unit:u>', v.signedAmount),
  ...rule('value', '<duration:d>', v.lasting),
  ...rule('value', '<number:n>', v.plain, 0.5),
  ...words('direction', 'más_alto|más_fuerte', { direction: 1, about: 'gain', dimension: null }),
  ...words('direction', 'más_bajo|más_suave', { direction: -1, about: 'gain', dimension: null }),
  ...words('direction', 'más_rápido', { direction: 1, about: 'pace', dimension: null }),
  ...words('direction', 'más_lento', { direction: -1, about: 'pace', dimension: null }),
  ...rule('value', '<value:v> <direction:d>', v.directed),
  ...words('value', 'todo_a_la_izquierda', v.side(-100)()),
  ...words('value', 'todo_a_la_derecha', v.side(100)()),
  ...rule('aspect', '[el] volumen|nivel [de|del]', () => ({ kind: 'aspect' as const, aspect: 'gain' as const }), 0.3),
  ...words('choice', 'wav', v.choice('format', 'wav'), 0.2),
  ...words('choice', 'mp3', v.choice('format', 'mp3'), 0.2),
  ...words('choice', 'flac', v.choice('format', 'flac'), 0.2),
]

export const phrases: readonly Rule[] = [...numbers, ...times, ...stretches, ...values]
