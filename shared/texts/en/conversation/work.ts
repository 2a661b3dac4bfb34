/** Names of edits and of work that runs, by those that the engine gives them, which are the English ones. */
export const work: Readonly<Record<string, string>> = {}
