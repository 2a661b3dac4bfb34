import { app } from './app.ts'
import { common } from './common.ts'
import { projectFile } from './projectFile.ts'
import { settings } from './settings.ts'

/** Every text there is, by the part of the window that says it. */
export const en = {
  app,
  common,
  projectFile,
  settings,
}
