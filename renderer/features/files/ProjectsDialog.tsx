import { Button } from 'react-aria-components'
import { sayBytes } from '../../../shared/sayBytes.ts'
import type { ListedProject } from '../../../shared/schemas/listedProject.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { openListed, useListedProjects } from './listedProjects.ts'
import './projects.css'

/** Every project and backup that can be opened, newest first. */
export function ProjectsDialog() {
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'projects')
  return isOpen ? <ProjectList /> : null
}

function ProjectList() {
  const app = useApp()
  const list = useListedProjects()
  const close = () => app.store.getState().setDialog(null)
  const open = async (id: string) => {
    close()
    await openListed(app, id)
  }
  const chooseFile = () => {
    close()
    if (app.store.getState().host?.files === 'page') commands.importAudio(app)
    else commands.openProject(app)
  }
  return (
    <Sheet title="Recent projects and backups" testId="projects" width="wide" onClose={close}>
      <div className="projects">
        <ProjectGroup name="Projects" list={list?.filter(({ kind }) => kind === 'project')} open={open} />
        <ProjectGroup name="Backups" list={list?.filter(({ kind }) => kind === 'backup')} open={open} />
        <Button className="button" onPress={chooseFile} data-testid="projects-file">
          Open another file…
        </Button>
      </div>
    </Sheet>
  )
}

interface GroupProps {
  readonly name: string
  /** Undefined while it is being read. */
  readonly list: readonly ListedProject[] | undefined
  readonly open: (id: string) => Promise<void>
}

function ProjectGroup({ name, list, open }: GroupProps) {
  return (
    <section>
      <h3>{name}</h3>
      {list?.length === 0 && <p className="projects-none">None yet.</p>}
      <ul>
        {list?.map(({ id, kind, name: title, folder, changedAt, bytes, isOpen }) => (
          <li key={id}>
            <Button
              className="projects-entry"
              isDisabled={isOpen}
              onPress={() => void open(id)}
              data-testid={`listed-${kind}`}
            >
              <span className="projects-name">{isOpen ? `${title} (open)` : title}</span>
              <span className="projects-place">{folder}</span>
              <span>{new Date(changedAt).toLocaleString()}</span>
              <span>{sayBytes(bytes)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
