import { createLeftOut, type LeftOut } from './leftOut.ts'
import { type Attributes, BadProject, countOf, type ElementSink, isOn, numberOf, textOf } from './elements.ts'
import type {
  DocumentBlock,
  DocumentClip,
  DocumentTrack,
  EnvelopePoint,
  ProjectDocument,
  SoundRef,
} from './projectDocument.ts'

/** Far more than any project has; a document with more was made to fill the memory. */
const most = { tracks: 10_000, clips: 200_000, blocks: 2_000_000, points: 200_000 } as const

interface OpenClip extends Omit<DocumentClip, 'sequence' | 'points'> {
  readonly blocks: DocumentBlock[]
  readonly points: EnvelopePoint[]
  frames: number
}

interface OpenTrack extends Omit<DocumentTrack, 'clips'> {
  readonly clips: OpenClip[]
  /** Where sound of projects older than clips begins. */
  readonly offset: number
}

interface Reading {
  head: { version: string; folder: string; sampleRate: number | undefined }
  readonly tracks: OpenTrack[]
  readonly labels: ProjectDocument['labels'][number][]
  readonly tags: [string, string][]
  labelTracks: number
  readonly left: LeftOut
  readonly counts: { clips: number; blocks: number; points: number }
  /** Of the block that is open, until what lies in it is told. */
  blockStart: number | undefined
}

type Handler = (reading: Reading, attributes: Attributes, within: string) => void

/** Hears a document of Audacity, whichever of its forms it has. `read` throws `BadProject`. */
export function readProject(read: (sink: ElementSink) => void): ProjectDocument {
  const reading: Reading = {
    head: { version: '', folder: '', sampleRate: undefined },
    tracks: [],
    labels: [],
    tags: [],
    labelTracks: 0,
    left: createLeftOut(),
    counts: { clips: 0, blocks: 0, points: 0 },
    blockStart: undefined,
  }
  const open: string[] = []
  /** How deep it is in something that is left out with all that is in it. */
  let skipped = 0
  read({
    open: (name, attributes) => {
      const within = open.at(-1) ?? ''
      open.push(name)
      if (skipped > 0 || isAside(reading, name, attributes, within)) skipped++
      else handle(reading, name, attributes, within)
    },
    close: () => {
      open.pop()
      if (skipped > 0) skipped--
    },
  })
  if (reading.head.sampleRate === undefined && reading.tracks.length + reading.labelTracks === 0)
    throw new BadProject('project-senseless')
  return documentOf(reading)
}

/** A clip in a clip is sound that was cut out of it, and is not heard. */
function isAside({ left }: Reading, name: string, attributes: Attributes, within: string): boolean {
  if (name === 'timetrack') left.named('time-track', textOf(attributes, 'name'))
  else if (name === 'notetrack') left.named('note-track', textOf(attributes, 'name'))
  else if (name === 'waveclip' && within === 'waveclip') left.count('cut-sound')
  else return false
  return true
}

function handle(reading: Reading, name: string, attributes: Attributes, within: string): void {
  const handler = handlers[name]
  if (handler === undefined) reading.left.unknown(name)
  else handler(reading, attributes, within)
}

const nothing: Handler = () => {}

const project: Handler = (reading, attributes) => {
  reading.head = {
    version: textOf(attributes, 'audacityversion').slice(0, 40),
    folder: textOf(attributes, 'projname'),
    sampleRate: numberOf(attributes, 'rate'),
  }
}

const handlers: Readonly<Record<string, Handler>> = {
  project,
  audacityproject: project,
  wavetrack: (reading, attributes) => {
    if (reading.tracks.length === most.tracks) throw new BadProject('project-too-large')
    reading.left.colour(attributes)
    reading.tracks.push(openTrack(attributes))
  },
  waveclip: (reading, attributes) => {
    reading.left.colour(attributes)
    if ((numberOf(attributes, 'groupId') ?? -1) >= 0) reading.left.count('groups')
    if ((numberOf(attributes, 'centShift') ?? 0) !== 0) reading.left.count('pitched')
    openClip(reading, attributes)
    if (lastClip(reading)?.stretch !== 1) reading.left.count('stretched')
  },
  sequence: (reading, attributes, within) => {
    if (within === 'wavetrack') openClip(reading, new Map())
    const clip = lastClip(reading)
    if (clip !== undefined) clip.frames += Math.max(0, countOf(attributes, 'numsamples') ?? 0)
  },
  waveblock: (reading, attributes) => {
    reading.blockStart = countOf(attributes, 'start')
    const id = countOf(attributes, 'blockid')
    if (id !== undefined && id <= 0) addBlock(reading, null, -id)
    else if (attributes.has('blockid')) addBlock(reading, { kind: 'row', id: id ?? Number.NaN })
  },
  simpleblockfile: (reading, attributes) =>
    addBlock(
      reading,
      { kind: 'file', file: textOf(attributes, 'filename'), of: 'project' },
      countOf(attributes, 'len'),
    ),
  silentblockfile: (reading, attributes) => addBlock(reading, null, countOf(attributes, 'len')),
  pcmaliasblockfile: addAlias,
  odpcmaliasblockfile: addAlias,
  oddecodeblockfile: addAlias,
  envelope: nothing,
  controlpoint: (reading, attributes, within) => {
    const clip = within === 'envelope' ? lastClip(reading) : undefined
    const [at, value] = [numberOf(attributes, 't'), numberOf(attributes, 'val')]
    if (clip === undefined || at === undefined || value === undefined) return
    if (++reading.counts.points > most.points) throw new BadProject('project-too-large')
    clip.points.push({ at, value })
  },
  labeltrack: (reading) => void reading.labelTracks++,
  label: (reading, attributes) => {
    const start = numberOf(attributes, 't') ?? Number.NaN
    const end = numberOf(attributes, 't1') ?? start
    if (attributes.has('selLow') || attributes.has('selHigh')) reading.left.count('frequencies')
    reading.labels.push({ text: textOf(attributes, 'title'), start, end })
  },
  tags: nothing,
  tag: (reading, attributes) => {
    const [name, value] = [textOf(attributes, 'name'), textOf(attributes, 'value')]
    if (reading.tags.length < 1000 && value !== '') reading.tags.push([name, value])
  },
  effects: (reading, _, within) =>
    reading.left.effectsOf(within === 'wavetrack' ? reading.tracks.at(-1)?.name : undefined),
  effect: (reading) => reading.left.effect(),
  parameters: nothing,
  parameter: nothing,
}

function openTrack(attributes: Attributes): OpenTrack {
  return {
    name: textOf(attributes, 'name'),
    isLinked: isOn(attributes, 'linked'),
    sampleRate: numberOf(attributes, 'rate'),
    gain: numberOf(attributes, 'gain') ?? 1,
    pan: Math.max(-1, Math.min(1, numberOf(attributes, 'pan') ?? 0)),
    muted: isOn(attributes, 'mute'),
    soloed: isOn(attributes, 'solo'),
    offset: numberOf(attributes, 'offset') ?? 0,
    clips: [],
  }
}

function openClip({ tracks, counts }: Reading, attributes: Attributes): void {
  const track = tracks.at(-1)
  if (track === undefined) throw new BadProject('project-senseless')
  if (++counts.clips > most.clips) throw new BadProject('project-too-large')
  const [raw, played] = [numberOf(attributes, 'rawAudioTempo') ?? 0, numberOf(attributes, 'clipTempo') ?? 0]
  const ratio = (numberOf(attributes, 'clipStretchRatio') ?? 1) * (raw > 0 && played > 0 ? raw / played : 1)
  track.clips.push({
    name: textOf(attributes, 'name'),
    offset: numberOf(attributes, 'offset') ?? track.offset,
    trimLeft: Math.max(0, numberOf(attributes, 'trimLeft') ?? 0),
    trimRight: Math.max(0, numberOf(attributes, 'trimRight') ?? 0),
    stretch: ratio > 0.001 && ratio < 1000 ? ratio : 1,
    blocks: [],
    points: [],
    frames: 0,
  })
}

const lastClip = ({ tracks }: Reading): OpenClip | undefined => tracks.at(-1)?.clips.at(-1)

function addBlock(reading: Reading, ref: SoundRef | null, frames?: number): void {
  const clip = lastClip(reading)
  if (clip === undefined) throw new BadProject('project-senseless')
  if (++reading.counts.blocks > most.blocks) throw new BadProject('project-too-large')
  clip.blocks.push({ start: reading.blockStart, ref, ...(frames !== undefined && { frames: Math.max(0, frames) }) })
}

function addAlias(reading: Reading, attributes: Attributes): void {
  const file = textOf(attributes, attributes.has('aliasfile') ? 'aliasfile' : 'audiofile')
  const from = Math.max(0, countOf(attributes, 'aliasstart') ?? 0)
  const channel = Math.max(0, countOf(attributes, 'aliaschannel') ?? 0)
  addBlock(reading, { kind: 'file', file, of: 'person', from, channel }, countOf(attributes, 'aliaslen'))
}

function documentOf({ head, tracks, labels, labelTracks, tags, left }: Reading): ProjectDocument {
  return {
    ...head,
    tracks: tracks.map(({ offset: _, clips, ...track }) => ({
      ...track,
      clips: clips.map(({ blocks, frames, ...clip }) => ({ ...clip, sequence: { frames, blocks } })),
    })),
    labels,
    labelTracks,
    tags,
    leftOut: left.parts(),
  }
}
