import { Download, FolderInput } from 'lucide-react'
import { Toolbar } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { IconButton } from '../../ui/IconButton.tsx'

export function FileButtons() {
  const app = useApp()
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  return (
    <Toolbar className="button-group" aria-label="Files">
      <IconButton
        name="Import audio"
        keys="Ctrl+Shift+I"
        icon={FolderInput}
        onPress={() => commands.importAudio(app)}
        testId="import"
      />
      <IconButton
        name="Export audio"
        keys="Ctrl+Shift+E"
        icon={Download}
        isDisabled={isEmpty}
        onPress={() => commands.exportMix(app)}
        testId="export"
      />
    </Toolbar>
  )
}
