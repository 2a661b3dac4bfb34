import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { scratchFile } from '../support/files/importing.ts'
import { joinMp3, mp3Sounds } from '../support/files/mp3Segments.ts'
import { hasFfmpeg } from '../support/files/peerTools.ts'

describe.skipIf(!hasFfmpeg)('segments of MP3 that are encoded by themselves (skipped without FFmpeg)', () => {
  it.each(mp3Sounds)('give what FFmpeg reads of %s without a warning', async (_, sound) => {
    const { joined } = await joinMp3(sound)
    const read = spawnSync('ffmpeg', ['-v', 'warning', '-i', scratchFile(joined, 'joined.mp3'), '-f', 'null', '-'])
    // A raw stream without a first frame of information has its length guessed.
    expect(read.stderr.toString().replaceAll(/.*Estimating duration from bitrate.*\n/g, '')).toBe('')
  })
})
