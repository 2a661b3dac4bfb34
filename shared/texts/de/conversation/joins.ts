import type { joins as joinsInEnglish } from '../../en/conversation/joins.ts'

export const joins: typeof joinsInEnglish = {
  title: 'Schnitte',
  mayBeHeard: (heard, count) => {
    if (count === 1) return heard === 1 ? 'Der Schnitt ist vielleicht zu hören' : 'Der Schnitt ist nicht zu hören'
    if (heard === 0) return `Keiner von ${count} Schnitten ist zu hören`
    return `${heard} von ${count} Schnitten ${heard === 1 ? 'ist' : 'sind'} vielleicht zu hören`
  },
  mayBeHeardHere: 'vielleicht zu hören',
  goThrough: 'Die Schnitte durchgehen',
  previous: 'Voriger Schnitt',
  next: 'Nächster Schnitt',
  count: (count) => `${count} ${count === 1 ? 'Schnitt' : 'Schnitte'}`,
  at: (number, count) => `${number} von ${count}`,
  hear: 'Den Schnitt anhören',
  hearSide: (side) => `Den Schnitt ${side === 'before' ? 'vorher' : 'nachher'} anhören`,
  all: (count) => `Alle ${count}`,
}
