/** Why a part of a message comes to nothing. */
export type Problem =
  /** A tool that is not there. */
  | { readonly kind: 'missing'; readonly tool: string; readonly words: string }
  /** Something that no tool is for, "reduce noise". */
  | { readonly kind: 'feature'; readonly feature: string; readonly words: string }
  | { readonly kind: 'notUnderstood'; readonly words: string; readonly what: string }
  | { readonly kind: 'nothingToRepeat'; readonly words: string }
  /** The words fit two tools: "fade". */
  | { readonly kind: 'either'; readonly tools: readonly string[]; readonly words: string }
  /** A value that the step has no use for, by its kind. */
  | { readonly kind: 'stray'; readonly what: string; readonly tool: string; readonly words: string }
  | { readonly kind: 'saying'; readonly text: string; readonly words: string }
