import type { FromWindow } from '../../../../shared/schemas/windowSound.ts'

/** A file that a window decodes: what is not asked for is not decoded. */
export interface WindowSound {
  /** `silent`: nothing came for so long that nothing more is to be expected. */
  next(): Promise<FromWindow | 'silent'>
  /** Lets the window stop. */
  close(): void
}

/** The windows that are open: one of them decodes what is not read here. */
export interface Windows {
  ask(path: string): WindowSound
}
