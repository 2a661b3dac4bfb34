/** What a program outside does to the length of what it is given. */
export type ProgramLength =
  | { readonly kind: 'same' }
  /** So much longer for one second that goes in. */
  | { readonly kind: 'ratio'; readonly ratio: number }
  /** Only the program knows. */
  | { readonly kind: 'any' }

/** A program of the machine that the sound of the selection is given to, and that gives other sound back. */
export interface ProgramRequest {
  /** The menu word, for the history and for what is said of it. */
  readonly title: string
  /** As it was found on this machine: a full path, never a line for a shell. */
  readonly program: string
  /** One for each argument; `{input}`, `{output}`, `{rate}` and `{channels}` stand for what is known when it runs. */
  readonly args: readonly string[]
  readonly input: 'wav16' | 'wav24' | 'wavFloat'
  /** The ending of the name of what it writes. */
  readonly output: 'wav' | 'flac' | 'aiff' | 'ogg' | 'mp3'
  /** Longer than this many seconds it may not run. */
  readonly seconds: number
  readonly length: ProgramLength
}
