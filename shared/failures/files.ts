/** What can go wrong with audio and project files. `name` is a file name without its folder. */
export const fileFailures = {
  'files/missing': (p: { name: string }) => ({
    message: `"${p.name}" is not there any more. Nothing was opened; choose another file.`,
    recover: 'chooseFile' as const,
  }),
  'files/unreadable': (p: { name: string; reason: string }) => ({
    message: `"${p.name}" can't be read (${p.reason}). Nothing was opened.`,
    recover: 'chooseFile' as const,
  }),
  'files/empty': (p: { name: string }) => ({
    message: `"${p.name}" holds no audio: the file is empty. Nothing was imported.`,
    recover: 'chooseFile' as const,
  }),
  'files/not-audio': (p: { name: string; formats: string }) => ({
    message: `"${p.name}" is not an audio file that can be opened here. These can: ${p.formats}. Nothing was imported.`,
    recover: 'chooseFile' as const,
  }),
  'files/broken': (p: { name: string; reason: string }) => ({
    message: `"${p.name}" is damaged: ${p.reason}. Nothing was imported.`,
    recover: 'chooseFile' as const,
  }),
  'files/unsupported': (p: { name: string; what: string; formats: string }) => ({
    message: `"${p.name}" uses ${p.what}, which can't be opened here. These can: ${p.formats}. Nothing was imported.`,
    recover: 'chooseFile' as const,
  }),
  'files/convert-first': (p: { name: string; what: string }) => ({
    message: `"${p.name}" uses ${p.what}, which can't be opened here. Nothing was imported; convert it to WAV or FLAC with another program (Audacity or FFmpeg, for example) and import that.`,
    recover: 'chooseFile' as const,
  }),
  'files/decoder-stopped': (p: { name: string }) => ({
    message: `"${p.name}" could not be read: what decodes it stopped in the middle. Nothing was imported; try again, or convert the file to WAV with another program.`,
    recover: 'chooseFile' as const,
  }),
  'files/exists': (p: { name: string }) => ({
    message: `"${p.name}" exists already, and nothing was written. Choose another name, or say that it may be overwritten.`,
    recover: 'chooseFile' as const,
  }),
  'files/cannot-write': (p: { name: string; reason: string }) => ({
    message: `"${p.name}" can't be written (${p.reason}). Nothing was left behind; choose another place.`,
    recover: 'chooseFile' as const,
  }),
  'files/too-long-for-wav': (p: { name: string }) => ({
    message: `"${p.name}" would be longer than the format can hold. Nothing was written; export a part of it.`,
  }),
  'files/encoder-stopped': (p: { path: string }) => ({
    message: `The encoder stopped, so "${p.path.split(/[/\\]/u).at(-1)}" was not written. Nothing was left behind; try again.`,
    recover: 'retry' as const,
  }),
  'files/no-such-format': (p: { name: string }) => ({
    message: `${p.name} files can't be written here. These can: WAV, FLAC, MP3 and Ogg Vorbis. Nothing was written.`,
  }),
  'files/unfinished-request': () => ({
    message:
      'A request is being carried out, so a copy of the project would lack what it does. Nothing was written; save when it is done.',
  }),
  'files/no-labels': () => ({
    message: 'The project has no labels, so there is nothing to export one file per label from. Nothing was written.',
  }),
  'files/not-labels': (p: { name: string }) => ({
    message: `"${p.name}" holds no labels that can be read here. These can: label tracks of Audacity, SRT, WebVTT. Nothing was imported.`,
    recover: 'chooseFile' as const,
  }),
  'files/no-labels-to-write': () => ({
    message: 'The project has no labels, so there is nothing to export. Nothing was written.',
  }),
  'files/nothing-to-export': () => ({ message: 'The project holds no audio, so there is nothing to export.' }),
  'files/damaged-project': (p: { name: string; reason: string }) => ({
    message: `The project "${p.name}" can't be opened (${p.reason}). The file was not touched.`,
    recover: 'chooseFile' as const,
  }),
  'files/newer-project': (p: { name: string }) => ({
    message: `The project "${p.name}" was made by a newer version of Tapehand. The file was not touched; update to open it.`,
  }),
  'files/cancelled': () => ({ message: 'Cancelled. Nothing was changed.' }),
} as const
