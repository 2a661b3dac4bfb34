/** As the start of a sentence is written. */
export const startUpper = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
