import type { Rule } from '../../../chart/rule.ts'
import { words } from '../../../chart/rule.ts'
import { costing } from '../../wordRules.ts'

const clipped =
  'clipped|clipping|overs|overload|overloads|overloaded|overloading|distort|distorts|distorted|distorting|distortion|peaking|peaks_out|over_full_scale|over_zero|in_the_red|into_the_red|too_hot'
const hum =
  'hum|hums|humming|buzz|buzzes|buzzing|mains_hum|mains|mains_noise|ground_hum|ground_loop|power_line_noise|electrical_noise|electrical_hum|50_hz_hum|60_hz_hum|hum_noise'
const room = '[the|this|that|my|our|his|her] room|recording|background|track|tracks|place|audio|file|sound|it'
const floor =
  'noise_floor|background_noise|room_noise|room_tone|noise_level|signal_to_noise|signal_to_noise_ratio|snr|hiss_level|noise'

/** What is asked of the sound itself and answered by listening. */
export const soundQuestions: readonly Rule[] = [
  ...costing('clipping', -0.2, `[any|some|the] ${clipped} [anywhere|somewhere|at_all|in_there]`),
  ...costing('clipping', -0.4, `is|are|was|does|do|did anything|something|any_of_it|some_of_it|any_of_this ${clipped}`),
  ...costing(
    'clipping',
    -0.4,
    'does|do|did anything|something|it|this|that|any_of_it|any_of_this|the_mix|the_recording clip|distort|overload [anywhere]',
  ),
  ...costing('hum', -0.2, `[any|some|a|the] ${hum} [noise] [anywhere|at_all|in_there|in_the_background]`),
  ...costing(
    'loudest',
    -0.4,
    '[the|its] loudest|hottest [part|place|point|spot|moment|bit|section|passage|peak|second|seconds|of_all]',
    '[the] highest_peak|top_peak|max_peak|loudest_peak',
  ),
  ...costing(
    'quietest',
    -0.4,
    '[the|its] quietest|softest|most_quiet [part|place|point|spot|moment|bit|section|passage|second|seconds|of_all]',
  ),
  ...costing('noise', -0.5, `how_noisy|how_quiet|how_silent is|are|was ${room}`, `how_noisy [is|are|was]`),
  ...costing('noise', -0.4, `[how_loud|how_high|how_bad|how_strong] [is|are] [the|its|my|our] ${floor} [of|in|on]`),
  ...costing('noise', -0.4, `[measure|check|determine|read] [the|its|my|our] ${floor} [of|in|on]`),
  ...costing('balance', -0.8, 'compared|in_comparison|relative to|with'),
  ...costing(
    'balance',
    -0.5,
    '[much|a_lot|any|way|so_much] quieter|louder|softer than',
    'as|equally loud|quiet [as]',
    '[the] same loudness|volume|level [as]',
    '[well] balanced|in_balance|balanced_with',
    '[the] balance|difference_in_loudness|loudness_difference|level_difference [between|of]',
    'compare [the] [loudness|volume|level|levels] [of|between]',
  ),
  ...costing(
    'balance',
    -0.5,
    'which|what|whose track|voice|speaker|person|microphone|mic|one|of_them is|was|sounds [the] loudest|louder|quietest|quieter|softest|softer',
  ),
  ...costing(
    'balance',
    -0.7,
    '[what|which|who|whats] is [the] loudest|quietest|softest track|voice|speaker|person|microphone|mic|one',
    '[the] loudest|quietest|softest track|voice|speaker|person|microphone|mic',
  ),
  ...costing('balance', -0.3, 'louder|quieter|softer'),
  ...costing(
    'sync',
    -0.5,
    'in|out_of sync|synch|step|alignment|time [with]',
    'synced|synchronised|synchronized|aligned|lined_up|misaligned|drifting|drifted|drift|drifts [apart] [with]',
    'late|early|ahead|behind|delayed [of|against|compared_to|to]',
    '[the|any|a] offset|delay|latency|time_difference|drift [between|of|to]',
  ),
  ...words('aside', 'to|with|against|between|on|in', true, 0.4),
  ...costing('any', 0.1, 'check|listen|look|search|scan|test for|whether|if'),
]
