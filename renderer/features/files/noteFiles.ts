import { limits } from '../../../shared/schemas/limits.ts'
import type { AppContext } from '../../store/appContext.ts'

const ending = /\.(?:txt|csv|tsv|md)$/iu

/** Texts, which are read as notes; all else is sound. */
export const isNoteFile = ({ name }: File): boolean => ending.test(name)

/** Puts notes into the message that is being written: nothing is sent before the person has seen it. */
export async function draftNotes({ store }: AppContext, files: readonly File[]): Promise<void> {
  const texts = await Promise.all(files.map((file) => file.text()))
  const text = texts.map((one) => one.replace(/^\uFEFF/u, '').trim()).join('\n')
  const { tell, setUnsent } = store.getState()
  if (text === '') tell('There is nothing in these notes.', 'problem')
  else if (text.length > limits.pastedLength)
    tell(
      `These notes have more than ${limits.pastedLength.toLocaleString('en')} letters. Paste a part of them.`,
      'problem',
    )
  else setUnsent(text)
}
