import type { en } from '../en/index.ts'
import { about, projectFile } from './files/projectFile.ts'
import { activity } from './conversation/activity.ts'
import { app, notices, status } from './window/app.ts'
import { approvals } from './conversation/approvals.ts'
import { batch } from './files/batch.ts'
import { chat } from './conversation/chat.ts'
import { clips, labels, tracks } from './editing/arrangement.ts'
import { common } from './words/common.ts'
import { desktop } from './window/desktop.ts'
import { effects } from './editing/effects.ts'
import { editNotes, measured } from './editing/changes.ts'
import { exporting } from './files/exporting.ts'
import { fieldWords } from './words/fieldWords.ts'
import { fields } from './words/fields.ts'
import { files } from './files/files.ts'
import { help } from './window/help.ts'
import { history } from './editing/history.ts'
import { joins } from './conversation/joins.ts'
import { keyNames, keys } from './window/keys.ts'
import { menus, palette } from './window/menus.ts'
import { playback, timeline } from './editing/timeline.ts'
import { programs } from './window/programs.ts'
import { settings } from './window/settings.ts'
import { tools } from './editing/tools.ts'
import { values } from './words/values.ts'
import { work } from './conversation/work.ts'

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
  joins,
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
