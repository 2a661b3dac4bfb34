/** The app's door for its hosts. */
export type { App, AppOptions } from './app.ts'
export { createApp } from './createApp.ts'
export type { FileDialogs } from './fileDialogs.ts'
export { dependencies } from './realDependencies.ts'
export { appVersion } from './appFolders.ts'
export { lockFile, type FileLock } from './project/lockFile.ts'
export { takeFolder } from './project/takeFolder.ts'
