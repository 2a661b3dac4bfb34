import type { LanguageChoice } from '../../../language.ts'
import type { FfmpegPlace } from '../../../schemas/ffmpeg.ts'

export const settings = {
  language: 'Language',
  planners: {
    offline: { name: 'Offline', about: 'Built-in grammar. Nothing leaves this machine.' },
    model: { name: 'Language model', about: 'Any OpenAI-compatible server. Audio is never sent.' },
  },
  themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  follows: { page: 'By page', smooth: 'Smoothly', off: 'Not at all' },
  languages: { system: 'As the system', en: 'English', de: 'Deutsch' } satisfies Record<LanguageChoice, string>,
  keySources: {
    none: 'No key is saved. Servers on this machine often need none.',
    saved: 'A key is saved. Type a new one to replace it.',
    environment: 'The key comes from OPENAI_API_KEY in the environment.',
  },
  title: 'Settings',
  appearance: 'Appearance',
  listening: 'Listening',
  editing: 'Editing',
  others: 'Other programs',
  aboutApprovals:
    'What would change sound or tracks is shown before it happens and waits for your yes. What you do by hand is done at once.',
  understanding: 'Understanding',
  clickSafe: 'Click-safe joins',
  aboutClickSafe: 'A crossfade of a few milliseconds where audio is cut.',
  theme: 'Theme',
  follow: 'Follow the playhead',
  timeFormat: 'Times in',
  hearAround: 'Heard before and behind a place',
  seconds: (written: string) => `${written} s`,
  output: {
    name: 'Play on',
    system: 'System default',
    gone: (device: string) => `${device} (not there)`,
    hidden: 'The browser names the devices only to pages that may use a microphone. Tapehand never records.',
    letName: 'Show the devices…',
    refused: 'The browser was not allowed to name the devices. Playback stays as it is.',
    noMicrophone:
      'The browser names the devices only where there is a microphone, and finds none. Choose the device in the sound settings of the system.',
    unreadable: (reason: string) => `The devices can't be listed (${reason}). Playback stays as it is.`,
  },
  save: 'Save',
  shortcuts: 'Keyboard shortcuts…',
  server: 'Model server',
  baseUrl: 'Base URL',
  model: 'Model',
  key: 'Key',
  willRemoveKey: 'The saved key will be removed.',
  removeKey: 'Remove the saved key',
  answers: (answer: string) => `It answers: ${answer}`,
  testing: 'Testing…',
  test: 'Test',
  whatIsSent: 'What is sent to a model',
  aboutSent: 'The conversation, and this text. Audio never leaves this machine.',
  summary: 'Project summary',
  loading: 'Loading…',
  ffmpeg: {
    name: 'FFmpeg',
    label: 'FFmpeg: path of the program or its folder',
    automatic: 'Looked for',
    reading: 'Looking for FFmpeg…',
    found: {
      search: (path, version) => `Found: ${path}${ofVersion(version)}.`,
      settings: (path, version) => `In use: ${path}${ofVersion(version)}.`,
      environment: (path, version) =>
        `In use: ${path}${ofVersion(version)}, named by TAPEHAND_FFMPEG, which goes before what is chosen here.`,
      off: (path) => path,
    } satisfies Record<FfmpegPlace['by'], FoundFfmpeg>,
    none: {
      search: 'Not found. Install FFmpeg (ffmpeg.org) for more formats, or give its path.',
      settings: 'Not found.',
      environment: 'Not found: TAPEHAND_FFMPEG, which goes before what is chosen here, names none that is there.',
      off: 'None is used: TAPEHAND_FFMPEG, which goes before what is chosen here, says “off”.',
    } satisfies Record<FfmpegPlace['by'], string>,
    gone: 'The one that was chosen is not there any more.',
    choose: 'Choose…',
    take: 'Use it',
    trying: 'Asking for its version…',
    lookFor: 'Look for it',
  },
}

type FoundFfmpeg = (path: string, version: string | null) => string

const ofVersion = (version: string | null): string => (version === null ? '' : `, version ${version}`)
