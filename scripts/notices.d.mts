import type { Shipped } from './licences/shipped.d.mts'

export function packagesHere(): Shipped[]
export function noticesHere(): string
