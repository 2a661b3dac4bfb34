import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AudacityPipe } from './audacityPipe.ts'
import { rowsOf, type StepResult } from './onTapehand.ts'
import { storyRate } from './startAudacity.ts'
import { trackFile, type EditName, type Layout, type Step, type Story, type Told } from './story.ts'

const commands: Readonly<Record<EditName, string>> = {
  cut: 'Cut:',
  delete: 'Delete:',
  splitCut: 'SplitCut:',
  splitDelete: 'SplitDelete:',
  copy: 'Copy:',
  paste: 'Paste:',
  trim: 'Trim:',
  silence: 'Silence:',
  split: 'Split:',
  join: 'Join:',
  duplicate: 'Duplicate:',
  fadeIn: 'FadeIn:',
  fadeOut: 'FadeOut:',
  reverse: 'Reverse:',
  invert: 'Invert:',
  halve: 'Amplify: Ratio=0.5 AllowClipping=1',
}
/** They make no undo step over the pipe, so one is made for them. */
const effects: ReadonlySet<string> = new Set(['silence', 'fadeIn', 'fadeOut', 'reverse', 'invert', 'halve'])

/** Tells a story to Audacity. Steps that the other editor did not do are left out: `results` says which. */
export async function tellAudacity(
  pipe: AudacityPipe,
  { tracks, steps }: Story,
  { results, layouts: others, folder }: { results: readonly StepResult[]; layouts: readonly Layout[]; folder: string },
): Promise<Told> {
  await pipe.ask('SelectAll:')
  await pipe.ask('RemoveTracks:')
  for (const [index, track] of tracks.entries()) {
    const file = path.join(folder, `track-${index}.wav`)
    writeFileSync(file, trackFile(track, index))
    await pipe.ask(`Import2: Filename="${file}"`)
  }
  const layouts: Layout[] = []
  for (const [index, step] of steps.entries()) {
    if (results[index] === 'done') await tell(pipe, step)
    layouts.push(await layoutNow(pipe, others[index]?.length ?? 0))
  }
  return { layouts, tracks: await soundsNow(pipe, folder) }
}

async function tell(pipe: AudacityPipe, step: Step): Promise<void> {
  if (step.edit === 'undo' || step.edit === 'redo') {
    await pipe.ask(step.edit === 'undo' ? 'Undo:' : 'Redo:')
    return
  }
  await selectAt(pipe, step)
  await pipe.ask(commands[step.edit])
  if (effects.has(step.edit)) await pipe.ask('Macro_Checkpoint:')
}

interface Selected {
  readonly start: number
  readonly end: number
  readonly tracks: readonly number[]
}

/** One command for the time and for tracks that lie together, another one for each that lies apart. */
async function selectAt(pipe: AudacityPipe, { start, end, tracks }: Selected): Promise<void> {
  const from = tracks[0] ?? 0
  const together = tracks.filter((track, index) => track === from + index).length
  const time = `Start=${start / storyRate} End=${end / storyRate}`
  await pipe.ask(`Select: ${time} Track=${from} TrackCount=${together} Mode=Set`)
  for (const track of tracks.slice(together)) await pipe.ask(`SelectTracks: Track=${track} TrackCount=1 Mode=Add`)
}

/** Tracks behind the last that has a clip are as empty as those that are not there. */
async function layoutNow(pipe: AudacityPipe, count: number): Promise<Layout> {
  const clips = await pipe.info('Clips')
  const frame = (seconds: unknown): number => Math.round(Number(seconds) * storyRate)
  return Array.from({ length: count }, (_, track) =>
    clips
      .filter((clip) => clip['track'] === track)
      .map((clip) => [frame(clip['start']), frame(clip['end'])] as const)
      .toSorted((one, other) => one[0] - other[0]),
  )
}

/** Each track by itself: what is exported is what is selected. */
async function soundsNow(pipe: AudacityPipe, folder: string): Promise<Told['tracks']> {
  const tracks = await pipe.info('Tracks')
  const layout = await layoutNow(pipe, tracks.length)
  const sounds: Told['tracks'][number][] = []
  for (const [index, track] of tracks.entries()) {
    const channels = track['channels'] === 2 ? 2 : 1
    const end = Math.max(0, ...(layout[index] ?? []).map((clip) => clip[1]))
    if (end === 0) {
      sounds.push({ channels, rows: Array.from({ length: channels }, () => new Float32Array()) })
      continue
    }
    const file = path.join(folder, 'audacity.wav')
    await selectAt(pipe, { start: 0, end, tracks: [index] })
    await pipe.ask(`Export2: Filename="${file}" NumChannels=${channels}`)
    sounds.push({ channels, rows: rowsOf(file, channels) })
  }
  return sounds
}
