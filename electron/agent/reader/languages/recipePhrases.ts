/** How recipes are asked for: each pattern is of a whole message, with the name in the group `name`. */
export interface RecipePhrases {
  /** To do one; `recipe` is there where the word is said, so that nothing else can be meant. */
  readonly perform: readonly RegExp[]
  /** To make one of what was done; `last` is there where only the last request is meant. */
  readonly keep: readonly RegExp[]
  readonly list: readonly RegExp[]
  /** To do it to many files: `name` where a recipe is named, what was done just now where none is. */
  readonly files: readonly RegExp[]
}
