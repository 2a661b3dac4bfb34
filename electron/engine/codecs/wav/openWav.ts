import type { Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../audioSource.ts'
import type { ChannelChoice } from '../channelChoice.ts'
import type { InputFile } from '../files/inputFile.ts'
import { openPcm } from '../pcm/openPcm.ts'
import { parseWav } from './parseWav.ts'

export function openWav(file: InputFile, choice: ChannelChoice): Result<AudioSource> {
  const parsed = parseWav(file)
  return parsed.ok ? openPcm(file, parsed.value, choice) : parsed
}
