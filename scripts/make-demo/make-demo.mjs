// Makes assets/demo/Voice.flac and assets/demo/Music.flac from nothing; see README.md beside this file.
// Needs espeak-ng, sox and flac on the PATH. Not part of installing, building or running the application.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeMusic } from './music.mjs'
import { makeVoice } from './voice.mjs'
import { peak, readMono, rms, toDb } from './wav.mjs'

const out = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'assets', 'demo')
const dir = mkdtempSync(join(tmpdir(), 'make-demo-'))
try {
  mkdirSync(out, { recursive: true })
  const voice = join(dir, 'Voice.wav')
  const music = join(dir, 'Music.wav')
  const said = makeVoice(dir, voice)
  const { outro, final } = makeMusic(music, said.at(-1).to)
  for (const [wav, title] of [
    [voice, 'Voice'],
    [music, 'Music'],
  ]) {
    const flac = join(out, `${title}.flac`)
    execFileSync(
      'flac',
      [
        '-s',
        '-f',
        '-8',
        '-e',
        '-p',
        '--no-padding',
        '-T',
        `TITLE=${title}`,
        '-T',
        'ALBUM=One Minute of Sound',
        '-T',
        'LICENSE=MIT',
        '-o',
        flac,
        wav,
      ],
      { stdio: 'inherit' },
    )
    console.log(`${title}.flac  ${statSync(flac).size} bytes`)
  }
  const x = readMono(voice)
  for (const s of said) {
    const part = x.subarray(Math.round(s.from * 24000), Math.round(s.to * 24000))
    console.log(
      `${s.from.toFixed(2).padStart(6)} - ${s.to.toFixed(2).padStart(5)}  rms ${toDb(rms(part)).toFixed(1)}  peak ${toDb(peak(part)).toFixed(1)}  pause ${s.pause.toFixed(2)}  ${s.text}`,
    )
  }
  console.log(`closing theme at ${outro.toFixed(2)} s, last chord at ${final.toFixed(2)} s`)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
