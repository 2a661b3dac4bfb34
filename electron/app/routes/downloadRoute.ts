import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Engine } from '../../engine/index.ts'
import { causeOf, failure, messageOf } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { formatExtension } from '../../../shared/schemas/exportFormats.ts'
import { type WindowExport, windowExportSchema } from '../../../shared/schemas/exportRequest.ts'
import { zipFiles } from '../zip/zipFiles.ts'
import { answer, answerText, answerWrongMethod } from './answers.ts'
import type { Telling } from './telling.ts'

export interface DownloadSource {
  readonly engine: Pick<Engine, 'exportAudio' | 'exportMultiple' | 'view'>
  /** Where the files are made; they are removed when they were sent. */
  readonly folder: string
  /** Tells what there is to know beside the bytes; a browser shows nothing of an answer that is no file. */
  readonly notices: Telling
}

interface Made {
  readonly name: string
  readonly size: number
  readonly bytes: () => AsyncIterable<Uint8Array>
  readonly notes: readonly FileNote[]
}

/** One file that the browser saves: the same export as the native hosts write, several files as one ZIP. */
export async function downloadRoute(request: Request, { engine, folder, notices }: DownloadSource): Promise<Response> {
  if (request.method !== 'GET') return answerWrongMethod('GET')
  const wanted = readWanted(new URL(request.url).searchParams.get('wanted'))
  if (wanted === null) return answerText(400, 'The export needs a format and a range that are known here.')
  const made = await makeSomewhere(engine, wanted, [folder, tmpdir()])
  if (!made.ok) {
    notices.fail(made.error)
    return answerText(409, messageOf(made.error))
  }
  const { name, size, bytes, notes, remove } = made.value
  for (const note of notes) notices.note(note)
  const stream = Readable.from(bytes()).once('close', () => void remove())
  const headers = {
    'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    'content-length': String(size),
    'content-disposition': `attachment; ${nameParts(name)}`,
  }
  return answer(200, Readable.toWeb(stream) as ReadableStream<Uint8Array>, headers)
}

type Removable = Made & { readonly remove: () => Promise<void> }

/** In the first of these places that can be written: the drive of the project may be full, or only be read. */
async function makeSomewhere(
  engine: DownloadSource['engine'],
  wanted: WindowExport,
  [place = '', ...others]: readonly string[],
): Promise<Result<Removable>> {
  const made = await makeIn(engine, wanted, path.join(place, `tapehand-${randomUUID()}`))
  const isRefused = !made.ok && made.error.code === 'files/cannot-write'
  return isRefused && others.length > 0 ? makeSomewhere(engine, wanted, others) : made
}

/** Nothing is left of the folder where it did not succeed. */
async function makeIn(engine: DownloadSource['engine'], wanted: WindowExport, own: string): Promise<Result<Removable>> {
  try {
    await mkdir(own, { recursive: true, mode: 0o700 })
  } catch (error) {
    return err(failure('files/cannot-write', { name: path.basename(own), cause: causeOf(error) }))
  }
  const remove = () => rm(own, { recursive: true, force: true, maxRetries: 3 })
  let made: Result<Made> | null = null
  try {
    made = await make(engine, wanted, own)
    return made.ok ? ok({ ...made.value, remove }) : made
  } finally {
    if (made?.ok !== true) await remove()
  }
}

async function make(
  engine: DownloadSource['engine'],
  { range, name: wanted, ...sound }: WindowExport,
  folder: string,
): Promise<Result<Made>> {
  const name = wanted ?? (await engine.view()).name
  if (range === 'tracks' || range === 'labels') {
    const done = await engine.exportMultiple({ ...sound, folder, by: range, overwrite: 'never' })
    if (!done.ok) return done
    const zip = await zipFiles(done.value.files.map((file) => file.path))
    return ok({ name: `${name} ${range}.zip`, ...zip, notes: done.value.notes })
  }
  const extension = formatExtension[sound.format]
  const done = await engine.exportAudio({
    ...sound,
    range,
    path: path.join(folder, `export.${extension}`),
    overwrite: 'never',
  })
  if (!done.ok) return done
  const { path: file, notes } = done.value
  return ok({
    name: `${name}.${extension}`,
    size: (await stat(file)).size,
    bytes: () => createReadStream(file) as AsyncIterable<Uint8Array>,
    notes,
  })
}

const types: Readonly<Record<string, string>> = {
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.zip': 'application/zip',
}

function readWanted(text: string | null): WindowExport | null {
  if (text === null) return { range: 'all', format: 'wav16', channels: 'auto' }
  return windowExportSchema.safeParse(parseJson(text)).data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Both spellings of a name that RFC 6266 has, so that letters beyond ASCII arrive. */
export function nameParts(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`
}
