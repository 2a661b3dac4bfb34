import type { Approval, ApprovalStep } from '../../shared/schemas/conversation.ts'

export type LeftOutStep = NonNullable<Approval['leftOut']>[number]

/** What an approval lists, by the number that it has in the dock, in the chat and on the lanes. */
export type ApprovalRow =
  | { readonly number: number; readonly step: ApprovalStep; readonly out: null }
  | { readonly number: number; readonly step: null; readonly out: LeftOutStep }

/** The steps in order, those that were left out in their places: a number stays its step's. */
export function approvalRows({ steps, leftOut = [] }: Pick<Approval, 'steps' | 'leftOut'>): readonly ApprovalRow[] {
  const rows: ApprovalRow[] = []
  // Stepping through, the first that are shown have others before them.
  const hidden = steps[0]?.index ?? 0
  let next = 0
  const add = (out: LeftOutStep): void => {
    rows.push({ number: hidden + rows.length + 1, step: null, out })
    next += 1
  }
  for (const step of steps) {
    for (let out = leftOut[next]; out !== undefined && out.before <= step.index; out = leftOut[next]) add(out)
    rows.push({ number: hidden + rows.length + 1, step, out: null })
  }
  for (const out of leftOut.slice(next)) add(out)
  return rows
}

/** The number of each step, by its index. */
export function stepNumbers(approval: Pick<Approval, 'steps' | 'leftOut'>): ReadonlyMap<number, number> {
  return new Map(approvalRows(approval).flatMap(({ step, number }) => (step === null ? [] : [[step.index, number]])))
}
