/** Where the app is in its life; the rest of the stand-in reads it, only `app` writes it. */
export const lifecycle = {
  ready: false,
  /** True from the moment a quit closes windows until one of them refuses. */
  quitting: false,
}
