/** A file that is to be decoded. */
export interface SoundTask {
  readonly id: string
  /** Bytes. */
  readonly size: number
  /** Where its bytes come from and its sound goes to. */
  readonly address: string
}
