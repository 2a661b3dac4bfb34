import type { AskedTogether, FileResult } from '../../headless/index.ts'
import { plain } from '../edit/terminalText.ts'
import type { Io } from '../io.ts'

/** Each question once for all files that ask it; whether one was answered. Enter leaves its files out. */
export async function askTogether(
  groups: readonly AskedTogether[],
  answers: Map<string, string>,
  { ask }: Pick<Io, 'ask'>,
): Promise<boolean> {
  if (ask === null) return false
  for (const { question, inputs } of groups) {
    const offered = question.answers.map(({ say }) => plain(say)).join(', ')
    const files = inputs.length === 1 ? '1 file' : `${inputs.length} files`
    const hint = offered === '' ? '' : ` (${offered})`
    const said = (await ask(`${files}: ${plain(question.text)}${hint}\nEnter leaves them out: `))?.trim() ?? ''
    if (said !== '') answers.set(question.key, said)
  }
  return answers.size > 0
}

export async function isAgreed(rehearsed: readonly FileResult[], io: Io): Promise<boolean> {
  const ready = rehearsed.filter(({ state }) => state === 'ready').length
  if (ready === 0) return true
  if (io.ask === null) {
    io.note('Nobody sits at a terminal to say yes, so nothing was written. Add --yes to write.')
    return false
  }
  const answer = await io.ask(`Write ${ready} of ${rehearsed.length} files? y(es), N(o): `)
  return /^\s*y(?:es)?\s*$/iu.test(answer ?? '')
}
