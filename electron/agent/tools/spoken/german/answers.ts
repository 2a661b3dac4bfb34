export const germanAnswers = {}
