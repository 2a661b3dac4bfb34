import type { Performed } from '../run/requestRun.ts'

/** Setting the state counts as an operation only where nothing else was asked for. */
export function operationsOf(performed: readonly Performed[]): Performed['step'][] {
  const operations = performed.filter(({ tool }) => tool.group !== 'selection')
  return (operations.length > 0 ? operations : performed).map(({ step }) => step)
}
