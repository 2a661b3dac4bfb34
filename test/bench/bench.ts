import type { Fixtures } from './fixtures.ts'
import type { Row } from './row.ts'

/**
 * One measurement; it may give several rows. A family of them is a file, listed in benchMain.ts. `--only` looks for a
 * part of the name.
 */
export interface Bench {
  readonly name: string
  run(fixtures: Fixtures): Promise<readonly Row[]>
}
