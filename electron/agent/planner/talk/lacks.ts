import type { Lack } from '../../reader/meaning/asked.ts'
import type { ToldTools } from './explain.ts'

interface Missing {
  /** "I can't … yet". */
  readonly doing: string
  /** Tools that come near it. */
  readonly near: string
  /** How that would be said. */
  readonly say?: string
}

const lacks: Readonly<Record<Lack, Missing>> = {
  translate: { doing: 'translate', near: 'add_label import_labels export_labels' },
  transcribe: { doing: 'transcribe speech', near: 'add_label import_labels export_labels' },
  record: { doing: 'record', near: 'import_audio' },
  master: { doing: 'mix or master by myself', near: 'apply_compressor apply_loudness_normalize apply_limiter' },
  tune: { doing: 'correct pitch', near: 'apply_change_pitch' },
  publish: { doing: 'send files anywhere', near: 'export_audio export_multiple' },
  separate: { doing: 'separate voices from music', near: 'apply_equalizer' },
  zoom: { doing: 'zoom from the chat', near: 'set_time_selection seek' },
  voices: { doing: 'give one sound the voice of another', near: 'apply_change_pitch apply_equalizer' },
  findWords: {
    doing: 'find words or sounds by myself',
    near: 'find_silences apply_noise_gate silence_selection add_label',
    say: 'silence 0:10 to 0:11',
  },
  otherEffects: { doing: 'add effects like that', near: 'apply_echo apply_reverb apply_equalizer apply_compressor' },
  music: { doing: 'make music', near: 'generate_tone generate_noise import_audio' },
  beats: {
    doing: 'set a tempo in beats per minute without the one that it has now',
    near: 'apply_change_tempo',
    say: 'change the tempo from 100 to 120 bpm',
  },
  openFile: { doing: 'open another project from the chat', near: 'import_audio', say: 'import jingle.wav' },
  swapClips: {
    doing: 'swap clips, as they would lie over each other on the way',
    near: 'move_clip cut paste',
    say: 'move take 1 to 30 seconds',
  },
  takeEffectOut: {
    doing: 'take an effect that was applied out of the sound again',
    near: 'undo',
    say: 'undo the fade',
  },
  moveLabels: { doing: 'move labels', near: 'add_label delete_label', say: 'add a label called intro at 1:40' },
}

/** What can't be done, with what comes near it. */
export function sayLack(lack: Lack, tools: ToldTools): string {
  const { doing, near, say } = lacks[lack]
  const titles = near.split(' ').flatMap((name) => tools.get(name)?.title ?? [])
  const nearest = titles.length === 0 ? '' : ` What I can do that comes near: ${titles.join(', ')}.`
  const example = say === undefined ? '' : ` Say for example “${say}”.`
  return `I can't ${doing}.${nearest}${example} Nothing was changed.`
}
