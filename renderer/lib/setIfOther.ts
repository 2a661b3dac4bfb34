/*
 * What is drawn in every frame writes to the page only what is another value there: to a browser every write is a
 * change, and what is moved or hidden anew costs a frame as much as what really is.
 */

export function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden
}

export function setData({ dataset }: HTMLElement, name: string, value: string): void {
  if (dataset[name] !== value) dataset[name] = value
}

export function setStyle({ style }: HTMLElement, name: 'left' | 'width', value: string): void {
  if (style[name] !== value) style[name] = value
}

/** One that styles read: `--height`. */
export function setProperty({ style }: HTMLElement, name: `--${string}`, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
