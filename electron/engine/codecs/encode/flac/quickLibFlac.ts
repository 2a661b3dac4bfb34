import { isBody, kernelBody, type KnownBody, withBody } from '../../../kernels/index.ts'

/** Functions of libflacjs 5.6.0, and what takes the place of each. */
const functions: readonly { readonly known: KnownBody; readonly instead: () => Uint8Array }[] = [
  /** `FLAC__lpc_compute_autocorrelation` */
  {
    known: { length: 244, sha256: '2eb393bc12382659858495015f230e0d3c1537b62bd707c491d324a8f00d994e' },
    instead: () => kernelBody('autocorrelate'),
  },
  /** `FLAC__lpc_compute_residual_from_qlp_coefficients` */
  {
    known: { length: 3780, sha256: '0810574a58e839954119925ffde41aafb9084a65e80ab99bfda890f16c0e1201' },
    instead: () => kernelBody('predictionError'),
  },
  /** `FLAC__MD5Accumulate`: a segment's own sum stands nowhere, that of the file is made by its writer. */
  {
    known: { length: 2831, sha256: 'e1034475b0647e54dd1d389f7327bbfd1835874734b6c0eb7d2392e5da0e9b04' },
    instead: () => answerOne,
  },
]

/** No locals; i32.const 1; end. */
const answerOne = Uint8Array.of(0, 0x41, 1, 0x0b)

/**
 * Most of libFLAC's time are sums that it makes number by number. Kernels in vectors take the place of two functions,
 * and give the same to the bit; a checksum that nobody reads is left out. What another version of the package has stays
 * as it is.
 */
export function quickLibFlac(code: Uint8Array): Uint8Array {
  return functions.reduce((module, { known, instead }) => withBody(module, isBody(known), instead()) ?? module, code)
}
