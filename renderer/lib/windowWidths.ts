/**
 * Widths of the window at which something gives way, CSS pixels. Style sheets can't read them and say them as numbers;
 * a test (`test/arch/windowWidths.test.ts`) finds one that says another.
 */
export const windowWidths = {
  /** Up to here the lanes have the window to themselves, and the chat is a line above them. */
  narrow: 980,
  /** Up to here what is only looked at goes: meters of the mix, pictures of curves. */
  close: 1180,
  /** From here on there is more room for the chat, and letters are larger. */
  wide: 1600,
  /** From here on all of it is larger. */
  huge: 3200,
} as const
