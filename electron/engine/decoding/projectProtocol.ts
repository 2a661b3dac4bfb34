import type { Result } from '../../../shared/result.ts'
import type { ProjectForm } from '../codecs/audacity/sniffProject.ts'
import type { LostRange, ProjectOutline, WantedSound } from '../codecs/audacity/projectOutline.ts'
import type { ProjectPart } from './decoders.ts'

/** What is asked of the thread that reads projects of other programs. */
export interface ProjectCalls {
  open(request: { readonly path: string; readonly name: string; readonly form: ProjectForm }): Result<ProjectOutline>
  ask(request: WantedSound): Result<null>
  next(request: null): Result<GivenPart>
}

/** What was lost or repaired comes with the end (`part` is null). */
export interface GivenPart {
  readonly part: ProjectPart | null
  readonly lost: readonly LostRange[]
  readonly repaired: number
}
