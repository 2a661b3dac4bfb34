import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { fileName } from '../project/sayFiles.ts'
import { fileSlots } from '../../reader/frames/slots.ts'
import { pathParameter } from '../schema/parameters.ts'
import { sayName } from '../sentences/saying.ts'

const fields = ['title', 'artist', 'album', 'year', 'comment'] as const

export const setTag = defineTool({
  name: 'set_tag',
  group: 'project',
  title: 'Edit Metadata Tag',
  description:
    'Sets what the project and the files exported from it say of themselves: title, artist, album (the show), year or comment. Changes no audio, no track names and no labels.',
  parameters: z.strictObject({
    field: z.enum(fields).describe('Which tag.'),
    text: z.string().trim().max(limits.commentLength).describe('What it says; empty takes it away.'),
  }),
  reads: [],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['set', 'change', 'rename'],
      slots: [
        { param: 'field', choice: 'tag', needed: true, said: true },
        { param: 'text', content: 'text', ties: ['to', 'as', 'called'], needed: true },
      ],
      cost: -0.2,
    },
  ],
  words: ['set the artist', 'set the album', 'set the year', 'metadata', 'edit the tags', 'id3 tags'],
  request: ({ field, text }) => ({ kind: 'setTags', tags: { [field]: text } }),
  idleBecause: ({ args: { field, text } }, view) =>
    (view.about?.tags[field] ?? '') === text ? `The ${field} says that already.` : null,
  sentence: ({ args: { field, text } }) =>
    text === '' ? `Take the ${field} away` : `Set the ${field} to “${sayName(text)}”`,
  done: ({ args: { field, text } }) =>
    text === '' ? `Took the ${field} away` : `Set the ${field} to “${sayName(text)}”`,
  confirm: ({ tool, args: { field, text } }, { after }) => {
    const found = after.about?.tags[field] ?? ''
    return confirmAll(tool, [
      { holds: found === text, expected: { kind: 'tag', field, text }, found: { kind: 'tag', field, text: found } },
    ])
  },
})

export const setCover = defineTool({
  name: 'set_cover',
  group: 'project',
  title: 'Cover Art',
  description:
    'Takes a JPEG or PNG picture, or the picture of a sound file, as the cover of the project and of the files exported from it.',
  parameters: z.strictObject({ path: pathParameter.describe('The picture. Left out: the person chooses.') }),
  reads: [],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['set', 'change', 'import', 'useAs', 'light', 'light:files'],
      slots: [{ param: '#cover', choice: 'cover', needed: true, said: true }, ...fileSlots],
      cost: -0.2,
    },
  ],
  words: ['cover art', 'add a cover', 'set the cover', 'album art', 'artwork'],
  examples: ['cover.jpg'],
  readiness: ({ args }) => ({
    kind: 'needs',
    use: 'open',
    parameter: 'path',
    said: args.path ?? null,
    suggested: 'cover.jpg',
  }),
  request: ({ path }) => ({ kind: 'importCover', request: { path: path ?? '' } }),
  sentence: ({ args }) => `Take ${fileName(args.path)} as the cover`,
  done: ({ args }) => `Took ${fileName(args.path)} as the cover`,
  confirm: ({ tool }, { after, files }) =>
    confirmAll(
      tool,
      files === null
        ? []
        : [{ holds: (after.about?.cover ?? null) !== null, expected: { kind: 'cover' }, found: { kind: 'none' } }],
    ),
})

export const useShow = defineTool({
  name: 'use_show',
  group: 'project',
  title: 'Tags of a Show',
  description:
    'Takes artist, album and cover over from the last episode of a show that was exported here; title, year and comment stay.',
  parameters: z.strictObject({
    show: z.string().trim().min(1).max(limits.tagLength).describe('The show, which is called as its album.'),
  }),
  reads: [],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['set', 'change', 'import', 'light', 'light:files'],
      slots: [
        { param: '#tags', choice: 'showTags', needed: true, said: true },
        { param: 'show', content: 'text', ties: ['from', 'called', 'to', 'as'], needed: true },
      ],
      cost: -0.2,
    },
  ],
  words: ['tags of the show', 'tags of the last episode'],
  // Which shows there are is known where they are kept: a rehearsal touches no file.
  readiness: () => ({ kind: 'none' }),
  request: ({ show }) => ({ kind: 'useShow', request: { name: show } }),
  sentence: ({ args: { show } }) => `Take artist, album and cover of “${sayName(show)}”`,
  done: ({ args: { show } }) => `Took artist, album and cover of “${sayName(show)}”`,
  confirm: ({ tool, args: { show } }, { after, files }) => {
    const found = after.about?.tags.album ?? ''
    const holds = found.toLowerCase() === show.toLowerCase()
    return confirmAll(
      tool,
      files === null
        ? []
        : [
            {
              holds,
              expected: { kind: 'tag', field: 'album', text: show },
              found: { kind: 'tag', field: 'album', text: found },
            },
          ],
    )
  },
})
