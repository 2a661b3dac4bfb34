/** What a value of a tool is called and means. */
export interface FieldTexts {
  readonly name: string
  readonly about: string
}

/** By the parameter's name. In English a tool says all of it itself. */
export const fields: Readonly<Record<string, FieldTexts>> = {}
