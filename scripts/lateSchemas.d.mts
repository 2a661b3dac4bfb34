import type { Plugin } from 'vite'
export const lateSchemas: Plugin & { resolveId(id: string, importer: string | undefined): string | null }
