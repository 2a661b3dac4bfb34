import type { Plugin } from 'vite'
export const lateBuiltins: Plugin & {
  resolveId(id: string): { readonly id: string } | null
  load(id: string): string | null
}
