import type { en } from '../en/index.ts'
import { app } from './app.ts'
import { common } from './common.ts'
import { projectFile } from './projectFile.ts'
import { settings } from './settings.ts'

export const de: typeof en = {
  app,
  common,
  projectFile,
  settings,
}
