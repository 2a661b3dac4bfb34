import { AudioLines, FolderInput } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useApp } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { useKeys } from '../../store/shortcuts.ts'
import { RecentProjects } from './RecentProjects.tsx'
import { WorkedExamples } from './WorkedExamples.tsx'
import './files.css'

/** What a project without tracks shows in place of lanes: where to begin, or to go on. */
export function EmptyState() {
  const app = useApp()
  return (
    <div className="empty" data-testid="empty">
      <div className="empty-column">
        <h2>What shall we edit?</h2>
        <p className="empty-lead">
          Open a recording, say what you want, see it before it happens. Your audio stays on this machine.
        </p>
        <div className="empty-drop">
          <AudioLines size={24} strokeWidth={1.6} aria-hidden="true" />
          <span>Drop recordings here</span>
          <div className="empty-verbs">
            <Button
              className="button button-strong"
              onPress={() => commands.importAudio(app)}
              data-testid="empty-import"
            >
              <FolderInput size={15} aria-hidden="true" />
              Import audio
              <kbd>{useKeys('importAudio')}</kbd>
            </Button>
            <Button className="button" onPress={() => commands.openDemo(app)} data-testid="empty-demo">
              Open the demo recording
            </Button>
          </div>
        </div>
        <RecentProjects />
        <WorkedExamples />
      </div>
    </div>
  )
}
