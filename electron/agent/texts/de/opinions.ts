import type { opinions as opinionsInEnglish } from '../en/opinions.ts'

export const opinions: typeof opinionsInEnglish = {
  alone: 'Ihre Worte ließen sich ohne das Modell nicht lesen, also steht nichts neben dem, was es will.',
  inPart:
    'Ihre Worte ließen sich ohne das Modell nur zum Teil lesen, also steht nichts neben dem Rest von dem, was es will.',
  mean: (sentences) => `Ohne das Modell gelesen, heißen Ihre Worte: ${sentences.join('; ')}.`,
  noChange: (sentences) =>
    `Ohne das Modell gelesen, wollen Ihre Worte keine Änderung: ${sentences.join('; ')} ist ein eigener Einfall des Modells.`,
  notSaid: (sentence) => `Ohne das Modell gelesen, sagen Ihre Worte das nicht: ${sentence}.`,
  noTrack: (meant, chosen) =>
    `Ihre Worte nennen keine Spur, also ist ${meant} gemeint; das Modell hat ${chosen} gewählt.`,
  otherwise: (said, chosen) => `Ihre Worte sagen ${said}; das Modell hat ${chosen} gewählt.`,
  noValues: (names, values) =>
    `Ihre Worte sagen nichts über ${names.join(' und ')}; das Modell hat ${values.join(' und ')} gewählt.`,
  noPlace: (chosen) =>
    `Ihre Worte sagen nicht, wo${chosen === undefined ? '.' : `; das Modell hat ${chosen} gewählt.`}`,
  whyThen: (why, chosen) => `${why} Das Modell hat ${chosen} gewählt.`,
  unmet: (conditions) =>
    `Ihre Worte wollen es nur ${conditions.map((words) => `„${words}“`).join(' und ')}, und so ist es nicht.`,
}
