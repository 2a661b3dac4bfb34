/** The member of a union that a kind belongs to; several kinds may share one. */
type OfKind<Fact, Kind> = Fact extends { readonly kind: infer Kinds } ? (Kind extends Kinds ? Fact : never) : never

/** What is said of each kind of something that a failure carries: the words, or how its values are put into words. */
export type Sayings<Fact extends { readonly kind: string }> = {
  readonly [Kind in Fact['kind']]: string | ((fact: OfKind<Fact, Kind>) => string)
}

/** One table for each sort of fact and language; that it knows every kind is seen to by the compiler. */
export function sayBy<Fact extends { readonly kind: string }>(sayings: Sayings<Fact>, fact: Fact): string {
  const said: string | ((fact: never) => string) = sayings[fact.kind as Fact['kind']]
  return typeof said === 'string' ? said : said(fact as never)
}
