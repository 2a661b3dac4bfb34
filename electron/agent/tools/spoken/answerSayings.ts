/** What a question comes to in words, and what could be said next. */
export interface SaidAnswer {
  readonly text: string
  readonly offers?: string[]
  readonly lead?: string
}

/** By the question's name: its value in words. */
export type AnswerSayings = Readonly<Record<string, (value: unknown) => SaidAnswer>>
