import type { Failure, FailureCode, FailureValues } from './table.ts'

/**
 * The one way to make a failure: a code of the table, and the values that it carries. Apart from the sentences, which
 * few starts need.
 */
export function failure<C extends FailureCode>(
  code: C,
  ...[values]: FailureValues<C> extends Readonly<Record<string, never>> ? [] : [values: FailureValues<C>]
): Failure {
  return { code, values: values ?? {} } as Failure
}
