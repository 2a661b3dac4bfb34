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
  /** Read where FFmpeg is installed. */
  byFfmpeg: ['m4a m4b aac mp4 m4v mov 3gp mkv mka webm wma wmv asf amr avi wv ape tta mp2 spx ogv'].flatMap((endings) =>
    endings.split(' '),
  ),
} as const

export const soundEndings: readonly string[] = [...soundFiles.own, ...soundFiles.byFfmpeg]
