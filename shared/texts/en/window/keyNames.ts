/** What is printed on keys, where it is another word than in the tables. */
export const keyNames: Readonly<Record<string, string>> = {}
