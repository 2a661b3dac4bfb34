/**
 * The platform's door: where things are kept on this machine, the settings file, the key, the log. Only hosts come
 * here.
 */
export { appFile } from './appFile.ts'
export { dataPaths, type DataPaths } from './dataPaths.ts'
export { openSettings, type ModelAccess, type SettingsStore } from './openSettings.ts'
export type { Secrets } from './secrets.ts'
export { ownerOnlyFile } from './ownerOnlyFile.ts'
export { fromSafeStorage, type SafeStorage } from './fromSafeStorage.ts'
export { createLog, type Log } from './createLog.ts'
export { readOptions } from './readOptions.ts'
export { findProgram, readToolFiles, type ToolFile } from './toolFolder.ts'
export { addRecipeFile, readRecipeFile, readRecipeFiles, type RecipeFile } from './recipeFolder.ts'
export { createActivityFile, readActivityFile, type ActivityFile, type KeptActivity } from './activityFile.ts'
export { withoutSecrets } from './lineFile.ts'
