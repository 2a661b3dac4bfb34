import type { Failure } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { PlaceUse } from '../places.ts'
import type { PreparedStep } from './defineTool.ts'

/** What a step needs of the person's files before it can be shown. */
export type PlaceWish =
  /** `parameter` becomes the full path; `said` is what the words name. */
  | {
      readonly kind: 'needs'
      readonly use: PlaceUse
      readonly parameter: string
      readonly said: string | null
      readonly suggested: string
    }
  /** There is nothing to do, for this reason. */
  | { readonly kind: 'idle'; readonly because: string }
  | { readonly kind: 'fail'; readonly failure: Failure }
  /** It can go on as it is. */
  | { readonly kind: 'none' }

export type ReadPlace<Args> = (step: PreparedStep<Args>, view: ProjectView) => PlaceWish
