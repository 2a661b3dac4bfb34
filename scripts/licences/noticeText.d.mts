import type { Shipped } from './shipped.d.mts'

export function noticeText(packages: readonly Shipped[], root: string): string
