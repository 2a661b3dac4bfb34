import type { keyNames as english } from '../../en/window/keyNames.ts'

export const keyNames: typeof english = {
  Ctrl: 'Strg',
  Shift: 'Umschalt',
  Space: 'Leertaste',
  Home: 'Pos1',
  End: 'Ende',
  Delete: 'Entf',
  Backspace: 'Rücktaste',
  Enter: 'Eingabe',
  Insert: 'Einfg',
  ArrowLeft: 'Links',
  ArrowRight: 'Rechts',
  ArrowUp: 'Auf',
  ArrowDown: 'Ab',
  PageUp: 'Bild auf',
  PageDown: 'Bild ab',
}
