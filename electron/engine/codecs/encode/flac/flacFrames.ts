/** Frames of sound in one FLAC block; all but the last one of a file are as long. */
export const flacBlockFrames = 4096
