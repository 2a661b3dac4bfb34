import { sayName } from '../../../wording/saying.ts'
import { sayCount, sayFixed, sayNumber, sayTime } from '../../../wording/sayingGerman.ts'
import { type editNotes as notesInEnglish, measured as measuredInEnglish } from '../../en/editing/changes.ts'

const round = (seconds: number): string => `${sayNumber(Math.round(seconds * 100) / 100)} s`

function sayPeak(db: number): string {
  const said = `der True Peak kommt auf ${sayFixed(db, 1)} dBTP`
  return db > 0
    ? `${said}: Über 0 dBFS übersteuert es beim Exportieren; ein Begrenzer danach holt ihn herunter`
    : `${said}, über den üblichen -1 dBTP`
}

export const editNotes: typeof notesInEnglish = {
  shortened: (count, seconds) => `${sayCount(count, 'Pause', 'Pausen')} gekürzt, zusammen um ${round(seconds)}`,
  mono: (counted) =>
    counted === 'once'
      ? 'Mono zählt einfach, wie seine Datei; aus zwei Lautsprechern wären es 3 LU mehr'
      : 'Mono zählt als Dual Mono, wie aus zwei Lautsprechern: 3 LU mehr als einfach',
  notes: {
    'true-peak': ({ track, db }) => `${track === null ? '' : `${sayName(track)}: `}${sayPeak(db)}`,
    mono: ({ counted }) => editNotes.mono(counted),
    gained: ({ track, db }) =>
      `${track === null ? '' : `${sayName(track)}: `}${db > 0 ? '+' : ''}${sayFixed(db, 1)} dB Verstärkung`,
    'measured-by': ({ name, lufs }) => `${sayName(name)} liegt bei ${sayFixed(lufs, 1)} LUFS`,
    'peak-rose': ({ by, db }) => {
      const over = db > 0 ? ', über Vollaussteuerung: Senken Sie den Pegel, bevor Sie exportieren' : ''
      return `die Spitzen stiegen um ${sayFixed(by, 1)} dB auf ${sayFixed(db, 1)} dBFS${over}`
    },
    'joins-heard': ({ count, heard, times }) => {
      const joins = count === 1 ? 'der Schnitt' : `${heard} von ${count} Schnitten`
      const verb = count === 1 || heard === 1 ? 'ist' : 'sind'
      return `${joins} ${verb} vielleicht zu hören, bei ${times.map(sayTime).join(', ')}`
    },
    'room-filled': ({ count, seconds, first }) =>
      count === 1
        ? `${round(seconds)} tote Stille am Schnitt, ab ${sayTime(first.start)}, bekommen Raumton`
        : `tote Stille an ${count} Schnitten, zusammen ${round(seconds)}, bekommt Raumton`,
    limited: ({ ceilingDb, db }) =>
      `Spitzen werden auf ${sayNumber(ceilingDb)} dBTP begrenzt, die lauteste um ${sayFixed(db, 1)} dB`,
    'level-short': ({ db }) => `näher als ${sayFixed(db, 1)} kommt es unter dieser Grenze nicht`,
    'muted-heard': ({ count }) =>
      count === 1
        ? 'eine davon war stummgeschaltet und ist in der Mischung zu hören'
        : `${count} davon waren stummgeschaltet und sind in der Mischung zu hören`,
    'hum-found': ({ frequencyHz }) => `es brummt bei ${sayNumber(frequencyHz)} Hz`,
    'made-like': ({ track, start, end }) => `wie ${sayTime(start)}–${sayTime(end)} von ${track}`,
    'pauses-shortened': ({ count, seconds, first }) =>
      `${sayCount(count, 'Pause wird', 'Pausen werden')} kürzer, zusammen um ${round(seconds)}${first.length === 0 ? '' : ': '}${[
        ...first.map(
          ({ start, end, after }) => `${sayTime(start)}–${sayTime(end)}: ${round(end - start)} → ${round(after)}`,
        ),
        ...(first.length > 0 && count > first.length ? [`und ${count - first.length} weitere`] : []),
      ].join('; ')}`,
  },
}

/** Numbers get their comma where they are shown (`sayChange`). */
export const measured: typeof measuredInEnglish = {
  names: {
    pause: 'Pause',
    click: 'Knackser',
    loudness: 'Lautheit',
    level: 'Pegel',
    noise: 'Rauschen',
    peak: 'Spitze',
    length: 'Länge',
  },
  values: {
    ...measuredInEnglish.values,
    'about-level': ({ db }) => `etwa ${db.toFixed(1)} dB`,
    silence: 'Stille',
    repaired: 'repariert',
    'no-noise': 'still',
    'nothing-to-take-out': 'nichts herauszunehmen',
  },
}
