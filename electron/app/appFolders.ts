import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ImportFile } from '../engine/index.ts'

/** Where things lie below the app's own folder: the same from the sources, from dist/ and in a package. */
export const windowFolder = (root: string): string => path.join(root, 'dist', 'renderer')

/** Descriptions of programs that come with the app. */
export const toolsFolder = (root: string): string => path.join(root, 'assets', 'tools')

/** Recipes that come with the app. */
export const recipesFolder = (root: string): string => path.join(root, 'assets', 'recipes')

export const iconFile = (root: string): string => path.join(root, 'assets', 'icons', 'icon.png')

export const demoFiles = (root: string): readonly ImportFile[] =>
  ['Voice.flac', 'Music.flac'].map((name) => ({ path: path.join(root, 'assets', 'demo', name), name }))

export function appVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}
