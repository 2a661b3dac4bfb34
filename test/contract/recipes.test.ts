import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readRecipe, registry } from '../../electron/agent/index.ts'
import { hearRecipe } from '../../electron/agent/recipes/hearRecipe.ts'
import { stepsOfRecipe } from '../../electron/agent/recipes/stepsOfRecipe.ts'
import { recipeSchema } from '../../shared/schemas/recipe.ts'
import { emptyView } from '../support/emptyView.ts'
import { offlinePlanner } from '../support/offlinePlanner.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'assets/recipes')
const shipped = readdirSync(folder).map((file) => {
  const read = readRecipe(readFileSync(path.join(folder, file), 'utf8'), registry)
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.fault)}`)
  return read.recipe
})

it('docs/recipe.schema.json is the schema', () => {
  const page: unknown = JSON.parse(readFileSync(path.join(root, 'docs/recipe.schema.json'), 'utf8'))
  expect(page).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(recipeSchema, { io: 'input' }))))
})

it('ships the five that people need, each told in the docs', () => {
  const names = [
    'audiobook chapter',
    'interview transcript prep',
    'lecture tidy-up',
    'meeting to MP3',
    'podcast clean-up',
  ]
  expect(shipped.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const page = readFileSync(path.join(root, 'docs/recipes.md'), 'utf8')
  for (const { name } of shipped) expect(page).toContain(`| ${name} |`)
})

it.each(shipped)('$name: every sentence is understood, and all its names do it', (recipe) => {
  const view = { ...emptyView, duration: 60 }
  const offline = offlinePlanner()
  expect(stepsOfRecipe(recipe, view, { offline, registry })).toMatchObject({ ok: true })
  for (const name of [recipe.name, ...(recipe.alsoCalled ?? [])])
    expect(hearRecipe(`do ${name}`, shipped)).toEqual({ kind: 'perform', recipe })
})
