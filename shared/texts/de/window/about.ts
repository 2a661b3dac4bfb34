import type { about as english } from '../../en/window/about.ts'

export const about: typeof english = {
  title: 'Tags und Titelbild',
  show: 'Von einer Sendung übernehmen',
  noShow: 'Sendung wählen …',
  cover: 'Titelbild wählen …',
  coverIs: (kind, size) => `Titelbild: ${kind}, ${size}`,
  noCover: 'Kein Titelbild. JPEG oder PNG, höchstens 8 MB.',
  remove: 'Titelbild entfernen',
  tooLarge: (name) => `„${name}“ ist größer als 8 MB. Das Titelbild wurde nicht geändert.`,
}
