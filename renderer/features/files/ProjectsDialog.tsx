import { Button } from 'react-aria-components'
import type { ListedProject } from '../../../shared/schemas/listedProject.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { sayProject, useTexts } from '../../store/useTexts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { openListed, useListedProjects } from './listedProjects.ts'
import './projects.css'

/** Every project and backup that can be opened, newest first. */
export function ProjectsDialog() {
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'projects')
  return isOpen ? <ProjectList /> : null
}

function ProjectList() {
  const texts = useTexts()
  const app = useApp()
  const list = useListedProjects()
  const close = () => app.store.getState().setDialog(null)
  const open = (id: string) => {
    close()
    openListed(app, id)
  }
  const chooseFile = () => {
    close()
    if (app.store.getState().host?.files === 'page') commands.importAudio(app)
    else commands.openProject(app)
  }
  return (
    <Sheet title={texts.files.recentAndBackups} testId="projects" width="wide" onClose={close}>
      <div className="projects">
        <ProjectGroup name={texts.files.projects} list={list?.filter(({ kind }) => kind === 'project')} open={open} />
        <ProjectGroup name={texts.files.backups} list={list?.filter(({ kind }) => kind === 'backup')} open={open} />
        <Button className="button" onPress={chooseFile} data-testid="projects-file">
          {texts.files.openAnother}
        </Button>
      </div>
    </Sheet>
  )
}

interface GroupProps {
  readonly name: string
  /** Undefined while it is being read. */
  readonly list: readonly ListedProject[] | undefined
  readonly open: (id: string) => void
}

function ProjectGroup({ name, list, open }: GroupProps) {
  const texts = useTexts()
  return (
    <section>
      <h3>{name}</h3>
      {list?.length === 0 && <p className="projects-none">{texts.files.none}</p>}
      <ul>
        {list?.map(({ id, kind, name: title, folder, changedAt, bytes, isOpen }) => (
          <li key={id}>
            <Button
              className="projects-entry"
              isDisabled={isOpen}
              onPress={() => open(id)}
              data-testid={`listed-${kind}`}
            >
              <span className="projects-name">
                {isOpen ? texts.files.isOpen(sayProject(title, texts)) : sayProject(title, texts)}
              </span>
              <span className="projects-place">{folder}</span>
              <span>{new Date(changedAt).toLocaleString(texts.locale)}</span>
              <span>{texts.formats.bytes(bytes)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
