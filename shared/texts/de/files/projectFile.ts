import type { projectFile as projectFileInEnglish, about as aboutInEnglish } from '../../en/files/projectFile.ts'

const changes = (count: number): string => (count === 1 ? '1 Änderung' : `${count} Änderungen`)
const can = (count: number): string => (count === 1 ? 'kann' : 'können')

export const projectFile: typeof projectFileInEnglish = {
  name: 'Projektdatei',
  kept: 'Änderungen, die rückgängig gemacht werden können',
  most: (count) => `Bis zu ${count}`,
  reading: 'Wird gelesen …',
  size: ({ file, now, past, free }, count) =>
    [
      `Dieses Projekt belegt ${file}: ${now} für das, was jetzt zu hören ist, ${past}, die nur der Verlauf braucht`,
      free === null ? '' : `, ${free}, die wieder frei werden`,
      `. ${changes(count)} ${can(count)} zurückgenommen werden.`,
    ].join(''),
  forget: 'Verlauf vergessen …',
  askForget: (count) =>
    `${changes(count)} ${can(count)} danach nicht mehr rückgängig gemacht werden, und niemand kann sie zurückholen. Der Ton bleibt, wie er ist.`,
  askLimit: (most, going) =>
    [
      ...(going > 0
        ? [
            `${changes(going)} vor den letzten ${most} dieses Projekts ${can(going)} danach nicht mehr rückgängig gemacht werden.`,
          ]
        : []),
      `Jedes Projekt, an dem Sie arbeiten, behält von da an nur seine letzten ${most} Änderungen; ältere sind endgültig fort.`,
      'Der Ton bleibt, wie er ist.',
    ].join(' '),
  doForget: 'Verlauf vergessen',
  doLimit: (most) => `Nur ${most} behalten`,
  leave: 'So lassen',
  forgot: (count) => `${changes(count)} vergessen.`,
}

export const about: typeof aboutInEnglish = {
  title: 'Tags und Titelbild',
  show: 'Von einer Sendung übernehmen',
  noShow: 'Sendung wählen …',
  cover: 'Titelbild wählen …',
  coverIs: (kind, size) => `Titelbild: ${kind}, ${size}`,
  noCover: 'Kein Titelbild. JPEG oder PNG, höchstens 8 MB.',
  remove: 'Titelbild entfernen',
  tooLarge: (name) => `„${name}“ ist größer als 8 MB. Das Titelbild wurde nicht geändert.`,
}
