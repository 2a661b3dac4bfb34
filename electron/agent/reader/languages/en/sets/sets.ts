import type { Named, Noun } from '../../../meaning/wordTypes.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import { chosen } from './chosen.ts'
import { counted } from './counted.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { ofAll, the } from './ofAll.ts'
import { near } from '../../../meaning/sets/near.ts'
import * as w from '../../../meaning/sets/wholes.ts'
import * as s from '../../../meaning/stretches.ts'
import type { Group, Sort } from '../../../meaning/types.ts'

const nouns: readonly [Sort, string, string][] = [
  ['track', 'track|channel|layer|lane|mic|microphone', 'tracks|channels|layers|lanes|mics|microphones'],
  ['clip', 'clip|take|block|item', 'clips|takes|blocks|items'],
  ['label', 'label|marker|mark|tag|cue|bookmark', 'labels|markers|marks|tags|cues|bookmarks'],
  [
    'pause',
    'pause|gap_in_the_audio|quiet_part|silent_part|quiet_bit|quiet_patch|quiet_stretch',
    'pauses|silences|silence|dead_air|empty_space|gaps|quiet_parts|silent_parts|dead_spots|empty_parts|quiet_bits|blank_spots|silent_bits|breaks|quiet_spots',
  ],
  ['part', 'part|section|bit|range|region|area', 'parts|sections|bits|ranges|regions|areas'],
]

const all: Noun = { sort: 'any', plural: true }

const each = 'each|every|each_of_the|every_one_of_the|each_and_every|every_single|each_single'
const allThe =
  'all|all_the|all_of_the|all_of|all_my|all_our|all_of_my|all_those|all_these|all_of_these|all_of_those|any|whichever|all_our_own|every_last_one_of_the|any_of_the'

const names: readonly Rule[] = [
  ...rule('group', `[${the}] <name:n>`, g.named),
  ...rule('group', `that|this <name:n>`, g.named, 0.4),
  ...rule('group', '<group:g> at|@|around|near|somewhere_around|roughly_at|right_at <point:p>', near, 0.9),
  ...rule('group', `[${the}|this|that] <name:n> <noun:s>`, namedOne),
  ...rule('group', `[${the}] <name:n> <noun:s>`, g.named, 0.6),
  ...rule('group', `[${the}] <name:n> <noun:s> part|section|bit|region|passage`, namedOne, 0.2),
  ...rule('group', `[${the}] <name:n> <noun:s>`, g.thingsOf),
  ...rule('group', `${allThe}|${each} <name:n> <noun:s>`, g.eachThingOf),
  ...rule('group', `${each} <name:n>`, g.named, 1.2),
  ...rule('group', '[the] <noun:s> <name:n>', namedOne),
  ...rule('group', '[the] <noun:s> <group:g>', severalNamed, 0.1),
  ...rule('group', '<group:g> <noun:s>', severalNamed, -0.2),
  ...rule('group', '[the] <noun:s> called|named|titled|labelled|labeled <name:n>', g.named),
  ...rule('group', "[the] <name:n> 's <noun:s>", g.named),
  ...rule('group', `the|my|our <unknown:u>`, g.unknown),
  ...rule('group', `the|my|our|this|that <unknown:u> <noun:s>`, g.unknown),
  ...rule('group', `<unknown:u> <noun:s>`, g.unknown, 1),
  ...rule('group', `[the] <noun:s> [called|named|titled|labelled|labeled|marked] <unknown:u>`, g.unknown, 0.5),
  ...rule('group', `<unknown:u>`, g.unknown, 2),
]

const sorts: readonly Rule[] = [
  ...nouns.flatMap(([sort, one, many]) => [
    ...words('noun', one, { sort, plural: false }),
    ...words('noun', many, { sort, plural: true }),
    ...words('noun', `audio|sound ${one}`, { sort, plural: false }, 0.1),
    ...words('noun', `audio|sound ${many}`, { sort, plural: true }, 0.1),
  ]),
  ...rule('noun', '<noun:f> <noun:s>', g.alsoNamed),
  ...rule('group', `[${allThe}] <noun:s>`, g.allOf, 0.1),
  ...rule('group', `all|all_of [the|my|our] <number:n> <noun:s>`, g.counted),
  ...rule('group', `[the] <noun:s> of [the|my] <name:n>`, g.named, 0.1),
  ...rule('group', `${each} <noun:s>`, g.each),
  ...rule('group', '<noun:s> by <noun:t>', oneByOne, -1),
  ...rule('group', `${the} <noun:s>`, g.the, 0.3),
  ...rule('group', '<noun:s>', g.the, 2),
  ...rule('group', `this|these|those|the_current|current|this_whole|the_whole_of_this <noun:s>`, g.pointed),
  ...rule('group', 'that <noun:s>', ({ s: noun }: { s: Noun }) =>
    noun.sort === 'part' ? g.mention('that', 'part')() : g.pointed({ s: noun }),
  ),
  ...rule('group', `[the] selected|highlighted|marked|chosen <noun:s>`, g.selected),
  ...rule('group', `[the] <noun:s> [that_is|that_are|which_is|i_have|i|we] selected|highlighted|marked`, g.selected),
  ...rule('group', `[the] <noun:s> under|at the cursor|playhead`, g.pointed, 0.8),
  ...rule('group', `[the] <noun:s> i_selected|i_have_selected|i_marked|i_highlighted|i_picked`, g.pointed),
  ...rule(
    'group',
    `a|an|one|some|one_of_the|any_one_of_the|some_of_the|a_few_of_the|a_few|a_couple_of|several <noun:s>`,
    g.some,
    0.3,
  ),
]

const between = 'part|bit|section|piece|stretch|audio|stuff|segment|clip|space|area|region'
const somePart: Group = { kind: 'part', stretch: { kind: 'unclear', words: 'some' } }
const between_ = g.mention('between', 'part')()

const wholes: readonly Rule[] = [
  ...words('group', 'everything|all|all_of_it|it_all|the_lot|all_this|all_of_this|all_that', g.all('any')()),
  ...rule(
    'group',
    `[the|this|that|my|our|its] whole|hole|entire|full|complete thing|recording|project|file|audio|session|song|timeline|show|episode|ep|podcast|sound|mix|piece|take|lot|interview|tape|track_list|recorded_audio`,
    g.all('any'),
  ),
  ...rule('group', '[the] whole|entire|full band|group|ensemble|orchestra|crew|cast|panel|room', g.all('any'), 0.1),
  ...rule('group', `[the|this|my|our] recording|project|file|audio|session|timeline|mix|sound`, g.all('any'), 0.2),
  ...rule('group', `[the|this|my|our] song|episode|podcast|show|interview|tape`, g.work, 0.2),
  ...rule('group', `all [of] the|my|our audio|sound|recording|stuff`, g.all('any')),
  ...words('group', 'the_piece|this_piece|the_report|the_feature|the_programme|the_program', g.work(), 1.2),
  ...rule('group', `[the] whole|entire|full|complete [of] [the|my] <noun:s>`, w.wholeThing),
  ...rule('group', 'all of the|my <noun:s>', w.wholeThing),
  ...rule('group', 'all [the|my] <noun:s>', g.allOf),
  ...rule('group', `[the|this] whole|entire|complete track`, w.wholeTrack, 0.1),
  ...rule('group', `[the] whole|entire|complete [of] <group:g>`, ({ g: one }: { g: Group }) => w.entire(one), 0.2),
  ...rule('group', `[the] whole|entire|all|complete [of] [the] <name:n> [<noun:s>]`, namedWhole),
  ...rule(
    'group',
    `all|everything|the_audio|the_whole_thing|anything|what_is|the_whole|whatever_is on|in <group:g>`,
    w.onlyPlace,
  ),
  ...words('group', 'everyone|everybody|all_of_them_tracks', g.all('track')()),
  ...words(
    'group',
    'the_selection|selection|my_selection|the_selected_part|selected_part|the_selected_audio|selected_audio|what_i_selected|the_selected_range|what_is_selected|the_highlighted_part|the_selected_area|the_selected_section|the_selected_region|the_time_selection|what_i_have_selected|the_highlighted_section|the_marked_part|what_i_highlighted|what_i_have_highlighted|what_i_have_marked|what_is_highlighted|what_is_marked|whatever_is_selected|whatever_i_have_selected|whatever_i_selected|whatever_is_highlighted|what_i_have_got_selected|what_i_have_got_highlighted|what_you_see_selected|what_i_marked|the_selected_bit|the_part_i_selected|the_bit_i_selected|the_current_selection|selected_region',
    g.part({ s: s.selection() }),
  ),
  ...words(
    'group',
    'this|this_part|this_bit|this_section|this_here|this_range|this_piece|this_one',
    g.pointedPart(),
    0.1,
  ),
  ...words(
    'group',
    'that_part|that_bit|that_section|that_stretch|that_piece|that_passage|that_range|that_portion|that_segment|that_region',
    g.mention('that', 'part')(),
    0.1,
  ),
  ...words('group', 'it|this_thing', g.mention('it')()),
  ...words('group', 'that', g.mention('it')(), 0.2),
  ...words('group', 'that_one|that_thing|this_one_here|that_one_there', g.mention('it')(), 0.1),
  ...words('group', 'her|him', g.mention('it', 'track')(), 0.3),
  ...words('group', 'them|those|these|each|they', g.mention('them')()),
  ...words('group', 'all_of_them|each_of_them|every_one_of_them|all_of_those|them_all', g.everyOne()),
  ...words(
    'group',
    'the_copy|the_duplicate|the_copied_one|the_new_copy|the_new_one|the_duplicated_one|the_cloned_one|the_clone',
    g.mention('made')(),
    -0.1,
  ),
  ...rule('group', `the_new|the_copied|the_duplicated|the_cloned <noun:s>`, g.mentionOf('made')),
  ...words('group', 'the_original|the_original_one|the_source', g.mention('source')(), -0.1),
  ...rule('group', `the_original|the_source <noun:s>`, g.mentionOf('source')),
  ...rule('group', 'the_original <name:n>', g.named, 0.2),
  ...rule(
    'group',
    `the|that ${between} between|in_between [them|those|the_two|the_splits|the_cuts|both|the_two_points|these|those_two|the_split_points|the_cut_points]`,
    g.mention('between', 'part'),
    0.3,
  ),
  ...words('group', 'what_is_between|what_is_in_between|everything_between|everything_in_between', between_, 0.3),
  ...words('group', 'something|some_of_it|some_part|a_part|a_bit_of_it|a_piece|a_part_of_it|some_parts', somePart, 0.8),
  ...words(
    'group',
    'somewhere|something_somewhere|some_word|some_words|a_word_or_two|somewhere_or_other|something_or_other',
    somePart,
    0.2,
  ),
  ...words('group', 'there', g.mention('there', 'part')(), 0.6),
  ...words(
    'group',
    'the_same_part|the_same_range|the_same_section|the_same_bit|the_same_spot',
    g.mention('same', 'part')(),
  ),
  ...rule('group', 'the_same <noun:s>', g.mentionOf('same')),
  ...rule('group', 'the|that other <noun:s>', g.mentionOf('other')),
  ...words('group', 'the_other_one|the_other|other_one|the_others_one', g.mention('other')()),
  ...words('group', 'anything|anything_at_all|any_of_it|any_of_that|a_thing|a_single_thing', g.anyOfAll(), 0.3),
  ...words(
    'group',
    'the_rest|the_remainder|everything_else|all_else|rest|all_the_rest|anything_else|the_rest_of_it|all_other_parts',
    g.rest('any')(),
  ),
  ...words(
    'group',
    'what_is_left|what_remains|whatever_is_left|whatever_remains|what_is_left_of_it|what_remains_of_it|what_is_still_there|all_that_is_left|all_that_remains|everything_that_is_left|everything_that_remains|everything_left|the_bit_that_is_left|the_part_that_is_left|the_part_that_remains|what_is_left_over|what_you_are_left_with|what_we_are_left_with|what_you_have_got|what_we_have_got|what_you_have_left|what_we_have_left|what_you_have_got_left',
    g.left(),
    -0.1,
  ),
  ...rule(
    'group',
    'the|this|that remaining recording|audio|sound|memo|project|episode|show|song|piece|part|bit|file|material|track_list',
    g.left,
    -0.1,
  ),
  ...words(
    'group',
    'the_others|all_others|everyone_else|everybody_else|all_the_others|others|the_rest_of_them',
    g.rest('any')(),
  ),
  ...rule('group', `[the|all_the|all|all_of_the] other|remaining <noun:s>`, restOfSort),
  ...rule('group', `[the] rest of [the] <noun:s>`, g.restOf),
  ...rule('group', `[the] rest of the|my recording|project|audio|file|song|session|episode`, g.rest('any')),
]

const inside: readonly Rule[] = [
  ...rule(
    'group',
    `the part|section|bit|portion|passage|segment|piece|word|words|region of|with <group:g>`,
    bitOf,
    0.3,
  ),
  ...rule('group', '<stretch:s>', g.part),
  ...rule('group', '[the] first and [the] last <length:l>', g.bothEnds),
  ...rule('group', '[the] last and [the] first <length:l>', g.bothEnds),
  ...rule('group', '[the] first <number:n> and [the] last <number:m> <timeUnit:u>', g.bothEndsApart),
  ...rule(
    'group',
    '<group:p> of|from|in|on|inside|within <group:g>',
    ({ p, g: of }: { p: Parameters<typeof g.within>[0]['p']; g: Parameters<typeof g.within>[0]['g'] }) =>
      g.within({ p, g: of }),
    0.1,
  ),
  ...rule('group', "<group:g> 's <group:p>", ofOwner),
  ...rule('group', "<group:g> 's <group:p>", ({ p, g: track }: { p: Group; g: Group }) => g.labelOn({ p, g: track })),
  ...rule('group', 'its|their|his|her|it_s <group:p>', ({ p }: { p: Group }) => g.within({ p, g: g.mention('it')() })),
  ...rule('group', 'its|their|his|her <ordinal:o> <noun:s>', ({ o, s: noun }: { o: number; s: Noun }) =>
    noun.sort === 'track' || noun.plural ? null : g.ofSort(noun.sort, { kind: 'nth', numbers: [o] }, g.mention('it')()),
  ),
  ...rule('group', 'its|their|his|her <noun:s>', ({ s: noun }: { s: Noun }) =>
    noun.sort === 'track'
      ? g.mention(noun.plural ? 'them' : 'it', 'track')()
      : g.ofSort(noun.sort, { kind: noun.plural ? 'each' : 'the' }, g.mention('it', 'track')()),
  ),
  ...rule('group', "<group:t> 's <group:g>", g.on),
  ...rule('group', '<group:g> on|in|of|from <group:t>', g.on, 0.05),
  ...rule('group', '<group:g> [that_are|which_are|that_is] on|in <group:t>', g.on, 0.05),
]

/** "there's a cough" says that something is there. */
function ofOwner({ p, g: of }: { p: Group; g: Group }): Group | null {
  return of.kind === 'mention' && of.which === 'there' ? null : g.within({ p, g: of })
}

/** "the intro label"; several would be "the intro labels". */
function namedOne(parts: { n: Named; s?: Noun }): Group | null {
  return parts.s?.plural === true ? null : g.named(parts)
}

function namedWhole(parts: { n: Named; s?: Noun }): Group | null {
  return w.entire(namedOne(parts))
}

/** "tracks Host and Guest"; "tracks Guest" has lost a word. */
function severalNamed({ s: noun, g: one }: { s: Noun; g: Group }): Group | null {
  if (!noun.plural || one.kind !== 'list') return null
  const items = one.items.flatMap((item) => (item.kind === 'named' ? (ofNoun(item, noun) ?? []) : []))
  return items.length === one.items.length ? { ...one, items } : null
}

/** Only those of a name that are what the noun says. */
const ofNoun = ({ text, candidates }: Group & { kind: 'named' }, s: Noun): Group | null =>
  g.named({ n: { text, candidates }, s })

/** "clip by clip". */
function oneByOne({ s: noun, t }: { s: Noun; t: Noun }): Group | null {
  return noun.sort === t.sort && !noun.plural && !t.plural && noun.among === undefined ? g.each({ s: noun }) : null
}

/** "the part of the intro" is the intro. */
function bitOf({ g: of }: { g: Group }): Group | null {
  return of.kind === 'named' || of.kind === 'unknown' || of.kind === 'sort' ? of : null
}

function restOfSort({ s: noun }: { s: Noun }): ReturnType<typeof g.restOf> {
  return noun.plural ? g.restOf({ s: noun }) : null
}

export const sets: readonly Rule[] = [
  ...names,
  ...counted,
  ...chosen,
  ...sorts,
  ...wholes,
  ...inside,
  ...ofAll,
  ...words('noun', 'ones', { ...all }),
]
