/** A package that goes into the app. */
export interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Where it lies below the root. */
  readonly folder: string
}

export interface Library {
  readonly name: string
  readonly licence: string
  readonly within: readonly string[]
  readonly version?: string
  readonly source?: string
  readonly built?: string
  readonly replace?: string
}

export function shippedPackages(lock: { readonly packages: Readonly<Record<string, object>> }): Shipped[]
export function licenceFaults(packages: readonly Shipped[], libraries?: readonly Library[]): string[]
export function packagesOf(moduleIds: Iterable<string>): Set<string>
