import type { en } from '../en/index.ts'
import { about } from './about.ts'
import { activity } from './activity.ts'
import { app } from './app.ts'
import { approvals } from './approvals.ts'
import { batch } from './batch.ts'
import { chat } from './chat.ts'
import { clips } from './clips.ts'
import { common } from './common.ts'
import { desktop } from './desktop.ts'
import { effects } from './effects.ts'
import { editNotes } from './editNotes.ts'
import { exporting } from './exporting.ts'
import { fieldWords } from './fieldWords.ts'
import { fields } from './fields.ts'
import { files } from './files.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { keyNames } from './keyNames.ts'
import { keys } from './keys.ts'
import { labels } from './labels.ts'
import { measured } from './measured.ts'
import { menus } from './menus.ts'
import { notices } from './notices.ts'
import { palette } from './palette.ts'
import { playback } from './playback.ts'
import { programs } from './programs.ts'
import { projectFile } from './projectFile.ts'
import { settings } from './settings.ts'
import { status } from './status.ts'
import { timeline } from './timeline.ts'
import { tools } from './tools.ts'
import { tracks } from './tracks.ts'
import { values } from './values.ts'
import { work } from './work.ts'

export const de: typeof en = {
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
