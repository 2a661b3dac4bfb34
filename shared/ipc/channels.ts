import { z } from 'zod'
import { activityRowSchema, activitySchema } from '../schemas/activity.ts'
import { batchAnswerSchema, batchSchema } from '../schemas/batch.ts'
import { conversationViewSchema, decisionSchema } from '../schemas/conversation.ts'
import { editOutcomeSchema, editRequestSchema } from '../schemas/editRequest.ts'
import {
  exportLevelsSchema,
  labelFormatSchema,
  oversWantedSchema,
  tagsSchema,
  windowExportSchema,
} from '../schemas/exportRequest.ts'
import { ffmpegPlaceSchema } from '../schemas/ffmpeg.ts'
import { fileSizeSchema } from '../schemas/fileSize.ts'
import { jobSchema } from '../schemas/job.ts'
import { limits } from '../schemas/limits.ts'
import { listedProjectSchema } from '../schemas/listedProject.ts'
import { historyPointSchema, projectViewSchema, rangeSchema, transportViewSchema } from '../schemas/projectView.ts'
import { toolEntrySchema, toolOutcomeSchema, toolRunSchema } from '../schemas/toolEntry.ts'
import { settingsChangeSchema, settingsSchema } from '../schemas/settings.ts'
import { uploadSchema } from '../schemas/upload.ts'
import {
  event,
  invoke,
  type EventName,
  type InputOf,
  type InvokeName,
  type OutputOf,
  type ParsedInputOf,
  type PayloadOf,
} from './defineChannels.ts'

const nothing = z.void()
const hostSchema = z.object({
  kind: z.enum(['electron', 'loopback']),
  /** `native`: the app shows file dialogs. `page`: the page picks, uploads and downloads files. */
  files: z.enum(['native', 'page']),
  version: z.string(),
})

/** THE list: one line is one channel. Main, preload and window derive everything from it. */
export const channels = {
  'app:state:get': invoke(
    nothing,
    z.object({
      project: projectViewSchema,
      conversation: conversationViewSchema,
      settings: settingsSchema,
      jobs: z.array(jobSchema),
      host: hostSchema,
    }),
  ),
  'app:edit:apply': invoke(editRequestSchema, editOutcomeSchema),
  /** Every tool and question, for menus and palette. */
  'app:tools:list': invoke(nothing, z.array(toolEntrySchema)),
  /** One tool by hand: not asked about, only undoable. */
  'app:tool:run': invoke(toolRunSchema, toolOutcomeSchema),
  'app:history:undo': invoke(nothing, z.object({ label: z.string() })),
  'app:history:redo': invoke(nothing, z.object({ label: z.string() })),
  /** Goes to a point of the history, back or forth, in one go. */
  'app:history:goTo': invoke(historyPointSchema, z.object({ label: z.string() })),
  /** Lets go of all but so many changes of the history, for good: the window has asked before. */
  'app:history:limit': invoke(
    z.strictObject({ most: z.number().int().min(0).max(limits.historyEntries.max) }),
    z.object({ letGo: z.number() }),
  ),
  /** `offline`: understood without the model this time. */
  'app:chat:send': invoke(
    z.object({
      text: z.string().trim().min(1).max(limits.pastedLength),
      planner: z.enum(['chosen', 'offline']).default('chosen'),
    }),
    nothing,
  ),
  'app:chat:cancel': invoke(nothing, nothing),
  'app:approval:decide': invoke(z.object({ id: z.string(), decision: decisionSchema }), nothing),
  /** Takes back what was allowed for the session. */
  'app:approval:disallow': invoke(z.object({ tool: z.string() }), nothing),
  /** Shows the open dialog (native hosts) and imports what was chosen; an empty list means that it was cancelled. */
  'app:project:import': invoke(nothing, z.object({ names: z.array(z.string()) })),
  /** Files dropped on the window of a native host; the preload fills in the paths from the drop itself. */
  'app:project:drop': invoke(
    z.object({ paths: z.array(z.string()).min(1).max(1000) }),
    z.object({ names: z.array(z.string()) }),
  ),
  /** Files that the page sent to the route `upload`: imports them in this order, as one change, and lets them go. */
  'app:project:takeUploads': invoke(
    z.strictObject({ uploads: z.array(uploadSchema).min(1).max(1000) }),
    z.object({ names: z.array(z.string()) }),
  ),
  /**
   * Shows the save dialog (native hosts), or that for a folder, and writes what is wanted; null means that it was
   * cancelled.
   */
  'app:project:export': invoke(windowExportSchema, z.object({ name: z.string().nullable() })),
  /** Listens to what an export would write. */
  'app:export:measure': invoke(z.strictObject({ range: z.enum(['all', 'selection']) }), exportLevelsSchema),
  /** Where what an export would write is over a ceiling. */
  'app:export:overs': invoke(oversWantedSchema, z.object({ places: z.array(rangeSchema) })),
  /** Shows what was exported last in the system's file manager (native hosts). */
  'app:export:reveal': invoke(nothing, nothing),
  /** Shows the save dialog (native hosts) and writes a copy of the project; null means that it was cancelled. */
  'app:project:save': invoke(nothing, z.object({ name: z.string().nullable() })),
  /**
   * Shows the save dialog (native hosts), writes the project with its history there and goes on in that file; null
   * means that it was cancelled.
   */
  'app:project:saveAs': invoke(nothing, z.object({ name: z.string().nullable() })),
  /**
   * Shows the open dialog (native hosts) and goes on in the project that was chosen; null means that it was cancelled.
   */
  'app:project:open': invoke(nothing, z.object({ name: z.string().nullable() })),
  /**
   * Shows the open dialog (native hosts) and adds the labels of the file that was chosen; null means that it was
   * cancelled.
   */
  'app:labels:import': invoke(nothing, z.object({ count: z.number().nullable() })),
  /** Shows the save dialog (native hosts) and writes all labels; null means that it was cancelled. */
  'app:labels:export': invoke(z.strictObject({ format: labelFormatSchema }), z.object({ name: z.string().nullable() })),
  /** Requests of this conversation, newest first. */
  'app:activity:list': invoke(nothing, z.array(activityRowSchema)),
  /** One of them with all that belongs to it. */
  'app:activity:read': invoke(z.strictObject({ id: z.string().max(100) }), activitySchema),
  /** Shows the save dialog (native hosts) and writes one as JSON, or all; null means that it was cancelled. */
  'app:activity:export': invoke(
    z.strictObject({ id: z.string().max(100).nullable() }),
    z.object({ name: z.string().nullable() }),
  ),
  /** What the project file takes, and for what. */
  'app:project:size': invoke(nothing, fileSizeSchema),
  /** All projects and backups that can be opened, newest first. */
  'app:project:list': invoke(nothing, z.array(listedProjectSchema)),
  /** Goes on in a listed project; of a backup in a copy. */
  'app:project:openListed': invoke(z.strictObject({ id: z.string().max(64) }), z.object({ name: z.string() })),
  /** Writes what can be read of a damaged project to a new one and goes on there. */
  'app:project:recover': invoke(nothing, z.object({ name: z.string() })),
  'app:project:new': invoke(nothing, nothing),
  'app:project:demo': invoke(nothing, nothing),
  /** Shows whose tags and cover are kept, the one that was exported last first. */
  'app:shows:list': invoke(nothing, z.array(z.string())),
  /** Takes them over; the tags of the project then. */
  'app:shows:use': invoke(z.strictObject({ name: z.string().max(limits.tagLength) }), tagsSchema),
  'app:batch:read': invoke(nothing, batchSchema),
  'app:batch:setRecipe': invoke(z.strictObject({ name: z.string().max(limits.nameLength) }), nothing),
  /** Shows the open dialog (native hosts) and adds the files that were chosen. */
  'app:batch:add': invoke(nothing, nothing),
  /** Files dropped on the batch of a native host; the preload fills in the paths from the drop itself. */
  'app:batch:drop': invoke(z.object({ paths: z.array(z.string()).min(1).max(1000) }), nothing),
  /** Takes files off the list; null: all of them. */
  'app:batch:remove': invoke(z.strictObject({ id: z.string().max(64).nullable() }), nothing),
  /** Shows the dialog for a folder (native hosts). */
  'app:batch:chooseFolder': invoke(nothing, nothing),
  /** Prepares the recipe for each file and writes nothing. Answers when it is over. */
  'app:batch:rehearse': invoke(nothing, nothing),
  /** For all files that ask this; they are rehearsed again. */
  'app:batch:answer': invoke(batchAnswerSchema, nothing),
  /** Writes all files that are ready. Answers when it is over. */
  'app:batch:write': invoke(nothing, nothing),
  'app:batch:cancel': invoke(nothing, nothing),
  /** Shows the dialog for a folder (native hosts) whose recordings are done as they come, until it is stopped. */
  'app:batch:watch': invoke(nothing, nothing),
  'app:batch:stopWatching': invoke(nothing, nothing),
  /** Files that no window has taken yet: for one that has just come. */
  'app:decoding:waiting': invoke(nothing, z.array(z.string())),
  /**
   * This window decodes the file from now on, by `routes.decoding`; null: another one does, or nobody waits for it.
   */
  'app:decoding:take': invoke(z.strictObject({ id: z.uuid() }), z.object({ size: z.number() }).nullable()),
  /** Which FFmpeg is in use, and its version. */
  'app:ffmpeg:read': invoke(nothing, ffmpegPlaceSchema),
  /** Shows the open dialog (native hosts); nothing is set. Null means that it was cancelled. */
  'app:ffmpeg:choose': invoke(nothing, z.object({ path: z.string().nullable() })),
  'app:job:cancel': invoke(z.object({ id: z.string() }), nothing),
  /** The window's player says where it is. */
  'app:transport:report': invoke(transportViewSchema.pick({ state: true, position: true }), nothing),
  /** An FFmpeg that is named is asked for its version first: what is none changes nothing. */
  'app:settings:save': invoke(settingsChangeSchema, settingsSchema),
  /** Asks the model server for one short answer with the settings as given. */
  'app:settings:test': invoke(settingsChangeSchema, z.object({ answer: z.string() })),
  /** The very text that a model would get beside the conversation. */
  'app:settings:summary': invoke(nothing, z.object({ text: z.string() })),

  'app:project:changed': event(projectViewSchema),
  'app:conversation:changed': event(conversationViewSchema),
  'app:conversation:streaming': event(z.object({ text: z.string() })),
  'app:jobs:changed': event(z.array(jobSchema)),
  /** A file waits for a window that can decode it. */
  'app:decoding:asked': event(z.object({ id: z.string() })),
  /** Nobody waits for it any more, whatever has come of it. */
  'app:decoding:over': event(z.object({ id: z.string() })),
  'app:batch:changed': event(batchSchema),
  'app:settings:changed': event(settingsSchema),
  /** What the player has to do now: follows play, stop, pause and seek from anywhere. */
  'app:transport:command': event(transportViewSchema),
  'app:notice': event(z.object({ text: z.string(), tone: z.enum(['info', 'problem']) })),
  /** A menu entry of the native host whose work is the window's (open settings, focus the chat, zoom). */
  'app:menu:chosen': event(
    z.object({ item: z.enum(['settings', 'export', 'focusChat', 'zoomIn', 'zoomOut', 'zoomFit', 'zoomSelection']) }),
  ),
  /** The same for a command of the window, or a tool, by its name. */
  'app:menu:action': event(z.object({ name: z.string() })),
} as const

type Channels = typeof channels
export type InvokeChannel = InvokeName<Channels>
export type EventChannel = EventName<Channels>
export type Input<K extends InvokeChannel> = InputOf<Channels, K>
export type ParsedInput<K extends InvokeChannel> = ParsedInputOf<Channels, K>
export type Output<K extends InvokeChannel> = OutputOf<Channels, K>
export type Payload<K extends EventChannel> = PayloadOf<Channels, K>
export type HostInfo = z.infer<typeof hostSchema>

/** What a host puts on `window.tapehand`. */
export interface Bridge {
  invoke<K extends InvokeChannel>(channel: K, input: Input<K>): Promise<Output<K>>
  on<K extends EventChannel>(channel: K, listener: (payload: Payload<K>) => void): () => void
  /** Path of a file that was dropped, or '' where the host can't know it. */
  pathOf(file: unknown): string
}
