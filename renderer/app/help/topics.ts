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
import { listKeys } from '../keys/keyList.ts'

export interface Topic {
  readonly name: string
  readonly blocks: readonly Block[]
}

/** Sections of the README that are parts of the help; a test asks for each of them. */
export const readmeSections = ['What you can say', 'Files', 'Command line', 'With a language model', 'Privacy'] as const

const ofReadme = (section: (typeof readmeSections)[number]): readonly Block[] =>
  readMarkdown(sectionOf(readme, section) ?? '')
const withoutTitle = (source: string): readonly Block[] => readMarkdown(source.replace(/^# .*\n/u, ''))

/** All that there is to read, from the documents themselves and from the tables that the window works by. */
export function listTopics(tools: readonly ToolEntry[]): readonly Topic[] {
  return [
    { name: 'Getting started', blocks: withoutTitle(gettingStarted) },
    {
      name: 'What you can say',
      blocks: [...ofReadme('What you can say'), ...readMarkdown(sectionOf(understanding, 'What is read') ?? '')],
    },
    { name: 'Commands', blocks: commandBlocks(tools) },
    { name: 'Keyboard', blocks: keyBlocks(tools) },
    { name: 'Files', blocks: [...ofReadme('Files'), ...withoutTitle(formats)] },
    { name: 'Models', blocks: ofReadme('With a language model') },
    { name: 'Recipes', blocks: withoutTitle(recipes) },
    { name: 'External tools', blocks: withoutTitle(externalTools) },
    { name: 'Notes that become a plan', blocks: withoutTitle(notes) },
    { name: 'Command line', blocks: [...ofReadme('Command line'), ...withoutTitle(batch)] },
    { name: 'Privacy', blocks: ofReadme('Privacy') },
    { name: 'Troubleshooting', blocks: withoutTitle(troubleshooting) },
    { name: 'Messages', blocks: messageBlocks() },
    { name: 'Licences', blocks: [{ kind: 'text', text: licences }] },
  ]
}

const licences =
  'Tapehand is under the MIT licence. `THIRD-PARTY-NOTICES.txt`, beside the program, has the licence of every part of others that is in it.'

function commandBlocks(tools: readonly ToolEntry[]): readonly Block[] {
  return [...Map.groupBy(listActions(tools), ({ menu }) => menu)].flatMap(([menu, actions]): Block[] => [
    { kind: 'heading', level: 2, text: menu },
    {
      kind: 'table',
      head: ['command', 'key', 'what it does', 'also said'],
      rows: actions.map(({ title, keys, description, also }) => [title, keys, description, also.join(', ')]),
    },
  ])
}

function keyBlocks(tools: readonly ToolEntry[]): readonly Block[] {
  return listKeys(tools).flatMap(({ name, list }): Block[] => [
    { kind: 'heading', level: 2, text: name },
    { kind: 'table', head: ['key', 'what it does'], rows: list.map(({ keys, what }) => [keys, what]) },
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
