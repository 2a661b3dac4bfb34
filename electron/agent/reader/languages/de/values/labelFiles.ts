/** Forms in which labels go out, as choices. */
export const labelFiles: readonly [string, string, string][] = [
  ['labelFormat', 'podcast', 'json|podcast_json|kapitel_json|podcast_kapitel|json_datei'],
  ['labelFormat', 'cue', 'cue|cue_sheet|cuesheet|cue_datei|cue_blatt'],
  ['labelFormat', 'youtube', 'youtube_liste|youtube_kapitel|zeitstempel|zeitliste'],
  ['labelFormat', 'reaper', 'reaper|reaper_marker|reaper_csv|csv|csv_datei'],
  ['labelFormat', 'audition', 'audition|adobe_audition|audition_marker'],
  ['labelFormat', 'srt', 'srt|untertitel|untertiteldatei'],
  ['labelFormat', 'vtt', 'vtt|webvtt'],
  [
    'labelFormat',
    'audacity',
    'audacity|audacity_format|audacity_textmarken|audacity_labels|textmarkenspur|audacity_textspur|text|textdatei',
  ],
  // These are labels whatever is said beside them.
  ['labelFile', 'podcast', 'podcast_kapitel|die_podcast_kapitel|kapitel_json'],
  ['labelFile', 'cue', 'cue_sheet|cuesheet|das_cue_sheet|cue_datei|cue_blatt'],
  ['labelFile', 'youtube', 'kapitelliste|die_kapitelliste|youtube_kapitel|youtube_liste|die_youtube_kapitel'],
  ['labelFile', 'audacity', 'textmarkenspur|textmarkendatei|audacity_textmarken|audacity_labels'],
  ['labelFile', 'srt', 'untertiteldatei|srt_datei'],
]
