import type { TransportView } from '../../../shared/schemas/projectView.ts'

type Report = Pick<TransportView, 'state' | 'position'>

/** Tells the player's own reports from what the player has to be told. */
export interface TransportCommands {
  /**
   * Takes a report while `pass` carries it to the engine: the change that it makes there is not sent back as a command.
   */
  readonly report: (report: Report, pass: (report: Report) => Promise<void>) => Promise<void>
  /** The command that a change of the project's transport means for the player, or null. */
  readonly commandFor: (transport: TransportView) => TransportView | null
}

/** Positions nearer than this are the same: the engine keeps whole frames, a player does not. */
const same = 0.002

export function createTransportCommands(initial: TransportView): TransportCommands {
  let known: TransportView = initial
  const underWay = new Set<Report>()
  return {
    async report(report, pass) {
      const mine = { ...report }
      const before = known
      underWay.add(mine)
      try {
        await pass(report)
        // From here on the player is there, and to be told to go back to where it began is news.
        if (known === before) known = atReport(known, report)
      } finally {
        underWay.delete(mine)
      }
    },
    commandFor(transport) {
      if (isLike(transport, known)) return null
      const echo =
        sameLoop(transport, known) && [...underWay].some((report) => isLike({ ...transport, ...report }, transport))
      known = transport
      return echo ? null : transport
    },
  }
}

function atReport({ preview, ...known }: TransportView, { state, position }: Report): TransportView {
  return { ...known, state, position, ...(preview === undefined || state === 'stopped' ? {} : { preview }) }
}

function isLike(a: TransportView, b: TransportView): boolean {
  return (
    a.state === b.state &&
    sameLoop(a, b) &&
    (a.preview === undefined) === (b.preview === undefined) &&
    Math.abs(a.position - b.position) < same
  )
}

function sameLoop(a: TransportView, b: TransportView): boolean {
  return a.loop === b.loop && a.region?.start === b.region?.start && a.region?.end === b.region?.end
}
