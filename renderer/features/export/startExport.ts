import { routes } from '../../../shared/ipc/routes.ts'
import type { AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { pageFiles } from '../../store/commands.ts'
import { type ExportDraft, wantedExport } from './exportDraft.ts'

/** Where the host has dialogs it asks for the place; else the browser downloads the file. */
export async function startExport(app: AppContext, draft: ExportDraft): Promise<void> {
  const wanted = wantedExport(draft)
  if (app.store.getState().host?.files === 'page') {
    const link = document.getElementById(pageFiles.link)
    link?.setAttribute('href', `${routes.download}?wanted=${encodeURIComponent(JSON.stringify(wanted))}`)
    return link?.click()
  }
  const saved = await ask(app, 'app:project:export', wanted)
  if (saved.ok && saved.value.name !== null) app.store.getState().tell(`Exported ${saved.value.name}.`, 'info')
}
