import { limits } from '../../../shared/schemas/limits.ts'
import type { AppContext } from '../../store/appContext.ts'
import { textsOf } from '../../store/useTexts.ts'

const ending = /\.(?:txt|csv|tsv|md)$/iu

/** Texts, which are read as notes; all else is sound. */
export const isNoteFile = ({ name }: File): boolean => ending.test(name)

/** Puts notes into the message that is being written: nothing is sent before the person has seen it. */
export async function draftNotes({ store }: AppContext, files: readonly File[]): Promise<void> {
  const texts = await Promise.all(files.map((file) => file.text()))
  const text = texts.map((one) => one.replace(/^\uFEFF/u, '').trim()).join('\n')
  const { tell, setUnsent } = store.getState()
  const said = textsOf(store.getState())
  if (text === '') tell(said.files.noNotes, 'problem')
  else if (text.length > limits.pastedLength)
    tell(said.files.notesTooLong(said.formats.count(limits.pastedLength)), 'problem')
  else setUnsent(text)
}
