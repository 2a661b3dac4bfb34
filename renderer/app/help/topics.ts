import batch from '../../../docs/batch.md?raw'
import notes from '../../../docs/notes.md?raw'
import messages from '../../../docs/errors.md?raw'
import externalTools from '../../../docs/external-tools.md?raw'
import formats from '../../../docs/formats.md?raw'
import gettingStarted from '../../../docs/help/getting-started.md?raw'
import troubleshooting from '../../../docs/help/troubleshooting.md?raw'
import recipes from '../../../docs/recipes.md?raw'
import understanding from '../../../docs/understanding.md?raw'
import readme from '../../../README.md?raw'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { readMarkdown, sectionOf, type Block } from '../../lib/readMarkdown.ts'
import { listActions } from '../actions.ts'
import type { Language, Texts } from '../../../shared/texts/index.ts'
import { sayKeys, shortcuts } from '../../store/shortcuts.ts'

export interface Topic {
  readonly name: string
  /** What its blocks are written in. */
  readonly language: Language
  readonly blocks: readonly Block[]
}

/** Sections of the README that are parts of the help; a test asks for each of them. */
export const readmeSections = ['What you can say', 'Files', 'Command line', 'With a language model', 'Privacy'] as const

const ofReadme = (section: (typeof readmeSections)[number]): readonly Block[] =>
  readMarkdown(sectionOf(readme, section) ?? '')
const withoutTitle = (source: string): readonly Block[] => readMarkdown(source.replace(/^# .*\n/u, ''))

/** All that there is to read, from the documents themselves and from the tables that the window works by. */
export function listTopics(tools: readonly ToolEntry[], texts: Texts): readonly Topic[] {
  const { topics, licences } = texts.help
  const written = (name: string, blocks: readonly Block[]): Topic => ({ name, language: 'en', blocks })
  const made = (name: string, blocks: readonly Block[]): Topic => ({ name, language: texts.language, blocks })
  return [
    written(topics.start, withoutTitle(gettingStarted)),
    written(topics.sayings, [
      ...ofReadme('What you can say'),
      ...readMarkdown(sectionOf(understanding, 'What is read') ?? ''),
    ]),
    made(topics.commands, commandBlocks(tools, texts)),
    made(topics.keyboard, keyBlocks(tools, texts)),
    written(topics.files, [...ofReadme('Files'), ...withoutTitle(formats)]),
    written(topics.models, ofReadme('With a language model')),
    written(topics.recipes, withoutTitle(recipes)),
    written(topics.externalTools, withoutTitle(externalTools)),
    written(topics.notes, withoutTitle(notes)),
    written(topics.commandLine, [...ofReadme('Command line'), ...withoutTitle(batch)]),
    written(topics.privacy, ofReadme('Privacy')),
    written(topics.troubleshooting, withoutTitle(troubleshooting)),
    written(topics.messages, messageBlocks()),
    made(topics.licences, [{ kind: 'text', text: licences }]),
  ]
}

function commandBlocks(tools: readonly ToolEntry[], texts: Texts): readonly Block[] {
  const columns = texts.help.commandColumns
  return [...Map.groupBy(listActions(tools, texts), ({ menu }) => menu)].flatMap(([menu, actions]): Block[] => [
    { kind: 'heading', level: 2, text: texts.menus.names[menu] },
    {
      kind: 'table',
      head: [columns.command, columns.key, columns.does, columns.also],
      rows: actions.map(({ title, keys, description, also }) => [title, keys, description, also.join(', ')]),
    },
  ])
}

function keyBlocks(tools: readonly ToolEntry[], texts: Texts): readonly Block[] {
  const columns = texts.help.commandColumns
  return listKeys(tools, texts).flatMap(({ name, list }): Block[] => [
    { kind: 'heading', level: 2, text: name },
    { kind: 'table', head: [columns.key, columns.does], rows: list.map(({ keys, what }) => [keys, what]) },
  ])
}

/** Without the codes and what a model is told: what a person sees, and when. */
function messageBlocks(): readonly Block[] {
  return withoutTitle(messages).flatMap((block): Block[] => {
    if (block.kind !== 'table') return block.kind === 'heading' ? [block] : []
    return [
      { ...block, head: ['when', 'what is said'], rows: block.rows.map(([, when = '', said = '']) => [when, said]) },
    ]
  })
}

interface Key {
  readonly keys: string
  readonly what: string
}

/** All keys by the menu of what they do, from the same table that the keys themselves come from. */
function listKeys(tools: readonly ToolEntry[], texts: Texts): { name: string; list: readonly Key[] }[] {
  const actions = listActions(tools, texts)
  const named = shortcuts.map(({ keys, action }) => {
    const found = actions.find(({ id }) => id === action)
    return {
      keys: sayKeys(keys, texts),
      what: found?.title.replace(/ ?…/u, '') ?? texts.menus.deleteOrPalette,
      menu: texts.menus.names[found?.menu ?? 'Edit'],
    }
  })
  const byMenu = [...Map.groupBy(named, ({ menu }) => menu)].map(([name, list]) => ({ name, list }))
  return [...byMenu, { name: texts.keys.timeline, list: texts.keys.onTimeline }]
}
