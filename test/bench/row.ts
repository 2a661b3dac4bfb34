/** One line of the table. `ratio` is ours / peer; `reached` is null where the peer is missing. */
export interface Row {
  readonly name: string
  readonly unit: 'ms' | 'MB' | 'tokens'
  readonly ours: number
  readonly peer: number | null
  readonly peerName: string
  readonly ratio: number | null
  /** What is aimed at: a largest value of ours, or a largest ratio. */
  readonly reach: string
  readonly reached: boolean | null
}

export function absoluteRow(name: string, ours: number, most: number, unit: Row['unit'] = 'ms'): Row {
  return { name, unit, ours, peer: null, peerName: '', ratio: null, reach: `<= ${most} ${unit}`, reached: ours <= most }
}

/** A goal that is an absolute figure, with a floor that was measured in the same run. */
export function beside(row: Row, peerName: string, peer: number): Row {
  return { ...row, peer, peerName, ratio: row.ours / peer }
}

export function ratioRow(name: string, ours: number, peerName: string, peer: number | null, most: number): Row {
  const ratio = peer === null ? null : ours / peer
  return {
    name,
    unit: 'ms',
    ours,
    peer,
    peerName,
    ratio,
    reach: `<= ${most}x ${peerName}`,
    reached: ratio === null ? null : ratio <= most,
  }
}
