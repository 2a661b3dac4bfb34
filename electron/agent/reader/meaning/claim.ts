import type { Group, Point } from './types.ts'

export type Compared = 'more' | 'less' | 'atLeast' | 'atMost' | 'exactly'

/** What is said of a project that looking at it can settle. */
export type Claim =
  | { readonly kind: 'length'; readonly of: Group; readonly is: Compared; readonly than: number }
  /** `about` here and below: which of the two is spoken of, where it is not the first: "b is shorter than a". */
  | { readonly kind: 'longer'; readonly a: Group; readonly b: Group; readonly about?: 'b' }
  | { readonly kind: 'equal'; readonly a: Group; readonly b: Group }
  /** How many clips a track has. */
  | { readonly kind: 'clips'; readonly of: Group; readonly is: Compared; readonly than: number }
  | { readonly kind: 'exists'; readonly of: Group }
  | { readonly kind: 'sound'; readonly at: Group }
  | { readonly kind: 'selection' }
  | { readonly kind: 'state'; readonly of: Group; readonly is: TrackState }
  | { readonly kind: 'before'; readonly a: Point; readonly b: Point; readonly about?: 'b' }
  | { readonly kind: 'count'; readonly of: Group; readonly is: Compared; readonly than: number }
  | { readonly kind: 'cursorIn'; readonly of: Group }
  | { readonly kind: 'cursorAt'; readonly at: Point }
  /** One and the same: "if amen is the last label". */
  | { readonly kind: 'same'; readonly a: Group; readonly b: Group }
  | { readonly kind: 'not'; readonly claim: Claim }
  /** What was claimed last is not so. */
  | { readonly kind: 'otherwise' }

export type TrackState = 'stereo' | 'mono' | 'muted' | 'soloed'

/** An order holds only where this is so. */
export interface Condition {
  readonly kind: 'condition'
  readonly claim: Claim
}
