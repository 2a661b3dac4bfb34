import type { Result } from '../../shared/result.ts'
import type { AppContext } from './appContext.ts'
import { textsOf } from './useTexts.ts'

/** Ids of the elements with which a page picks and saves files, where the host shows no dialogs of its own. */
export const pageFiles = { input: 'import-input', link: 'export-link', labels: 'import-labels-input' } as const

/** Where the host has dialogs it asks for the place and saves; else the browser downloads the file from the address. */
export async function saveFile(
  { store }: AppContext,
  address: string,
  save: () => Promise<Result<{ readonly name: string | null }>>,
  offer: 'revealExport' | null = null,
): Promise<void> {
  const { host, tell } = store.getState()
  if (host?.files === 'page') {
    const link = document.getElementById(pageFiles.link)
    link?.setAttribute('href', address)
    return link?.click()
  }
  const saved = await save()
  if (saved.ok && saved.value.name !== null)
    tell(textsOf(store.getState()).files.exported(saved.value.name), 'info', { recover: offer })
}
