/** Of each line. */
const longestLine = 140

interface Turn {
  readonly from: 'person' | 'tapehand'
  readonly text: string
}

/**
 * What was said before the part of the conversation that goes along word for word: each request with how it ended, the
 * newest ones; older ones as their number. Made by rule, so that it says nothing that was not said. '' where there is
 * nothing before.
 */
export function earlierSummary(turns: readonly Turn[], mostLines = 12): string {
  const lines: string[] = []
  for (const [index, turn] of turns.entries()) {
    if (turn.from !== 'person') continue
    const answer = turns.slice(index + 1).find((one) => one.from === 'tapehand')
    lines.push(`- ${JSON.stringify(short(turn.text))}: ${answer === undefined ? 'no answer' : short(answer.text)}`)
  }
  if (lines.length === 0 || mostLines === 0) return ''
  const left = lines.length - mostLines
  return [
    'Earlier in this conversation (the project shows what came of it):',
    ...(left > 0 ? [`- ${left} older requests`] : []),
    ...lines.slice(-mostLines),
  ].join('\n')
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  return line.length > longestLine ? `${line.slice(0, longestLine - 1).toWellFormed()}…` : line
}
