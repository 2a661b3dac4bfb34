/** Writes what is another transform only: to a browser every write is a change. */
export function setTransform({ style }: HTMLElement, transform: string): void {
  if (style.transform !== transform) style.transform = transform
}
