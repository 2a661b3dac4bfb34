import { type Rule, rule } from '../../../chart/rule.ts'
import { cue } from '../../../meaning/asked.ts'
import { forget, forgetBut, forgetOlder } from '../../../meaning/senses.ts'

const away = 'forget|clear|delete|erase|wipe|empty|purge|drop|discard|remove|throw_away|get_rid_of|let_go_of'
const past =
  '[all] [of] [the|my|our|its|this|any] [whole|entire|old|older] [undo|edit|editing|project|change] history|undo_steps|undo_history'
const older = 'older_than|from_more_than|that_is_older_than|which_is_older_than|from_over|that_are_older_than'
const ago = '[old|ago]'
const changes = 'steps|changes|edits|undos|undo_steps|history_steps|history_entries|entries|step|change|edit'
const newest = 'last|latest|newest|most_recent'
const ofHistory = '[of|in|from] [the|my] [undo] [history]'

/** What the history keeps, and what the project file takes for it. */
export const kept: readonly Rule[] = [
  ...rule('verb', `${away} ${past}`, forget, -0.4),
  ...rule('verb', `${away} ${past} ${older} <duration:d> ${ago}`, forgetOlder, -0.4),
  ...rule(
    'verb',
    `${away} everything|all|anything|what_is ${older} <duration:d> ${ago} in|from|of [the|my] [undo] history`,
    forgetOlder,
    -0.4,
  ),
  ...rule('verb', `${away} [all] [of] [the|my] ${changes} ${older} <duration:d> ${ago}`, forgetOlder, -0.4),
  ...rule('verb', `${away} ${past} but|except [for] [the|my] [${newest}] <number:n> [${changes}]`, forgetBut, -0.4),
  ...rule('verb', `keep [only|just] [the|my] ${newest} <number:n> ${changes} ${ofHistory}`, forgetBut, -0.4),
  ...rule('verb', `only|just keep [the|my] ${newest} <number:n> ${changes} ${ofHistory}`, forgetBut, -0.4),
  ...rule('verb', `keep only|just <number:n> ${changes} ${ofHistory}`, forgetBut, -0.4),
  ...rule(
    'verb',
    `limit|shorten|trim|cut|reduce|shrink [the|my|our] [undo|edit] history [down] to [only|just] [the|my] [${newest}] <number:n> [${changes}]`,
    forgetBut,
    -0.4,
  ),
  ...rule(
    'cue',
    '[how|what] [big|large|heavy|size] is [the|my|this|our] project_file|file_of_the_project|undo_history|history|project_on_disk|file_on_disk',
    () => cue('fileSize'),
    -0.4,
  ),
  ...rule('cue', 'how_big|how_large is [the|my|this|our] project', () => cue('fileSize'), -0.4),
  ...rule('cue', '[the] size of [the|my|this] project|project_file|history|file', () => cue('fileSize'), -0.4),
  ...rule('cue', '[the|my] project|project_file|history|file size', () => cue('fileSize'), -0.4),
  ...rule(
    'cue',
    'how_much|how_many space|room|disk|disk_space|storage|megabytes|gigabytes|memory does|is [the|my|this] project|project_file|history|undo_history|file take|takes|use|uses|need|needs|cost|taking|using [up]',
    () => cue('fileSize'),
    -0.4,
  ),
]
