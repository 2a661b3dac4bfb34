import type { Tags } from '../../../../shared/schemas/exportRequest.ts'

/** As it stands in a file: texts by their fields, the first of each counts, and pictures, the front cover first. */
export interface FoundAbout {
  readonly texts: readonly (readonly [field: keyof Tags, text: string])[]
  readonly pictures: readonly Uint8Array[]
}
