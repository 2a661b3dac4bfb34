import { AudioLines, FolderInput } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useApp } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { RecentProjects } from './RecentProjects.tsx'
import './files.css'

/** What a project without tracks shows in place of lanes. */
export function EmptyState() {
  const app = useApp()
  return (
    <div className="empty" data-testid="empty">
      <AudioLines size={40} strokeWidth={1.4} aria-hidden="true" />
      <h2>No audio yet</h2>
      <p>Import a recording, or drop files anywhere in this window.</p>
      <div className="empty-actions">
        <Button className="button button-strong" onPress={() => commands.importAudio(app)} data-testid="empty-import">
          <FolderInput size={15} aria-hidden="true" />
          Import audio
        </Button>
        <Button className="button" onPress={() => commands.openDemo(app)} data-testid="empty-demo">
          Open the demo recording
        </Button>
        <Button className="button" onPress={() => commands.showProjects(app)} data-testid="empty-projects">
          All projects and backups
        </Button>
      </div>
      <RecentProjects />
    </div>
  )
}
