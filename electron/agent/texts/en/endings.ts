/** How a request ends, and what stands of it. */
export const endings = {
  stopHere: 'All right, I stop here.',
  nothingChanged: 'Nothing was changed.',
  allRightNothing: 'All right, nothing was changed.',
  youSaid: (reason: string): string => ` You said: “${reason}”.`,
  neverMind: 'All right, never mind. Nothing was changed.',
  restNotDone: (reason: string): string => `The rest was not done: ${reason === '' ? 'you said no to it' : reason}.`,
  denied: (sentences: readonly string[]): string => `Not done, for you said no: ${sentences.join('; ')}.`,
  leftOut: (sentences: readonly string[]): string => `Left out, as you chose: ${sentences.join('; ')}.`,
  stands: (told: readonly string[]): string => `What was done stands: ${told.join('; ')}.`,
  notDone: (sentences: readonly string[]): string => ` Not done: ${sentences.join('; ')}.`,
  doneBefore: (told: readonly string[]): string => `Done before in this request: ${told.join('; ')}.`,
  modelSays: (quoted: string): string => `The model says: ${quoted}`,
  calledNoTool: 'Nothing was changed: the model called no tool.',
  notReached: (goal: string, wanted: string, measured: string): string =>
    `Not reached: ${goal} (done when ${wanted}; now ${measured}).`,
  chosenBy: {
    model: (values: readonly string[]): string => `Chosen by the model: ${values.join(', ')}.`,
    you: (values: readonly string[]): string => `Edited by you: ${values.join(', ')}.`,
  },
  openSteps: (done: number, all: number, open: readonly string[]): string =>
    `Of the model’s plan ${done} of ${all} steps ${done === 1 ? 'is' : 'are'} done; open: ${open.join('; ')}.`,
  takeUp: 'back to the other one',
  setAside: (request: string): string => `Set aside: “${request}”.`,
  leftAlone: (request: string): string => `Left: “${request}”.`,
  toGoOn: (say: string): string => ` Say “${say}” to go on with it.`,
  nothingAside: 'Nothing was set aside.',
  closedInTheMiddle: 'The app was closed in the middle of this request.',
  closedTakenBack:
    'The app was closed in the middle of this request, so it was taken back. Nothing was changed; say it again to do it.',
  sayWhatIsLeft: 'Say what is still to be done.',
  restLeft: (sentences: readonly string[], canDo: boolean): string =>
    `Not done of what you said: ${sentences.join('; ')}.${canDo ? ' Say “do the rest” to do it.' : ''}`,
  buried: (request: string, later: string): string =>
    `I can't change “${request}” by itself any more: “${later}” was done after it. Undo back to it first, or say what to do now. Nothing was changed.`,
  recipeSaved: (name: string, file: string, list: readonly string[]): string =>
    `Saved as the recipe “${name}” (${file}): ${list.join(', ')}. Say “do ${name}” in any project.`,
  filesShown: (name: string): string =>
    `The table of many files is open with the recipe “${name}”. Choose files and a folder there; it shows what each would get, and writes nothing before you say so.`,
  filesByCommand: (name: string): string =>
    `Many files are done on the command line: tapehand batch "${name}" FILES -o FOLDER. It shows what each would get, and asks before anything is written.`,
  noRecipes: 'There are no recipes yet. Say “save what we just did as …” to make one of what was done.',
  recipes: (lines: readonly string[], first: string): string =>
    ['The recipes:', ...lines, `Say “do ${first}” to do one.`].join('\n'),
  conditionMet: (words: string): string => `The condition “${words}” is met.`,
  conditionNotMet: (words: string): string => `The condition “${words}” is not met, so that was left as it is.`,
}
