interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly moduleIds?: readonly string[]
}
export function ofPlainEdit(files: readonly string[]): string[]
export function sourcesOf(output: readonly Chunk[], isEntry: (name: string) => boolean, root: string): string[]
