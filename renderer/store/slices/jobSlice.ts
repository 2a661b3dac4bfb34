import type { Job } from '../../../shared/schemas/job.ts'

/** Mirror of the running jobs; written by `connect` only. */
export interface JobSlice {
  readonly jobs: readonly Job[]
}

export const jobSlice: JobSlice = { jobs: [] }
