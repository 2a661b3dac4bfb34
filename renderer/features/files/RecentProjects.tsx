import { Button } from 'react-aria-components'
import { useApp } from '../../store/appContext.ts'
import { openListed, useListedProjects } from './listedProjects.ts'
import './projects.css'

const most = 5

/** The newest projects, to go on with; nothing where there is none but the one that is open. */
export function RecentProjects() {
  const app = useApp()
  const recent = useListedProjects()?.filter(({ kind, isOpen }) => kind === 'project' && !isOpen) ?? []
  if (recent.length === 0) return null
  return (
    <section className="recent" aria-labelledby="recent-title" data-testid="recent">
      <h3 id="recent-title">Recent projects</h3>
      <ul>
        {recent.slice(0, most).map(({ id, name, folder, changedAt }) => (
          <li key={id}>
            <Button className="recent-entry" onPress={() => void openListed(app, id)} data-testid="recent-project">
              <span className="projects-name">{name}</span>
              <span className="recent-facts">
                {folder !== '' && <span className="projects-place">{folder}</span>}
                <span>{new Date(changedAt).toLocaleString()}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
