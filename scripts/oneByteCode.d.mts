import type { Plugin } from 'vite'
export const oneByteCode: Plugin & {
  generateBundle(
    this: { parse(code: string): object },
    options: unknown,
    bundle: Record<string, { type: string; code: string }>,
  ): void
}
