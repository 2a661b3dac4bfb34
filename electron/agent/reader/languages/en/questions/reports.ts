import { type Rule, words, rule } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'

/** Texts about the project, and how they are called. */
const names: readonly [string, string][] = [
  [
    'edits',
    'edit_list|edits_list|edit_log|cut_list|cut_log|list_of_edits|list_of_the_edits|list_of_cuts|list_of_the_cuts|log_of_edits|log_of_the_edits|list_of_what_was_cut|list_of_what_was_taken_out|list_of_everything_that_was_cut|redaction_log|change_log',
  ],
  ['edl', 'edl|edl_file|edit_decision_list|cmx|cmx_3600'],
  ['reaper', 'rpp|rpp_file|reaper_project|reaper_project_file|reaper_session|reaper_file|project_for_reaper'],
  [
    'loudness',
    'loudness_report|loudness_log|loudness_sheet|level_report|report_of_the_loudness|report_on_the_loudness|lufs_report',
  ],
]

/** "export it for Reaper": to go on there. */
const forReaper = words(
  'argument',
  '[it|this|everything|all|the_project|the_whole_thing] for|to|into|as [a] reaper [project|session|file]',
  v.tied('bare')({ v: v.choice('report', 'reaper') }),
  -0.5,
)

/** "as json", "in csv". */
const forms: readonly [string, string][] = [
  ['text', 'text|txt|a_text|a_text_file|plain_text|a_txt_file'],
  ['csv', 'csv|a_csv|a_csv_file|a_table|a_spreadsheet'],
  ['json', 'json|a_json|a_json_file'],
]

export const reports: readonly Rule[] = [
  ...forms.flatMap(([is, said]) =>
    words('argument', `as|in|to|into ${said} [format]`, v.tied('bare')({ v: v.choice('reportFormat', is) }), -0.3),
  ),
  ...names.flatMap(([is, said]) =>
    words('argument', `[a|an|the|my|our] ${said}`, v.tied('bare')({ v: v.choice('report', is) }), -0.5),
  ),
  ...forReaper,
]

/** What a project says of itself, how that is called, and what may stand in front of it. */
const aboutNames: readonly [list: string, is: string, said: string, tied?: string][] = [
  ['tag', 'title', 'title|title_tag|episode_title|title_of_the_episode'],
  ['tag', 'artist', 'artist|artist_tag|author|author_tag'],
  ['tag', 'album', 'album|album_tag|show_tag|album_name'],
  ['tag', 'year', 'year|year_tag'],
  ['tag', 'comment', 'comment|comment_tag'],
  ['cover', 'set', 'cover|cover_art|album_art|artwork|cover_picture|cover_image', '[as|for] '],
  ['showTags', 'set', 'tags|metadata|tags_of_the_show|tags_and_the_cover'],
]

/** "the picture x.png". */
const pictures = rule('argument', '[the|my|our|this] picture|image|photo|photograph|jpeg|png <file:v>', v.tied('bare'))

export const about: readonly Rule[] = [
  ...aboutNames.flatMap(([list, is, said, tied = '']) =>
    words('argument', `${tied}[a|an|the|my|our|its] ${said}`, v.tied('bare')({ v: v.choice(list, is) }), -0.2),
  ),
  ...pictures,
]
