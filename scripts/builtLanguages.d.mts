import type { Plugin } from 'vite'
export const builtLanguages: Plugin & { readonly load: { handler(): Promise<string> } }
