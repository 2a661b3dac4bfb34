import { err, ok, type Result } from '../../shared/result.ts'
import { type Failure, failure } from '../../shared/failures/index.ts'
import type {
  ModelCall,
  ModelPlanner,
  ModelTurn,
  Observation,
  OfflinePlanner,
  Pending,
  PlanContext,
  ReplyReading,
} from '../../electron/agent/planner/index.ts'
import type { Plan, PlannedStep, Target } from '../../electron/agent/planner/plan.ts'

/** A planned step as a grammar would give it. */
export function step(
  tool: string,
  target: Target = {},
  args: PlannedStep['args'] = {},
  more: Partial<PlannedStep> = {},
): PlannedStep {
  return { tool, args, target, words: tool, confidence: 1, ...more }
}

export const seconds = (value: number) => ({ kind: 'absolute', seconds: value }) as const
export const between = (from: number, to: number) =>
  ({ kind: 'between', from: seconds(from), to: seconds(to) }) as const

export interface ScriptedOffline extends OfflinePlanner {
  /** What it was asked to read, with what was pending. */
  readonly asked: { readonly message: string; readonly pending: Pending; readonly context: PlanContext }[]
}

/**
 * Plans and readings by message, looked up anew each time; an unknown message has no steps, and is a new request where
 * something is pending.
 */
export function scriptedOffline(
  plans: Readonly<Record<string, readonly PlannedStep[] | Plan>>,
  readings: Readonly<Record<string, ReplyReading>> = {},
): ScriptedOffline {
  const asked: ScriptedOffline['asked'] = []
  return {
    asked,
    plan: (message) => {
      const found = plans[message]
      if (found === undefined) return { steps: [], reply: null, replyState: 'talk' }
      return 'steps' in found ? found : { steps: found, reply: null, replyState: 'talk' }
    },
    read: (message, pending, context) => {
      asked.push({ message, pending, context })
      return readings[message] ?? { kind: 'new' }
    },
  }
}

export type ScriptedTurn =
  | {
      readonly text?: string
      readonly calls?: readonly (readonly [tool: string, args: ModelCall['args']])[]
      readonly tokens?: number
    }
  | { readonly failure: Failure }
  | { readonly hangs: true }

/** A turn with one call. */
export const call = (tool: string, args: Record<string, unknown> = {}): ScriptedTurn => ({ calls: [[tool, args]] })

export interface ScriptedModel extends ModelPlanner {
  /** What the model was told before each turn, parsed. */
  readonly told: { readonly callId: string; readonly content: unknown }[][]
  /** Turns that were not asked for. */
  left(): number
}

/**
 * Gives its turns in order. One turn too many is a bug of the test or of the loop, so it throws. `hangs` is called when
 * it hangs.
 */
export function scriptedModel(turns: readonly ScriptedTurn[], hangs: () => void = () => {}): ScriptedModel {
  const told: ScriptedModel['told'] = []
  let next = 0
  let spent = 0
  return {
    told,
    left: () => turns.length - next,
    start: (_message, _context, onText) => ({
      takeLog: () => {
        const tokensSent = spent
        spent = 0
        return tokensSent === 0
          ? []
          : [
              {
                at: '',
                host: 'scripted',
                model: 'scripted',
                milliseconds: 0,
                tokensSent,
                tokensReceived: 0,
                tools: [],
                failure: null,
              },
            ]
      },
      next: async (observations: readonly Observation[], signal: AbortSignal): Promise<Result<ModelTurn>> => {
        told.push(observations.map(({ callId, content }) => ({ callId, content: JSON.parse(content) as unknown })))
        const turn = turns[next]
        next += 1
        if (turn === undefined) throw new Error(`the model was asked for turn ${next} of ${turns.length}`)
        if ('failure' in turn) return err(turn.failure)
        if ('hangs' in turn) {
          hangs()
          return new Promise((done) => signal.addEventListener('abort', () => done(err(failure('engine/cancelled')))))
        }
        const text = turn.text ?? ''
        spent += turn.tokens ?? 0
        if (text !== '') onText(text)
        return ok({
          text,
          calls: (turn.calls ?? []).map(([tool, args], index) => ({ id: `call-${next}-${index + 1}`, tool, args })),
        })
      },
    }),
  }
}
