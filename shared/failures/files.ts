import { type AudioFault, type AudioFeature, sayAudioFault, sayFeature } from './values/audioFaults.ts'
import { row } from './failureRow.ts'
import { type ProjectFault, sayFault } from './values/projectFaults.ts'
import { sayCause, type SystemCause } from './values/systemCauses.ts'

/** Formats that can be opened. */
const openable = 'WAV, AIFF, CAF, AU, W64, FLAC, MP3, Ogg Vorbis and Opus, and with FFmpeg M4A, MP4 and more'

/** What can go wrong with audio and project files. `name` is a file name without its folder. */
export const fileFailures = {
  'files/missing': row({
    when: 'A file is not where it was.',
    example: { name: 'take.wav' },
    says: (p) => `"${p.name}" is not there any more.`,
    left: 'nothing-opened',
    advice: '; choose another file.',
    recover: 'chooseFile',
  }),
  'files/unreadable': row<{ readonly name: string; readonly cause: SystemCause }>({
    when: 'The system does not let a file be read.',
    example: { name: 'take.wav', cause: { kind: 'no-permission' } },
    says: (p) => `"${p.name}" can't be read (${sayCause(p.cause)}).`,
    left: 'nothing-opened',
    recover: 'chooseFile',
  }),
  'files/empty': row({
    when: 'A file without a byte is imported.',
    example: { name: 'take.wav' },
    says: (p) => `"${p.name}" holds no audio: the file is empty.`,
    left: 'nothing-imported',
    recover: 'chooseFile',
  }),
  'files/project-empty': row({
    when: 'A project of Audacity without a track of sound is imported.',
    example: { name: 'show.aup3' },
    says: (p) => `"${p.name}" is a project of Audacity without a track of sound.`,
    left: 'nothing-imported',
    recover: 'chooseFile',
  }),
  'files/project-without-sound': row({
    when: 'A project of Audacity 1 or 2 is imported without the folder that holds its sound.',
    example: { name: 'show.aup', folder: 'show_data' },
    says: (p) => `"${p.name}" keeps its sound in the folder "${p.folder}" beside it, and that is not there.`,
    left: 'nothing-imported',
    advice: '; put the folder beside it, and open it from there instead of sending the file alone.',
    recover: 'chooseFile',
  }),
  'files/not-audio': row({
    when: 'A file is imported that is of no known format.',
    example: { name: 'take.wav' },
    says: (p) => `"${p.name}" is not an audio file that can be opened here. These can: ${openable}.`,
    left: 'nothing-imported',
    recover: 'chooseFile',
  }),
  'files/broken': row<{ readonly name: string; readonly fault: AudioFault }>({
    when: 'An audio file is damaged.',
    example: { name: 'take.wav', fault: { kind: 'ends-early', at: 1, length: 2 } },
    says: (p) => `"${p.name}" is damaged: ${sayAudioFault(p.fault)}.`,
    left: 'nothing-imported',
    recover: 'chooseFile',
  }),
  'files/unsupported': row<{ readonly name: string; readonly feature: AudioFeature }>({
    when: 'An audio file uses something that is not read here.',
    example: { name: 'take.wav', feature: { kind: 'midi' } },
    says: (p) => `"${p.name}" uses ${sayFeature(p.feature)}, which can't be opened here. These can: ${openable}.`,
    left: 'nothing-imported',
    recover: 'chooseFile',
  }),
  'files/convert-first': row<{ readonly name: string; readonly feature: AudioFeature }>({
    when: 'An audio file uses a codec that is not read here, and other programs can convert it.',
    example: { name: 'take.m4a', feature: { kind: 'mp4' } },
    says: (p) => `"${p.name}" uses ${sayFeature(p.feature)}, which can't be opened here.`,
    left: 'nothing-imported',
    advice:
      '; install FFmpeg (ffmpeg.org), which reads it for Tapehand, or convert it to WAV or FLAC with another program, and import it again.',
    recover: 'chooseFile',
  }),
  'files/decoder-stopped': row({
    when: 'The thread that decodes a file died.',
    example: { name: 'take.wav' },
    says: (p) => `"${p.name}" could not be read: what decodes it stopped in the middle.`,
    left: 'nothing-imported',
    advice: '; try again, or convert the file to WAV with another program.',
    recover: 'chooseFile',
  }),
  'files/exists': row({
    when: 'An export or a copy would overwrite a file.',
    example: { name: 'take.wav' },
    says: (p) =>
      `"${p.name}" exists already, and nothing was written. Choose another name, or say that it may be overwritten.`,
    recover: 'chooseFile',
  }),
  'files/cannot-write': row<{ readonly name: string; readonly cause: SystemCause }>({
    when: 'The system does not let a file be written.',
    example: { name: 'take.wav', cause: { kind: 'no-permission' } },
    says: (p) => `"${p.name}" can't be written (${sayCause(p.cause)}).`,
    left: 'nothing-left-behind',
    advice: '; choose another place.',
    recover: 'chooseFile',
  }),
  'files/encoder-stopped': row({
    when: 'The thread that encodes a file died.',
    example: { path: '/music/out.mp3' },
    says: (p) => `The encoder stopped, so "${p.path.split(/[/\\]/u).at(-1)}" was not written.`,
    left: 'nothing-left-behind',
    advice: '; try again.',
    recover: 'retry',
  }),
  'files/no-such-format': row({
    when: 'An export asks for a format that is not written here.',
    example: { name: 'AAC' },
    says: (p) =>
      `${p.name} files can't be written here. These can: WAV, AIFF, FLAC, MP3 and Ogg Vorbis, with FFmpeg M4A and Opus too.`,
    left: 'nothing-written',
  }),
  'files/no-such-report-format': row<{ readonly name: string; readonly known: readonly string[] }>({
    when: 'A report is asked for in a form that it is not written in.',
    example: { name: 'CSV', known: ['TXT', 'JSON'] },
    says: (p) => `This report is not written as ${p.name}, only as ${p.known.join(' or ')}.`,
    left: 'nothing-written',
  }),
  'files/format-needs-ffmpeg': row({
    when: 'An export asks for a format that FFmpeg writes, and none is found.',
    example: { format: 'M4A' },
    says: (p) => `${p.format} files are written by FFmpeg, and none is found here.`,
    left: 'nothing-written',
    advice: '; install FFmpeg (ffmpeg.org), or export it as MP3 or Ogg Vorbis.',
  }),
  'files/not-a-picture': row({
    when: 'A cover is to be taken from a file that has none.',
    example: { name: 'cover.gif' },
    says: (p) => `"${p.name}" is no JPEG or PNG picture of at most 8 MB, and no sound file that has one.`,
    left: 'nothing-changed',
    advice: '; choose another file.',
    recover: 'chooseFile',
  }),
  'files/no-such-show': row<{ readonly name: string; readonly known: readonly string[] }>({
    when: 'The tags of a show are asked for that nothing was exported of.',
    example: { name: 'Night Shift', known: ['Day Shift'] },
    says: (p) =>
      `No tags of a show called “${p.name}” are kept. ${p.known.length === 0 ? 'They are kept when something is exported with an album.' : `These are: ${p.known.join(', ')}.`}`,
    left: 'nothing-changed',
  }),
  'files/too-long-for-format': row({
    when: 'A file of this format can not be as long as what is exported.',
    example: { format: 'AIFF' },
    says: (p) => `It is too long for an ${p.format} file, which holds 4 GB at most.`,
    left: 'nothing-written',
    advice: '; export it as WAV or FLAC.',
  }),
  'files/unfinished-request': row({
    when: 'A copy of the project is asked for while a request is carried out.',
    says: 'A request is being carried out, so a copy of the project would lack what it does.',
    left: 'nothing-written',
    advice: '; save when it is done.',
  }),
  'files/no-labels': row({
    when: 'One file per label is asked for, and there are no labels.',
    says: 'The project has no labels, so there is nothing to export one file per label from.',
    left: 'nothing-written',
  }),
  'files/not-labels': row({
    when: 'A file is imported as labels, and holds none.',
    example: { name: 'labels.txt' },
    says: (p) =>
      `"${p.name}" holds no labels that can be read here. These can: label tracks of Audacity, SRT, WebVTT, ` +
      'tables of markers (Reaper, Audition, Premiere), chapters of podcasts (JSON), lists of times.',
    left: 'nothing-imported',
    recover: 'chooseFile',
  }),
  'files/no-labels-to-write': row({
    when: 'Labels are exported, and there are none.',
    says: 'The project has no labels, so there is nothing to export.',
    left: 'nothing-written',
  }),
  'files/nothing-to-export': row({
    when: 'An export of a project without audio.',
    says: 'The project holds no audio, so there is nothing to export.',
  }),
  'files/damaged-project': row<{ readonly name: string; readonly fault: ProjectFault }>({
    when: 'A project file is damaged.',
    example: { name: 'show.tapehand', fault: { kind: 'block-damaged', block: 7 } },
    says: (p) => `The project "${p.name}" can't be opened (${sayFault(p.fault)}).`,
    left: 'file-untouched',
    recover: 'chooseFile',
  }),
  'files/newer-project': row({
    when: 'A project file was written by a later version.',
    example: { name: 'show.tapehand' },
    says: (p) => `The project "${p.name}" was made by a newer version of Tapehand.`,
    left: 'file-untouched',
    advice: '; update to open it.',
  }),
  'files/cancelled': row({
    when: 'An import or export was stopped.',
    says: 'Cancelled.',
    left: 'nothing-changed',
  }),
}
