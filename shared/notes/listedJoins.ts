/** Longer lists of joins are cut where they are told. */
export const mostToldJoins = 3

const mostListed = 500

/** Of a longer list of joins those that may be heard, and no more of them than a person goes through. */
export const listedJoins = <T extends { readonly heard: boolean }>(joins: readonly T[]): readonly T[] =>
  joins.length <= mostListed ? joins : joins.filter(({ heard }) => heard).slice(0, mostListed)
