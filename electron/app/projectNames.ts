export const projectExtension = '.tapehand'

/** A project, by its name; everything else is taken for audio. */
export function isProjectFile(file: { readonly path: string }): boolean {
  return file.path.toLowerCase().endsWith(projectExtension)
}
