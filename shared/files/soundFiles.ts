/** Endings of files that are opened as sound; what is in them decides, these only sort what a dialog shows. */
export const soundFiles = {
  /** Read by Tapehand itself. */
  own: [
    'wav',
    'wave',
    'bwf',
    'rf64',
    'aif',
    'aiff',
    'aifc',
    'flac',
    'mp3',
    'ogg',
    'oga',
    'opus',
    'caf',
    'au',
    'snd',
    'w64',
  ],
  /** Read where FFmpeg is installed; some of them by an open window too. */
  byFfmpeg: ['m4a m4b aac mp4 m4v mov 3gp mkv mka webm wma wmv asf amr avi wv ape tta mp2 spx ogv'].flatMap((endings) =>
    endings.split(' '),
  ),
  /** Projects of Audacity, of whose sound and tracks the same is made here; never opened with a double click. */
  projects: ['aup3', 'aup'],
} as const

/** What can be brought in. */
export const importEndings: readonly string[] = [...soundFiles.own, ...soundFiles.byFfmpeg, ...soundFiles.projects]
/** What is one recording a file. */
export const soundEndings: readonly string[] = [...soundFiles.own, ...soundFiles.byFfmpeg]
