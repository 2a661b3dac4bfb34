/**
 * The kernels' door: loops over samples in WebAssembly SIMD. What each gives is what plain code would give, bit for
 * bit; a room and a spectral gate count with 32 bits in place of 64, which is 120 dB below what they give.
 */
export { compressRows, type Compression, type CompressionState } from './compressRows.ts'
export { createGate, type Gate } from './createGate.ts'
export { createLimiting, type Limiting } from './createLimiting.ts'
export { createMending, mendingDelay, type Mending } from './createMending.ts'
export { createOversampling, oversampledFrames, type HalfFilters, type Oversampling } from './createOversampling.ts'
export { createHall, type Hall, type Room } from './createHall.ts'
export { createSpectralGate, type SpectralGate, type SpectralGating } from './createSpectralGate.ts'
export { decodeRows, type StoredFrames } from './decodeRows.ts'
export { filterRows, type FilterState } from './filterRows.ts'
export { peaksBetween, type Between } from './peaksBetween.ts'
export { placesIn, portionFrames, type Portions } from './portions.ts'
export { interleaveRows, quantiseS16, roundS16, roundS24 } from './quantiseRows.ts'
export {
  addRow,
  averageRow,
  hashRow,
  mixRow,
  peakOfRow,
  rampRow,
  scaleRow,
  squaresOfRow,
  type StraightRamp,
} from './rows.ts'
export { borrowRow, borrowRows, inScratch, scratchRow } from './scratch.ts'
export { summariseRow, summariseS16 } from './summariseBlock.ts'
export { weighRows, type WeighingState } from './weighRows.ts'
export { copyS16, gainS16, peakS16, type StoredS16 } from './storedS16.ts'
export { isBody, type KnownBody, withBody } from './functionBodies.ts'
export { freshKernels, kernelBody, type KernelCode, type RateStep } from './kernelCode.ts'
