import { type Rule, words } from '../../../chart/rule.ts'
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

export const reports: readonly Rule[] = [
  ...names.flatMap(([is, said]) =>
    words('argument', `[a|an|the|my|our] ${said}`, v.tied('bare')({ v: v.choice('report', is) }), -0.5),
  ),
  ...forReaper,
]
