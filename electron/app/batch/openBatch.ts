import path from 'node:path'
import type { Batch } from '../../../shared/schemas/batch.ts'
import type { RecipeShelf, Registry } from '../../agent/index.ts'
import type { SettingsStore } from '../../platform/index.ts'
import { coalesce } from '../coalesce.ts'
import type { EventHub } from '../eventHub.ts'
import type { WindowDecoding } from '../windows/windowDecoding.ts'
import { type BatchRoom, createBatch } from './createBatch.ts'

interface Rooms {
  readonly recipes: RecipeShelf
  readonly registry: Registry
  readonly hub: EventHub
  readonly windows: Pick<WindowDecoding, 'join'>
  readonly settings: SettingsStore
  /** Where files pass through; null where the host has dialogs, and the person's own folders count. */
  readonly pageFolder: string | null
}

/** Its view goes out at most twenty times a second. */
const pause = 50

export function openBatch({ hub, settings, pageFolder, ...rooms }: Rooms): BatchRoom {
  const shown = coalesce((view: Batch) => hub.emit('app:batch:changed', view), pause)
  return createBatch({
    ...rooms,
    ffmpeg: () => settings.view().ffmpeg,
    ownFolder: pageFolder === null ? null : path.join(pageFolder, 'batch'),
    onChange: shown.offer,
  })
}
