import type { Lack } from '../../reader/meaning/asked.ts'
import { type AgentTexts, menuWord } from '../../texts/index.ts'
import type { ToldTools } from './explain.ts'

/** Tools that come near what nobody can do here. */
const near: Readonly<Record<Lack, string>> = {
  translate: 'add_label import_labels export_labels',
  transcribe: 'add_label import_labels export_labels',
  record: 'import_audio',
  master: 'apply_compressor apply_loudness_normalize apply_limiter',
  tune: 'apply_change_pitch',
  publish: 'export_audio export_multiple',
  separate: 'apply_equalizer',
  zoom: 'set_time_selection seek',
  voices: 'apply_change_pitch apply_equalizer',
  findWords: 'find_silences apply_noise_gate silence_selection add_label',
  otherEffects: 'apply_echo apply_reverb apply_equalizer apply_compressor',
  music: 'generate_tone generate_noise import_audio',
  beats: 'apply_change_tempo',
  openFile: 'import_audio',
  swapClips: 'move_clip cut paste',
  takeEffectOut: 'undo',
  moveLabels: 'add_label delete_label',
}

/** What can't be done, with what comes near it. */
export function sayLack(lack: Lack, tools: ToldTools, texts: AgentTexts): string {
  const { doing, say } = texts.talk.lacks[lack]
  const titles = near[lack].split(' ').flatMap((name) => {
    const tool = tools.get(name)
    return tool === undefined ? [] : menuWord(tool, texts)
  })
  return texts.talk.cannot(doing, titles.length === 0 ? '' : texts.talk.comesNear(titles), say)
}
