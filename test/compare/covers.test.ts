import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openEngine, value } from '../support/openEngine.ts'
import { ffmpegFloats, hasFfmpeg, runLavfi, runPeer } from '../support/files/peerTools.ts'
import { makeFolder } from '../support/projectFolder.ts'

afterEach(() => void vi.unstubAllEnvs())

const endings = ['mp3', 'flac', 'ogg', 'm4a', 'opus'] as const
type Ending = (typeof endings)[number]
const formats = { mp3: 'mp3', flac: 'flac16', ogg: 'ogg', m4a: 'm4a', opus: 'opus' } as const
const tags = { title: 'Über Radio', artist: 'Anna', album: 'Night Shift', year: '2026', comment: 'Take 2; = \\ #1' }

/** Noise, which no format makes smaller: more than an Ogg page holds. */
function picture(ending: 'jpg' | 'png'): string {
  const file = path.join(makeFolder(), `cover.${ending}`)
  const noise = 'nullsrc=s=400x300,geq=random(1)*255:128:128'
  runLavfi(noise, '-frames:v', '1', '-q:v', '1', '-update', '1', file)
  return file
}

async function projectWith(cover: string | null) {
  const engine = await openEngine()
  value(
    await engine.seed({
      sampleRate: 48_000,
      tracks: [{ name: 'Host', channels: 1, clips: [{ name: 'talk', start: 0, end: 3 }], silences: [] }],
      labels: [],
      selection: null,
      selectedTracks: ['Host'],
      selectedClips: [],
      cursor: 0,
    }),
  )
  const editor = engine.editorFor('test')
  if (cover === null) return editor
  value(await editor.perform({ kind: 'setTags', tags }))
  value(await editor.importCover({ path: cover }))
  return editor
}

async function exported(ending: Ending, cover: string | null): Promise<string> {
  const file = path.join(makeFolder(), `show.${ending}`)
  const editor = await projectWith(cover)
  const request = { path: file, format: formats[ending], channels: 'auto', range: 'all', overwrite: 'never' } as const
  value(await editor.exportAudio(request))
  return file
}

interface Probed {
  readonly streams: readonly {
    readonly codec_type: string
    readonly width?: number
    readonly height?: number
    readonly tags?: Readonly<Record<string, string>>
    readonly disposition: { readonly attached_pic: number }
  }[]
  readonly format: { readonly tags?: Readonly<Record<string, string>> }
}

const probe = (file: string): Probed => {
  const shown = ['-show_streams', '-show_format', '-of', 'json', file]
  return JSON.parse(execFileSync('ffprobe', ['-v', 'error', ...shown], { encoding: 'utf8' })) as Probed
}

/** The picture in a sound file, as FFmpeg takes it out. */
function takenOut(file: string, ending: 'jpg' | 'png'): Buffer {
  const out = path.join(makeFolder(), `out.${ending}`)
  runPeer('ffmpeg', '-v', 'error', '-i', file, '-map', '0:v', '-c', 'copy', '-f', 'image2', '-update', '1', out)
  return readFileSync(out)
}

async function broughtIn(file: string) {
  const editor = (await openEngine()).editorFor('test')
  const { notes } = value(await editor.importAudio([{ path: file, name: path.basename(file) }]))
  return { editor, notes, about: (await editor.view()).about }
}

describe.skipIf(!hasFfmpeg)('covers and tags as FFmpeg finds them (skipped where it is missing)', () => {
  it.each(endings.flatMap((ending) => (['jpg', 'png'] as const).map((kind) => [kind, ending] as const)))(
    'a %s picture goes into %s as it is, and its sound stays the same',
    async (kind, ending) => {
      vi.stubEnv('TAPEHAND_FFMPEG', '')
      const cover = picture(kind)
      expect(readFileSync(cover).length).toBeGreaterThan(70_000)
      const [plain, file] = [await exported(ending, null), await exported(ending, cover)]
      const { streams, format } = probe(file)
      const video = streams.find(({ codec_type }) => codec_type === 'video')
      expect(video).toMatchObject({ width: 400, height: 300, disposition: { attached_pic: 1 } })
      expect(takenOut(file, kind).equals(readFileSync(cover))).toBe(true)
      const said = { ...format.tags, ...streams.find(({ codec_type }) => codec_type === 'audio')?.tags }
      const found = Object.fromEntries(Object.entries(said).map(([key, text]) => [key.toLowerCase(), text]))
      expect(found).toMatchObject({ title: tags.title, artist: tags.artist, album: tags.album, date: tags.year })
      expect(found['comment']).toBe(tags.comment)
      expect(ffmpegFloats(file)).toEqual(ffmpegFloats(plain))
    },
    60_000,
  )

  it.each(endings)('of %s come back with its sound, and go out again', async (ending) => {
    vi.stubEnv('TAPEHAND_FFMPEG', '')
    const cover = picture('jpg')
    const { editor, about, notes } = await broughtIn(await exported(ending, cover))
    expect(about).toEqual({ tags, cover: { mime: 'image/jpeg', bytes: readFileSync(cover).length } })
    expect(notes).toContainEqual(expect.objectContaining({ what: { kind: 'tags-and-cover' } }))
    const again = path.join(makeFolder(), 'again.mp3')
    const request = { path: again, format: 'mp3', channels: 'auto', range: 'all', overwrite: 'never' } as const
    value(await editor.exportAudio(request))
    expect(takenOut(again, 'jpg').equals(readFileSync(cover))).toBe(true)
    value(await editor.undo())
    expect((await editor.view()).about).toBeUndefined()
  })

  it.each(['mp3', 'flac', 'm4a'])('that FFmpeg writes into %s are read', async (ending) => {
    vi.stubEnv('TAPEHAND_FFMPEG', '')
    const cover = picture('png')
    const file = path.join(makeFolder(), `theirs.${ending}`)
    const said = ['-metadata', 'title=Theirs', '-metadata', 'artist=Bo', '-metadata', 'comment=Hi']
    const maps = ['-map', '0:a', '-map', '1:v', '-c:v', 'copy', '-disposition:v:0', 'attached_pic']
    runLavfi('sine=d=1', '-i', cover, ...maps, ...said, file)
    const { about } = await broughtIn(file)
    expect(about?.tags).toMatchObject({ title: 'Theirs', artist: 'Bo', comment: 'Hi' })
    expect(about?.cover).toEqual({ mime: 'image/png', bytes: readFileSync(cover).length })
  })

  it('tags of WAV come back; a project is not called after what comes in later', async () => {
    const cover = picture('jpg')
    const file = path.join(makeFolder(), 'tagged.wav')
    const editor = await projectWith(cover)
    const request = { path: file, format: 'wav16', channels: 'auto', range: 'all', overwrite: 'never' } as const
    value(await editor.exportAudio(request))
    const { editor: other, about } = await broughtIn(file)
    expect(about).toEqual({ tags, cover: null })
    value(await other.importAudio([{ path: await exported('mp3', cover), name: 'music.mp3' }]))
    expect((await other.view()).about).toEqual({ tags, cover: null })
  })
})

describe('a cover', () => {
  it('is taken from a sound file that has one', async () => {
    if (!hasFfmpeg) return
    const cover = picture('jpg')
    const editor = await projectWith(null)
    value(await editor.importCover({ path: await exported('mp3', cover) }))
    expect((await editor.view()).about?.cover?.bytes).toBe(readFileSync(cover).length)
  })

  it('is a JPEG or PNG picture: all else is refused, and changes nothing', async () => {
    const editor = await projectWith(null)
    const file = path.join(makeFolder(), 'cover.gif')
    writeFileSync(file, 'GIF89a no picture that players show')
    expect(await editor.importCover({ path: file })).toMatchObject({ error: { code: 'files/not-a-picture' } })
    expect(await editor.perform({ kind: 'setCover', picture: 'bm9uc2Vuc2U=' })).toMatchObject({ ok: false })
    const { about, canUndo } = await editor.view()
    expect([about, canUndo]).toEqual([undefined, false])
  })
})
