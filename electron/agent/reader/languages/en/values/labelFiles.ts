/** Forms in which labels go out, as choices. */
export const labelFiles: readonly [string, string, string][] = [
  ['labelFormat', 'podcast', 'json|podcast_json|chapters_json|podcast_chapters|json_chapters|a_json_file'],
  ['labelFormat', 'cue', 'cue|cue_sheet|cuesheet|a_cue_sheet|cue_file'],
  [
    'labelFormat',
    'youtube',
    'youtube_list|youtube_chapters|youtube_chapter_list|youtube_timestamps|a_youtube_list|timestamps|a_list_of_times',
  ],
  ['labelFormat', 'reaper', 'reaper|reaper_markers|reaper_csv|csv|a_csv_file'],
  ['labelFormat', 'audition', 'audition|adobe_audition|audition_markers|audition_csv'],
  ['labelFormat', 'srt', 'srt|subrip|subtitles|subtitle_file'],
  ['labelFormat', 'vtt', 'vtt|webvtt|web_vtt'],
  [
    'labelFormat',
    'audacity',
    'audacity|audacity_labels|audacity_label_track|audacity_format|audacity_label_file|label_file|text|a_text_file',
  ],
  // These are labels whatever is said beside them.
  ['labelFile', 'podcast', 'podcast_chapters|the_podcast_chapters|podcast_chapters_json|chapters_json'],
  ['labelFile', 'cue', 'cue_sheet|cuesheet|the_cue_sheet|cue_file'],
  [
    'labelFile',
    'youtube',
    'chapter_list|the_chapter_list|marker_list|the_marker_list|list_of_chapters|the_list_of_chapters|list_of_markers|youtube_chapters|youtube_chapter_list|youtube_list|youtube_timestamps',
  ],
  ['labelFile', 'audacity', 'label_file|label_track_file|audacity_label_file|audacity_labels|audacity_label_track'],
  ['labelFile', 'srt', 'subtitle_file|srt_file'],
  ['labelFile', 'vtt', 'vtt_file|webvtt_file'],
]
