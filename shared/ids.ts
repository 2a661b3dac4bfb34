declare const idBrand: unique symbol
type Id<Name extends string> = string & { readonly [idBrand]: Name }

export type TrackId = Id<'track'>
export type ClipId = Id<'clip'>
export type LabelId = Id<'label'>
export type BlockId = number & { readonly [idBrand]: 'block' }
export type RequestId = Id<'request'>
