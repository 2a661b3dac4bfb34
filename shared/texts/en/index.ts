import { about } from './window/about.ts'
import { activity } from './conversation/activity.ts'
import { app } from './window/app.ts'
import { approvals } from './conversation/approvals.ts'
import { batch } from './files/batch.ts'
import { chat } from './conversation/chat.ts'
import { clips } from './editing/clips.ts'
import { common } from './words/common.ts'
import { desktop } from './window/desktop.ts'
import { effects } from './editing/effects.ts'
import { editNotes } from './editing/editNotes.ts'
import { exporting } from './files/exporting.ts'
import { fieldWords } from './words/fieldWords.ts'
import { fields } from './words/fields.ts'
import { files } from './files/files.ts'
import { help } from './window/help.ts'
import { history } from './editing/history.ts'
import { keyNames } from './window/keyNames.ts'
import { keys } from './window/keys.ts'
import { labels } from './editing/labels.ts'
import { measured } from './editing/measured.ts'
import { menus } from './window/menus.ts'
import { notices } from './window/notices.ts'
import { palette } from './window/palette.ts'
import { playback } from './editing/playback.ts'
import { programs } from './window/programs.ts'
import { projectFile } from './files/projectFile.ts'
import { settings } from './window/settings.ts'
import { status } from './window/status.ts'
import { timeline } from './editing/timeline.ts'
import { tools } from './editing/tools.ts'
import { tracks } from './editing/tracks.ts'
import { values } from './words/values.ts'
import { work } from './conversation/work.ts'

/** Every text there is, by the part of the window that says it. */
export const en = {
  about,
  activity,
  app,
  approvals,
  batch,
  chat,
  clips,
  common,
  desktop,
  editNotes,
  effects,
  exporting,
  fieldWords,
  fields,
  files,
  help,
  history,
  keyNames,
  keys,
  labels,
  measured,
  menus,
  notices,
  palette,
  playback,
  programs,
  projectFile,
  settings,
  status,
  timeline,
  tools,
  tracks,
  values,
  work,
}
