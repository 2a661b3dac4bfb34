/** Where the compiled kernels are. */
export const kernelsFile: string
export function ensureKernels(): Promise<void>
