/** A file that this page sends to the host, from when it was chosen until its sound has come into the project. */
export interface PageUpload {
  readonly id: number
  readonly name: string
  /** How much of it was sent, 0 to 1. */
  readonly fraction: number
  /** `taken`: the app reads it, and has a job for it. */
  readonly step: 'sending' | 'taken'
  readonly stop: () => void
}

export interface UploadSlice {
  readonly uploads: readonly PageUpload[]
  readonly addUploads: (uploads: readonly PageUpload[]) => void
  readonly changeUpload: (id: number, change: Partial<Pick<PageUpload, 'fraction' | 'step'>>) => void
  readonly endUploads: (ids: readonly number[]) => void
}

type Change = (change: (state: UploadSlice) => Partial<UploadSlice>) => void

export function createUploadSlice(set: Change): UploadSlice {
  return {
    uploads: [],
    addUploads: (more) => set(({ uploads }) => ({ uploads: [...uploads, ...more] })),
    changeUpload: (id, change) =>
      set(({ uploads }) => ({ uploads: uploads.map((one) => (one.id === id ? { ...one, ...change } : one)) })),
    endUploads: (ids) => set(({ uploads }) => ({ uploads: uploads.filter(({ id }) => !ids.includes(id)) })),
  }
}
