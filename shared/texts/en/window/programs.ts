import type { FieldTexts } from '../words/fields.ts'
import type { ToolTexts } from '../editing/tools.ts'

interface ProgramTexts extends ToolTexts {
  readonly fields: Readonly<Record<string, FieldTexts>>
}

/** Programs of the machine that Tapehand describes (`assets/tools`), with values of their own, by their names. */
export const programs: Readonly<Record<string, ProgramTexts>> = {}
