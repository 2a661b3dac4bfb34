/** No place was found where one segment can go on in the next: the sound has to be encoded in one go. */
export class SeamMissing extends Error {}
