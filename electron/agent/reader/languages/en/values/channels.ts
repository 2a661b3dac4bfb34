/** What becomes of the channels of a file, and what a stereo track is taken apart into. */
export const channelOptions: readonly [string, string][] = [
  [
    'each channel',
    '[with|,|as] [a|one|each|separate] [separate|single] channel|track|channels|tracks on|per|for|separately|to [its|each|a|every] [own] channel|track|each',
  ],
  [
    'each channel',
    'with_separate_channels|as_separate_channels|split_into_separate_channels|split_by_channel|split_into_its_channels|split_into_channels|with_the_channels_separate|as_two_mono_tracks|one_channel_per_track|with_one_track_per_channel|with_a_track_for_each_channel|each_channel_on_its_own_track|with_the_channels_on_separate_tracks|split_the_channels|as_separate_tracks|as_separate_mono_tracks',
  ],
  ['fold channels', 'mixed_down_to_stereo|folded_to_stereo|folded_down'],
  [
    'both sides',
    'into_left_and_right|into_a_left_and_a_right_track|into_two_mono_tracks|into_mono_tracks|into_left_and_right_tracks|into_left_and_right_channels|into_its_channels|into_its_two_channels|into_separate_channels|to_two_mono_tracks|to_mono_tracks|into_separate_mono_tracks|into_two_tracks|by_channel|to_mono|into_mono',
  ],
]

/** One side of a stereo track. */
export const channelSides: readonly [string, string, string][] = [
  [
    'channelSide',
    'left',
    'left_channel|from_the_left_channel|left_channel_only|left_side_only|only_the_left_channel|just_the_left_channel|the_left_channel|the_left_channel_only',
  ],
  [
    'channelSide',
    'right',
    'right_channel|from_the_right_channel|right_channel_only|right_side_only|only_the_right_channel|just_the_right_channel|the_right_channel|the_right_channel_only',
  ],
]
