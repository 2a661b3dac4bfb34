import { Download, FolderInput } from 'lucide-react'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { IconButtonGroup } from '../../ui/IconButton.tsx'

/** Audio in and out. */
export function FileButtons() {
  const app = useApp()
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  const bring = { name: 'Import audio', keys: 'Ctrl+Shift+I', icon: FolderInput, testId: 'import' }
  const write = { name: 'Export audio', keys: 'Ctrl+Shift+E', icon: Download, testId: 'export', isDisabled: isEmpty }
  return (
    <IconButtonGroup
      name="Files"
      buttons={[
        { ...bring, onPress: () => commands.importAudio(app) },
        { ...write, onPress: () => commands.exportMix(app) },
      ]}
    />
  )
}
