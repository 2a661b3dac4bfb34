import type { Direction, Named } from '../../../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { isTracks } from '../../../meaning/sets/groupKinds.ts'
import * as p from '../../../meaning/points.ts'
import * as s from '../../../meaning/stretches.ts'
import type { Group, Stretch } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

/** Verbs of those whose own language has others, by family of acts, in the form of `verbs`. */
export const foreignVerbs: Readonly<Record<string, string>> = {
  remove:
    'make a cut of, make cut of, do a cut of, make the cut of, can go in the bin, should go in the bin, can go in the trash, can go into the bin, belongs in the bin, can be binned, quit, quit … out, put … in the garbage, put … in garbage, put … to the garbage, throw … in the garbage, throw … to the garbage, throw … in garbage, throw … in the trash, put … in the trash, throw … in the rubbish, put … in the rubbish, throw … into the bin, put … into the bin, let … out, go away, must go away, should go away, must to go away, must to go, needs to disappear, need to disappear, should to disappear, have to disappear, must to be away, must be away, should be away, take … from there, do … away, make … away',
  keep: 'i have need … the rest no, i have need of … the rest no, i need … the rest no, i want … the rest no, i need … nothing else, i want … nothing else, i need … the others no, i am needing only, i am only needing, i am needing just, let stay only, let stay just, let … only stay, leave me the, lets only, let only … stay, lets only … stay, leave only … stay, let just … stay',
  rename:
    'give to … the name, put to … the name, change name of, change name from, change name to, change the name from, change name for, assign to … the name',
  'gain-':
    'low, low … down, low the volume of, low the level of, low the sound of, low down, put low, make more low, make less loud, make less strong, put down the volume of, bring down the volume of, do … quieter, do … softer, do … less loud, make … less loud, make … less strong, make … more quiet, make … more silent',
  'gain+':
    'up the volume of, put up the volume of, bring up the volume of, make … more loud, make … more strong, do … louder, do … more loud, make … stronger',
  fadeOut:
    'must disappear slowly, must to disappear slowly, should disappear slowly, do … going down slowly to nothing, make … going down slowly, let … go down slowly, do … going down slowly, let … disappear slowly, make … disappear slowly, let … go away slowly, make … go away slowly, must go down slowly, must go away slowly, make … go slowly to nothing, let … go slowly to nothing, should go away slowly, should slowly disappear, must slowly disappear',
  fadeIn:
    'let … come in slowly, make … come in slowly, must come in slowly, should come in slowly, should coming in slowly, let … enter slowly, make … enter slowly, should enter slowly, let … come slowly, make … come slowly, must to come in slowly, let … begin slowly, make … begin slowly',
  makeSilent:
    'make silence on, make silence in, make silence over, make silence during, make a silence on, do silence on',
  silence: 'make silence, make please silence, please make silence, do silence, make a silence',
  truncate: 'short, make short, do short, make … more short',
  change: 'do please, do',
  pan: 'put with pan',
  mute: 'make … mute, put … mute, let … be silent, take the voice off',
}

/** "all what is before the intro", "before the intro all": the order of other languages. */
const openPart = ({ s: one }: { s: Stretch }): Group | null =>
  (one.kind === 'after' || one.kind === 'before') && one.length === null ? g.part({ s: one }) : null

/** What marks a part may be called a pause or a place by whoever named it so. */
const marked = ({ n }: { n: Named }): Group | null => {
  const candidates = n.candidates.filter(({ sort }) => sort !== 'track')
  return candidates.length === 0 ? null : g.named({ n: { ...n, candidates } })
}

const wholeSide = ({ d }: { d: Direction }): Value | null => v.sideOnly({ d })

/** "only the sermon must stay"; of a track nobody could tell whether the others are only to be silent. */
const alone = ({ g: of }: { g: Group }): ReturnType<ReturnType<typeof v.tiedGroup>> | null =>
  isTracks(of) || of.kind === 'unknown' ? null : v.tiedGroup('alone')({ g: of })

const stay =
  'must_stay|should_stay|has_to_stay|must_remain|should_remain|shall_stay|can_stay|may_stay|to_stay|is_to_stay|is_to_remain|must_be_left|has_to_remain|must_be_kept|should_be_kept|needs_to_stay|should_be_left|must_be_there|must_survive|should_survive|needs_to_remain|must_to_stay|should_to_stay'

const minuteAnd = ({ n, m }: { n: number; m: number }): number | null => (m < 60 ? n * 60 + m : null)

/** English of those who have another language of their own. */
export const foreign: readonly Rule[] = [
  ...rule('group', '<stretch:s> , all|everything [,]', openPart, 0.4),
  ...rule('group', '<stretch:s> all [,]', openPart, 0.4),
  ...rule('group', 'all [of] what|that is|comes|lies|goes|stands <stretch:s>', openPart, -0.1),
  ...rule('stretch', 'after|behind of <point:a>', s.onwards, 0.2),
  ...rule('stretch', 'before|until of <point:b>', s.upTo, 0.2),
  ...rule('stretch', 'all|everything|what [is] until|till|up_to <group:g>', s.upToThing, 0.2),
  ...rule('stretch', '[the] end|ending <duration:d>', ({ d }: { d: number }) => s.last({ l: { seconds: d } }), 0.4),
  ...rule(
    'stretch',
    '[the] begin|beginning|start <duration:d>',
    ({ d }: { d: number }) => s.first({ l: { seconds: d } }),
    0.4,
  ),
  ...rule(
    'stretch',
    '[the|from] second|sec <number:a> to|until|till|and|through|up_to|- [second|the_second] <number:b>',
    ({ a, b }: { a: number; b: number }) => s.betweenSharingUnit({ n: a, b, u: 1 }),
    -0.2,
  ),
  ...rule(
    'group',
    'the|a|that pause|gap|silence|moment|place|passage|piece|mark|spot called|named|titled|labelled|labeled|with_name|with_the_name <name:n>',
    marked,
    -0.1,
  ),
  ...words(
    'group',
    'all_other|other_parts|all_the_other|all_other_parts|the_other_parts|all_the_other_parts|other_things|all_other_things|all_the_others_parts|the_rest_part|the_rest_parts|all_rest',
    g.rest('any')(),
  ),
  ...words('group', 'other', g.rest('any')(), 1.6),
  ...words(
    'group',
    'the_all|the_all_piece|the_all_thing|the_all_recording|the_all_audio|all_the_piece|all_the_record|the_whole_record|all_the_recording|the_complete|the_total|the_all_project|all_the_audio|all_the_project|all_the_song|the_all_song',
    g.all('any')(),
    0.2,
  ),
  ...rule('argument', 'only|just|solely|nothing_but <group:g>', alone, 0.2),
  ...words<'verb'>('verb', stay, {
    kind: 'verb',
    forms: ['base'],
    senses: [{ act: 'keep', particle: null, tie: 'alone', direction: 0, brings: [], light: false }],
  }),
  ...rule('clock', '[the] minute <number:n> [and] [second] <number:m> [seconds|second]', minuteAnd, -0.4),
  ...rule('point', 'the <number:n> second|nd_second|th_second', ({ n }: { n: number }) => p.at({ n }), 0.8),
  ...rule('point', 'where|when begins|starts|comes|enters|begin|start <group:g>', p.startOf),
  ...rule('point', 'where|when ends|finishes|stops|end|finish <group:g>', p.endOf),
  ...words<'direction'>(
    'direction',
    'to_left_side|on_left_side|in_left|at_left|in_left_side|on_left|to_the_side_left',
    {
      direction: -1,
      about: 'pan',
      dimension: 'side',
    },
  ),
  ...words<'direction'>(
    'direction',
    'to_right_side|on_right_side|in_right|at_right|in_right_side|on_right|to_the_side_right',
    { direction: 1, about: 'pan', dimension: 'side' },
  ),
  ...rule('value', '<direction:d> complete|completely|full|fully|total|totally|entirely', wholeSide, -0.2),
  ...rule('value', 'full|complete|completely|total|totally|all|very_much [to] <direction:d>', wholeSide, -0.2),
  ...rule('argument', 'with|by|using [the] pan|panning|balance', () =>
    v.tied('bare')({ v: { kind: 'aspect', aspect: 'pan' } }),
  ),
  ...rule('argument', '[with] [the] volume|level|gain <value:v>', v.tied('by'), 0.4),
  ...rule(
    'marker',
    '[it] is necessary|needed|required|important|time [to|that_you|that_we|for_you_to]',
    () => ({ kind: 'marker', marks: 'ask' as const }),
    0.1,
  ),
  ...rule('marker', 'i|we have need [to|that_you]', () => ({ kind: 'marker', marks: 'ask' as const }), 0.1),
  ...words<'marker'>(
    'marker',
    'for_that_i|for_that_we|for_that_you|for_that_it|for_that_they|for_that_the|for_that_people|for_that_my|for_that_our|so_they_can|so_people_can|for_the_reason_of',
    { kind: 'marker', marks: 'reason', why: 'noun' },
    -0.3,
  ),
  ...words<'marker'>(
    'marker',
    'how_i_said|how_we_said|as_i_told|as_i_told_you|like_i_told|like_i_told_you|how_i_told_you|as_said|as_told|like_said',
    { kind: 'marker', marks: 'courtesy' },
    -2.5,
  ),
]
