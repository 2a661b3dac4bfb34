import type { parseArgs } from 'node:util'

export const kindsOfTorture: Readonly<
  Record<string, { readonly files: readonly string[]; readonly only: string | null }>
>
export function readTorture(
  args: readonly string[],
  parse: typeof parseArgs,
): string | { readonly kind: string; readonly count: number; readonly seed: number }
