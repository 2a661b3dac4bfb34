export interface Source {
  readonly file: string
  readonly text: string
  readonly lines: readonly string[]
  readonly imports: readonly { readonly file: string; readonly isType: boolean }[]
}

export const roofs: readonly string[]
export function sourcesOf(root: string): Source[]
export function levelled(file: string, text: string): string
