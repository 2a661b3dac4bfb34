import type { Plugin } from 'vite'
export const pureDeclarations: Plugin & {
  transform: { handler(this: { parse(code: string, options: object): object }, code: string): { code: string } | null }
}
