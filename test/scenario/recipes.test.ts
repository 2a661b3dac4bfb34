import { expect, it } from 'vitest'
import { registry, type RecipeShelf } from '../../electron/agent/index.ts'
import { openRecipeShelf } from '../../electron/agent/recipes/openRecipeShelf.ts'
import { ok } from '../../shared/result.ts'
import { offlinePlanner } from '../support/offlinePlanner.ts'
import { type Conversation, openConversation, podcast, type SeedParts } from '../support/openConversation.ts'
import { scriptedModel } from '../support/scriptedPlanner.ts'

const kept = new Map<string, string>()
/** Those of the app are marked so here. */
const isShipped = (recipe: object): boolean => 'name' in recipe && recipe.name === 'podcast clean-up'

function shelf(...recipes: readonly object[]): RecipeShelf {
  kept.clear()
  const files = recipes.map((recipe, index) => ({
    file: `${index}.json`,
    text: JSON.stringify({ version: 1, ...recipe }),
    own: !isShipped(recipe),
  }))
  return openRecipeShelf(files, registry, {
    add: async (name, text) => {
      kept.set(name, text)
      return ok({ file: `${name}.json` })
    },
    onProblem: (problem) => {
      throw new Error(JSON.stringify(problem))
    },
  })
}

const open = (recipes: RecipeShelf, seed: SeedParts = {}): Promise<Conversation> =>
  openConversation(seed, { offline: offlinePlanner(), model: null, recipes })
const reply = ({ agent }: Conversation): string => agent.view().messages.at(-1)?.text ?? ''

it('does a recipe by name as one request: one approval, one undo', async () => {
  const recipe = {
    name: 'short one',
    steps: [{ say: 'delete the first 10 seconds' }, { say: 'keep the first 60 seconds' }],
  }
  const talk = await open(shelf(recipe))
  await talk.agent.send('do the short one')
  expect(talk.agent.view().approval?.steps).toHaveLength(2)
  expect(talk.agent.view().approval).toMatchObject({ before: 120, after: 60 })
  await talk.decide('approve')
  expect(await talk.clips()).toEqual({ Voice: [[0, 60]] })
  await talk.agent.send('undo')
  expect(await talk.clips()).toEqual({ Voice: [[0, 120]] })
})

it('prepares it anew in each project, and leaves out what is for a track that is not there', async () => {
  const recipe = {
    name: 'tidy',
    steps: [{ say: 'delete the last 10 seconds' }, { say: 'mute the music', when: { track: 'music' } }],
  }
  const short = await open(shelf(recipe))
  await short.agent.send('tidy')
  expect(short.agent.view().approval?.steps).toHaveLength(1)
  await short.decide('approve')
  expect(await short.clips()).toEqual({ Voice: [[0, 110]] })
  expect(reply(short)).toContain('there is no track called “music”')
  const long = await open(shelf(recipe), podcast)
  await long.agent.send('tidy')
  expect(long.agent.view().approval?.steps.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('2:50'),
    expect.stringContaining('Music'),
  ])
})

it('keeps what stands of what was said, and does it again elsewhere', async () => {
  const recipes = shelf()
  const talk = await open(recipes)
  for (const said of ['delete the first 10 seconds', 'reverse the first 5 seconds', 'delete the last 20 seconds']) {
    await talk.agent.send(said)
    await talk.decide('approve')
  }
  await talk.agent.send('undo')
  await talk.agent.send("save what we just did as 'ten less'")
  expect(reply(talk)).toContain('Saved as the recipe “ten less”')
  expect(JSON.parse(kept.get('ten less') ?? '')).toEqual({
    version: 1,
    name: 'ten less',
    steps: [{ say: 'delete the first 10 seconds' }, { say: 'reverse the first 5 seconds' }],
  })
  const other = await open(recipes, podcast)
  await other.agent.send('do ten less')
  expect(other.agent.view().approval).toMatchObject({ before: 180, after: 170 })
})

it('keeps the plan beside words that need their answer', async () => {
  const recipes = shelf()
  const talk = await open(recipes)
  await talk.agent.send('delete it')
  expect(talk.agent.view().question).not.toBeNull()
  await talk.agent.send('the first 10 seconds')
  await talk.decide('approve')
  await talk.agent.send('save what we did as answered')
  const { steps } = JSON.parse(kept.get('answered') ?? '') as { steps: { say: string; plan?: unknown }[] }
  expect(steps).toEqual([{ say: 'delete it', plan: [expect.objectContaining({ tool: 'delete_selection' })] }])
  const other = await open(recipes, podcast)
  await other.agent.send('do answered')
  expect(other.agent.view().question).toBeNull()
  expect(other.agent.view().approval).toMatchObject({ before: 180, after: 170 })
})

it('says why a recipe can not be done or kept, and changes nothing', async () => {
  const recipes = shelf({ name: 'odd', steps: [{ say: 'reverse everything' }, { say: 'make it sparkle' }] })
  const talk = await open(recipes)
  await talk.agent.send('do odd')
  expect(reply(talk)).toContain('Step 2 of “odd” can’t be done: “make it sparkle”')
  await talk.agent.send('save what we just did as nothing yet')
  expect(reply(talk)).toContain('There is nothing to make a recipe of')
  await talk.agent.send('reverse everything')
  await talk.decide('approve')
  await talk.agent.send('save what we just did as Odd')
  expect(reply(talk)).toContain('There is a recipe called “Odd” already')
  expect(kept.size).toBe(0)
})

it('may have the name of one of the app, and is meant by it then', async () => {
  const recipes = shelf({ name: 'podcast clean-up', steps: [{ say: 'delete the first 10 seconds' }] })
  const talk = await open(recipes)
  await talk.agent.send('reverse everything')
  await talk.decide('approve')
  await talk.agent.send('save what we just did as podcast clean-up')
  expect([...kept.keys()]).toEqual(['podcast clean-up'])
  const other = await open(recipes)
  await other.agent.send('do podcast clean-up')
  expect(other.agent.view().approval?.steps.map(({ tool }) => tool)).toEqual(['apply_reverse'])
  await talk.agent.send('save what we just did as Podcast Clean-Up')
  expect(reply(talk)).toContain('There is a recipe called “Podcast Clean-Up” already')
})

it('is asked for by name with a model too, and the model is left alone', async () => {
  const recipe = { name: 'short one', steps: [{ say: 'delete the first 10 seconds' }] }
  const model = scriptedModel([])
  const talk = await openConversation({}, { offline: offlinePlanner(), model, recipes: shelf(recipe) })
  await talk.agent.send('do the short one')
  expect(talk.agent.view().approval).toMatchObject({ before: 120, after: 110 })
})

async function withFiles(recipes: RecipeShelf) {
  const shown: string[] = []
  const showFiles = (recipe: string) => {
    shown.push(recipe)
    return ok()
  }
  const talk = await openConversation({}, { offline: offlinePlanner(), model: null, recipes, showFiles })
  return { ...talk, shown }
}

it.each([
  'do tidy to these 40 files',
  'run the recipe tidy on every file in the folder',
  'apply tidy to a.wav, b.wav and c.mp3',
  'mach tidy mit diesen 40 Dateien',
  'wende tidy auf alle Dateien in diesem Ordner an',
])('shows many files with a recipe: “%s”', async (said) => {
  const talk = await withFiles(shelf({ name: 'tidy', steps: [{ say: 'delete the last 10 seconds' }] }))
  await talk.agent.send(said)
  expect(talk.shown).toEqual(['tidy'])
  expect(await talk.clips()).toEqual({ Voice: [[0, 120]] })
  expect(reply(talk)).toMatch(/table of many files|Tabelle für viele Dateien/u)
})

it.each(['do it to these 40 files', 'do the same to all the other files', 'mach das mit diesen 40 Dateien'])(
  'shows many files with what was done just now: “%s”',
  async (said) => {
    const talk = await withFiles(shelf())
    await talk.agent.send(said)
    expect(talk.shown).toEqual([])
    expect(reply(talk)).toMatch(/nothing to make a recipe of|kein Rezept|nichts/u)
    await talk.agent.send('delete the first 10 seconds')
    await talk.decide('approve')
    await talk.agent.send(said)
    await talk.agent.send(said)
    // The second time it is the same recipe.
    expect(talk.shown).toEqual(['delete the first 10 seconds', 'delete the first 10 seconds'])
    expect([...kept.keys()]).toEqual(['delete the first 10 seconds'])
    await talk.agent.send('delete the last 5 seconds')
    await talk.decide('approve')
    await talk.agent.send(said)
    expect(talk.shown.at(-1)).toBe('delete the first 10 seconds 2')
    expect(JSON.parse(kept.get('delete the first 10 seconds 2') ?? '').steps).toHaveLength(2)
  },
)

it('says how many files are done where no window is there to show them', async () => {
  const talk = await open(shelf({ name: 'tidy', steps: [{ say: 'delete the last 10 seconds' }] }))
  await talk.agent.send('do tidy to all files')
  expect(reply(talk)).toContain('tapehand batch "tidy" FILES -o FOLDER')
})

it('takes what is said of tracks and effects for no files', async () => {
  const talk = await withFiles(shelf({ name: 'tidy', steps: [{ say: 'delete the last 10 seconds' }] }))
  for (const said of ['do it to the guest', 'do the same to all tracks', 'apply reverb to everything', 'do it'])
    await talk.agent.send(said)
  expect(talk.shown).toEqual([])
})
