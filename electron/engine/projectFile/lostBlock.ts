/** Thrown for a state whose samples went with a long transaction that the drive refused. */
export class LostBlock extends Error {}
