import type { ActName } from '../acts.ts'

/** As an order (with its prefix behind), as an infinitive, and the participle; `#` is the value, `@` the place. */
export type GermanWording = readonly [
  order: string,
  prefix: string,
  infinitive: string,
  participle: string,
  middle: string,
]

/** How each act is said in German; what stands in the middle stands between object and verb. */
export const germanVerbs: Readonly<Record<ActName, readonly GermanWording[]>> = {
  remove: [
    ['lösche', '', 'löschen', 'gelöscht', ''],
    ['entferne', '', 'entfernen', 'entfernt', ''],
    ['schneide', 'heraus', 'herausschneiden', 'herausgeschnitten', ''],
    ['nimm', 'raus', 'rausnehmen', 'rausgenommen', ''],
  ],
  keep: [['behalte nur', '', 'behalten', 'behalten', '']],
  silence: [
    ['ersetze', '', 'ersetzen', 'ersetzt', 'durch Stille'],
    ['mach', '', 'machen', 'gemacht', 'still'],
  ],
  reverse: [['kehre', 'um', 'umkehren', 'umgekehrt', '']],
  invert: [['invertiere', '', 'invertieren', 'invertiert', '']],
  fadeIn: [['blende', 'ein', 'einblenden', 'eingeblendet', '']],
  fadeOut: [['blende', 'aus', 'ausblenden', 'ausgeblendet', '']],
  normalize: [['normalisiere', '', 'normalisieren', 'normalisiert', 'auf # dB']],
  louder: [
    ['mach', '', 'machen', 'gemacht', '# dB lauter'],
    ['hebe', 'an', 'anheben', 'angehoben', 'um # dB'],
  ],
  quieter: [
    ['mach', '', 'machen', 'gemacht', '# dB leiser'],
    ['senke', 'ab', 'absenken', 'abgesenkt', 'um # dB'],
  ],
  loudness: [['bring', '', 'bringen', 'gebracht', 'auf # LUFS']],
  highPass: [['wende einen Hochpass bei # Hz an auf', '', 'anwenden', 'angewendet', '']],
  lowPass: [['wende einen Tiefpass bei # Hz an auf', '', 'anwenden', 'angewendet', '']],
  pitch: [['erhöhe die Tonhöhe von', '', 'erhöhen', 'erhöht', 'um # Halbtöne']],
  split: [
    ['teile', '', 'teilen', 'geteilt', 'bei @'],
    ['trenne', '', 'trennen', 'getrennt', 'bei @'],
  ],
  pause: [['füge', 'ein', 'einfügen', 'eingefügt', 'bei @ # Stille']],
  envelope: [['setze', '', 'setzen', 'gesetzt', 'die Hüllkurve bei @ auf # dB']],
  label: [['setze', '', 'setzen', 'gesetzt', 'bei @ eine Marke namens "#"']],
  mute: [
    ['schalte', 'stumm', 'stummschalten', 'stummgeschaltet', ''],
    ['mach', '', 'machen', 'gemacht', 'stumm'],
  ],
  solo: [['schalte', '', 'schalten', 'geschaltet', 'auf solo']],
  pan: [['schwenke', '', 'schwenken', 'geschwenkt', 'im Panorama #']],
  duplicate: [['dupliziere', '', 'duplizieren', 'dupliziert', '']],
  dropTrack: [
    ['lösche', '', 'löschen', 'gelöscht', ''],
    ['entferne', '', 'entfernen', 'entfernt', ''],
  ],
  rename: [['benenne', 'um', 'umbenennen', 'umbenannt', 'in "#"']],
}
