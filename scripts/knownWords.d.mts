import type { Plugin } from 'vite'
export const knownWords: Plugin & { readonly load: { handler(): Promise<string> } }
