import type { Tags } from '../../../shared/schemas/exportRequest.ts'

/** A picture as it was in its file; it is never decoded. */
export interface Cover {
  readonly mime: 'image/jpeg' | 'image/png'
  readonly bytes: Uint8Array
}

/** What a project says of itself: it came with its recording, or a person said it; files that go out say it too. */
export interface About {
  readonly tags: Tags
  readonly cover: Cover | null
}
