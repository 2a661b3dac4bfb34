/** What a project and its files say of themselves. */
export const about = {
  title: 'Tags and cover',
  show: 'Take over from a show',
  noShow: 'Choose a show…',
  cover: 'Choose a cover…',
  coverIs: (kind: string, size: string): string => `Cover: ${kind}, ${size}`,
  noCover: 'No cover. JPEG or PNG, at most 8 MB.',
  remove: 'Remove the cover',
  tooLarge: (name: string): string => `"${name}" is larger than 8 MB. The cover was not changed.`,
}
