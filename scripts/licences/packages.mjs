// What the lock file can't say: licences that suit, texts that a package does not bring, and what is compiled into it.

/** What may go into the app. Whoever wants another one here reads it first. */
export const suited = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1', 'Zlib', 'MPL-2.0']

/** Packages that others ask for and that do not ship; the build fails where one of them is bundled after all. */
export const leftOut = {
  'codec-parser': 'LGPL 3, never bundled: our own readers stand in its place (vite.main.config.ts)',
  '@types/dom-mediacapture-transform': 'types for those who compile against mediabunny',
  '@types/dom-webcodecs': 'types for those who compile against mediabunny',
}

/** Where the source of what is under the MPL lies, by package and version: its licence wants that to be said. */
export const sources = {
  'mediabunny 1.61.0': 'https://github.com/Vanilagy/mediabunny/tree/v1.61.0/src',
}

/** Tools whose own code ends up in what they make. */
export const fromTools = ['assemblyscript', 'rolldown', 'vite']

/** Texts of packages that carry none, by file in texts/. */
export const texts = {
  '@wasm-audio-decoders/common': 'wasm-audio-decoders.txt',
  '@wasm-audio-decoders/flac': 'wasm-audio-decoders.txt',
  '@wasm-audio-decoders/ogg-vorbis': 'wasm-audio-decoders.txt',
  'client-only': 'client-only.txt',
  'mpg123-decoder': 'wasm-audio-decoders.txt',
  'opus-decoder': 'wasm-audio-decoders.txt',
  saxes: 'saxes.txt',
  'signalsmith-stretch': 'signalsmith-stretch.txt',
}

const decoders = ['@wasm-audio-decoders/flac', '@wasm-audio-decoders/ogg-vorbis', 'mpg123-decoder', 'opus-decoder']

/** Libraries that are compiled into packages, as WebAssembly. `replace` is the file that may be put in its place. */
export const compiledIn = [
  {
    name: 'libmpg123',
    version: '1.29.0',
    licence: 'LGPL-2.1-only',
    within: ['mpg123-decoder'],
    text: 'LGPL-2.1.txt',
    copyright: 'Copyright (c) 1995-2021 by Michael Hipp and others',
    source: 'https://github.com/madebr/mpg123/tree/08247b317163175e62035893af3ff9e71a5dfefd',
    built: 'https://github.com/eshaz/wasm-audio-decoders (make mpg123-decoder)',
    replace: 'mpg123.wasm',
  },
  {
    name: 'LAME',
    version: '3.100',
    licence: 'LGPL-2.0-or-later',
    within: ['wasm-media-encoders'],
    text: 'LGPL-2.txt',
    copyright: 'Copyright (c) 1999-2017 The LAME Project',
    source: 'https://github.com/arseneyr/lame/tree/98db548e8e851defbba3184125ce10725355c332',
    built: 'https://github.com/arseneyr/wasm-media-encoders/tree/v0.7.0 (make)',
    replace: 'lame.wasm',
  },
  { name: 'libFLAC', licence: 'BSD-3-Clause', within: ['@wasm-audio-decoders/flac', 'libflacjs'], text: 'flac.txt' },
  {
    name: 'libvorbis',
    licence: 'BSD-3-Clause',
    within: ['@wasm-audio-decoders/ogg-vorbis', 'wasm-media-encoders'],
    text: 'vorbis.txt',
  },
  {
    name: 'libogg',
    licence: 'BSD-3-Clause',
    within: ['@wasm-audio-decoders/ogg-vorbis', 'wasm-media-encoders', 'libflacjs'],
    text: 'ogg.txt',
  },
  { name: 'libopus', licence: 'BSD-3-Clause', within: ['opus-decoder'], text: 'opus.txt' },
  { name: 'RNNoise', licence: 'BSD-3-Clause', within: ['@shiguredo/rnnoise-wasm'], text: 'rnnoise.txt' },
  { name: 'Signalsmith Linear', licence: 'MIT', within: ['signalsmith-stretch'], text: 'signalsmith-linear.txt' },
  { name: 'puff', licence: 'Zlib', within: ['@wasm-audio-decoders/common'], text: 'puff.txt' },
  {
    name: 'Emscripten and musl',
    licence: 'MIT',
    within: [
      ...decoders,
      '@echogarden/pffft-wasm',
      '@shiguredo/rnnoise-wasm',
      'libflacjs',
      'signalsmith-stretch',
      'wasm-media-encoders',
    ],
    text: 'emscripten.txt',
  },
]
