import type { palette as english } from '../../en/window/palette.ts'

export const palette: typeof english = {
  askInChat: 'Im Chat fragen',
  title: 'Befehlspalette',
  command: 'Befehl',
  placeholder: 'Schreiben Sie, was Sie tun möchten',
  found: 'Gefundene Befehle',
  commands: 'Befehle',
  askInChatFor: (what) => `Im Chat fragen: ${what}`,
  alsoCalled: (name) => `auch „${name}“ genannt`,
}
