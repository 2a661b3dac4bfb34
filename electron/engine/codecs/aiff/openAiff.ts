import type { Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../audioSource.ts'
import type { ChannelChoice } from '../channelChoice.ts'
import type { InputFile } from '../files/inputFile.ts'
import { openPcm } from '../pcm/openPcm.ts'
import { parseAiff } from './parseAiff.ts'

export function openAiff(file: InputFile, choice: ChannelChoice): Result<AudioSource> {
  const parsed = parseAiff(file)
  return parsed.ok ? openPcm(file, parsed.value, choice) : parsed
}
