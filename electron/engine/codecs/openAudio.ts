import { type AudioFeature, failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'
import { parseAiff } from './aiff/parseAiff.ts'
import type { AudioSource } from '../blocks/audioSource.ts'
import { unsupportedFile } from './inputLimits.ts'
import type { ChannelChoice } from './channelChoice.ts'
import { openInputFile, unreadable, type InputFile } from './files/inputFile.ts'
import { isSystemError } from './files/systemError.ts'
import { openPcm } from './pcm/openPcm.ts'
import type { PcmLayout } from './pcm/pcmLayout.ts'
import { parseAu } from './plain/parseAu.ts'
import { parseCaf } from './plain/parseCaf.ts'
import { parseWave64 } from './plain/parseWave64.ts'
import { parseWav } from './wav/parseWav.ts'
import { findFfmpeg } from './ffmpeg/findFfmpeg.ts'
import { sniffFormat } from './sniffFormat.ts'

/**
 * Opens an audio file by what is in it, never by its name. The source has to be closed. `ffmpeg`: the path of the one
 * that was chosen, if one was.
 */
export async function openAudio(
  path: string,
  name: string,
  choice: ChannelChoice = 'fold',
  ffmpeg = '',
): Promise<Result<AudioSource>> {
  const opened = await opening(path, name, (file) => openContent(file, choice))
  const feature = featureForOthers(opened)
  if (feature === null) return opened
  const found = findFfmpeg(process.env, ffmpeg)
  if (found === null) return isSurelyRead(feature) ? err(failure('files/convert-first', { name, feature })) : opened
  return (await import('./ffmpeg/openByFfmpeg.ts')).openByFfmpeg(found, path, name, choice)
}

/** In what way sound is stored that is not read here, and that FFmpeg may read; null for all else. */
function featureForOthers(opened: Result<AudioSource>): AudioFeature | null {
  if (opened.ok) return null
  const { error } = opened
  if (error.code === 'files/convert-first') return error.values.feature
  return error.code === 'files/unsupported' && inOthers.has(error.values.feature.kind) ? error.values.feature : null
}

const inOthers: ReadonlySet<AudioFeature['kind']> = new Set<AudioFeature['kind']>([
  'compression',
  'unknown-compression',
  'aiff-compression',
  'bits',
  'flac-in-ogg',
  'pcm-in-ogg',
  'speex',
  'theora',
])

/** What FFmpeg reads in any case, so that installing it is the answer. */
const isSurelyRead = ({ kind }: AudioFeature): boolean =>
  kind !== 'bits' && kind !== 'unknown-compression' && kind !== 'theora'

/**
 * The same for files whose samples only have to be read; null for all others. Its blocks lie in memory that is used
 * again for the next one.
 */
export async function openPlainAudio(
  path: string,
  name: string,
  choice: ChannelChoice = 'fold',
): Promise<Result<AudioSource> | null> {
  let isPlain = true
  const opened = await opening(path, name, async (file) => {
    const { kind } = sniffFormat(file)
    isPlain = kind === 'wav' || kind === 'aiff'
    return isPlain ? openContent(file, choice) : err(failure('files/empty', { name }))
  })
  return isPlain && opened !== null && featureForOthers(opened) === null ? opened : null
}

async function opening(
  path: string,
  name: string,
  openContent: (file: InputFile) => Promise<Result<AudioSource>>,
): Promise<Result<AudioSource>> {
  const file = openInputFile(path, name)
  if (!file.ok) return file
  try {
    const opened = await openContent(file.value)
    if (!opened.ok) file.value.close()
    return opened
  } catch (error) {
    file.value.close()
    if (isSystemError(error)) return err(unreadable(name, error))
    throw error
  }
}

/** Decoders are loaded when a file needs one: each is large. */
async function openContent(file: InputFile, choice: ChannelChoice): Promise<Result<AudioSource>> {
  const { name } = file
  const sniffed = sniffFormat(file)
  switch (sniffed.kind) {
    case 'wav':
      return openLayout(file, parseWav(file), choice)
    case 'aiff':
      return openLayout(file, parseAiff(file), choice)
    case 'au':
      return openLayout(file, parseAu(file), choice)
    case 'caf':
      return openLayout(file, parseCaf(file), choice)
    case 'wave64':
      return openLayout(file, parseWave64(file), choice)
    case 'mp3':
      return (await import('./mp3/openMp3.ts')).openMp3(file, sniffed.at)
    case 'ogg':
      return (await import('./ogg/openOgg.ts')).openOgg(file, sniffed.at, choice)
    case 'flac':
      return (await import('./flac/openFlac.ts')).openFlac(file, sniffed.at, choice)
    case 'empty':
      return err(failure('files/empty', { name }))
    case 'foreign':
      return unsupportedFile(name, { kind: sniffed.what })
    case 'noDecoder':
      return err(failure('files/convert-first', { name, feature: { kind: sniffed.what } }))
    case 'unknown':
      return err(failure('files/not-audio', { name }))
  }
}

function openLayout(file: InputFile, layout: Result<PcmLayout>, choice: ChannelChoice): Result<AudioSource> {
  return layout.ok ? openPcm(file, layout.value, choice) : layout
}
