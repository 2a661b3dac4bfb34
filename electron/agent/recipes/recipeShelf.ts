import type { Result } from '../../../shared/result.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'

/** The recipes of the person and of the app, wherever they are kept. */
export interface RecipeShelf {
  /** Those of the person first: of two of the same name the first is meant. */
  list(): readonly Recipe[]
  /** Whether the person has one of this name; one of the app gives way to it. */
  owns(name: string): boolean
  /** Adds one as a file of its own and never puts it in the place of another; where it is kept. */
  add(recipe: Recipe): Promise<Result<{ readonly file: string }>>
}
