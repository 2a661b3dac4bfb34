/** The first for 1, the last for -1; undefined where there are not as many. */
export const nthOf = <T>(row: readonly T[], number: number): T | undefined => row.at(number > 0 ? number - 1 : number)
