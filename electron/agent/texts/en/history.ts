/** What is told of the history: what was done, and why it can't be undone as it was said. */
export const history = {
  /** Of what was undone: its name, and how much more there is. */
  again: (text: string, more: number): string =>
    ` What was undone can be done again: “${text}”${more > 0 ? ` and ${more} more` : ''}.`,
  nothingYet: (again: string): string => `Nothing was done yet, so there is nothing to undo.${again}`,
  partUndone: (steps: number): string =>
    ` Of it ${steps === 1 ? 'the last step is' : `the last ${steps} steps are`} undone.`,
  entry: (text: string, label: string): string => `“${text}”${text === label ? '' : ` (${label})`}`,
  told: (text: string, told: string): string => `“${text}”: ${told}`,
  last: (told: string, part: string, again: string): string =>
    `The last thing was ${told}.${part} “Undo” takes it back.${again}`,
  all: (list: readonly string[], more: number, part: string, again: string): string =>
    `Done so far, the last first: ${list.map((one, index) => `${index + 1}. ${one}`).join('; ')}${more > 0 ? `; and ${more} more` : ''}.${part} “Undo” takes back the first of these.${again}`,
  nothingAfter: (text: string): string => `Nothing was done after “${text}”. Nothing was changed.`,
  notCalled: (name: string): string => `Nothing that was done is called “${name}”. Nothing was changed.`,
  lastWas: (text: string): string => ` The last thing was “${text}”; say “undo” to take that back.`,
  nextIs: (text: string): string => ` The next thing to do again is “${text}”.`,
}
