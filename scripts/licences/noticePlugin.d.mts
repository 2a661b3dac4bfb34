import type { Plugin } from 'vite'

export function noticed(named: readonly string[]): Plugin
