import { activity } from './activity.ts'
import { app } from './app.ts'
import { approvals } from './approvals.ts'
import { chat } from './chat.ts'
import { common } from './common.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { keyNames } from './keyNames.ts'
import { keys } from './keys.ts'
import { measured } from './measured.ts'
import { menus } from './menus.ts'
import { palette } from './palette.ts'
import { playback } from './playback.ts'
import { projectFile } from './projectFile.ts'
import { settings } from './settings.ts'

/** Every text there is, by the part of the window that says it. */
export const en = {
  activity,
  app,
  approvals,
  chat,
  common,
  help,
  history,
  keyNames,
  keys,
  measured,
  menus,
  palette,
  playback,
  projectFile,
  settings,
}
