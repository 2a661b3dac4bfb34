/**
 * How a spectrogram is laid out: rows of equal height on the mel scale, from the lowest at the bottom, and levels in
 * steps. The engine measures by it, the window draws and writes its frequencies by it.
 */
export const spectrumRows = 128
/** 0 is this far below full scale or less; the greatest step is the level at which a row is as bright as it gets. */
export const spectrumLevels = { floorDb: -96, topDb: -12, steps: 127 } as const

const melOf = (hertz: number): number => 1127 * Math.log1p(hertz / 700)
const hertzOf = (mel: number): number => 700 * Math.expm1(mel / 1127)

/** What is above can't be heard, and is not shown. */
const audible = 20_000

export const highestHertz = (sampleRate: number): number => Math.min(audible, sampleRate / 2)

/** The frequency at a height, 0 at the bottom and 1 at the top. */
export const hertzAt = (share: number, sampleRate: number): number => hertzOf(share * melOf(highestHertz(sampleRate)))

export const shareAt = (hertz: number, sampleRate: number): number => melOf(hertz) / melOf(highestHertz(sampleRate))
