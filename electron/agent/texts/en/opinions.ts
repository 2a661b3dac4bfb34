/** What stands beside a model's steps: the person's own words, as they are read without it. */
export const opinions = {
  alone: 'Your words could not be read without the model, so nothing stands beside what it wants.',
  inPart:
    'Your words could be read only in part without the model, so nothing stands beside the rest of what it wants.',
  mean: (sentences: readonly string[]): string => `Read without the model, your words mean: ${sentences.join('; ')}.`,
  noChange: (sentences: readonly string[]): string =>
    `Read without the model, your words ask for no change: ${sentences.join('; ')} is the model’s own idea.`,
  notSaid: (sentence: string): string => `Read without the model, your words don’t say this: ${sentence}.`,
  noTrack: (meant: string, chosen: string): string =>
    `Your words name no track, so they mean ${meant}; the model chose ${chosen}.`,
  otherwise: (said: string, chosen: string): string => `Your words say ${said}; the model chose ${chosen}.`,
  noValues: (names: readonly string[], values: readonly string[]): string =>
    `Your words don’t say the ${names.join(' and the ')}; the model chose ${values.join(' and ')}.`,
  noPlace: (chosen: string | undefined): string =>
    `Your words don’t say where${chosen === undefined ? '.' : `; the model chose ${chosen}.`}`,
  whyThen: (why: string, chosen: string): string => `${why} The model chose ${chosen}.`,
  unmet: (conditions: readonly string[]): string =>
    `Your words ask for it only ${conditions.map((words) => `“${words}”`).join(' and ')}, and that is not so.`,
}
