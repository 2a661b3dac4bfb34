import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { ListedProject } from '../../../shared/schemas/listedProject.ts'
import { sayDay } from '../../lib/sayDay.ts'
import { trackHue } from '../../lib/trackHue.ts'
import { useApp } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { sayProject, useTexts } from '../../store/useTexts.ts'
import { openListed, useListedProjects } from './listedProjects.ts'
import { ProjectPicture } from './ProjectPicture.tsx'
import './projects.css'

const most = 5

/** The newest projects, to go on with; nothing where there is none but the one that is open. */
export function RecentProjects() {
  const texts = useTexts()
  const app = useApp()
  const [now] = useState(() => Date.now())
  const recent = useListedProjects()?.filter(({ kind, isOpen }) => kind === 'project' && !isOpen) ?? []
  if (recent.length === 0) return null
  return (
    <section className="recent" aria-labelledby="recent-title" data-testid="recent">
      <header>
        <h3 id="recent-title">{texts.files.recent}</h3>
        <Button className="small-button" onPress={() => commands.showProjects(app)} data-testid="empty-projects">
          {texts.files.allAndBackups}
        </Button>
      </header>
      <ul>
        {recent.slice(0, most).map((project, index) => (
          <li key={project.id}>
            <RecentEntry project={project} hue={trackHue(index)} now={now} onOpen={() => openListed(app, project.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EntryProps {
  readonly project: ListedProject
  readonly hue: number
  readonly now: number
  readonly onOpen: () => void
}

function RecentEntry({ project: { name, folder, changedAt, card }, hue, now, onOpen }: EntryProps) {
  const texts = useTexts()
  return (
    <Button className="recent-entry" onPress={onOpen} data-testid="recent-project">
      <ProjectPicture picture={card?.picture ?? null} hue={hue} />
      <span className="recent-name">
        <span className="projects-name">{sayProject(name, texts)}</span>
        {folder !== '' && <span className="projects-place">{folder}</span>}
      </span>{' '}
      <span className="recent-fact">{card && texts.formats.time(Math.round(card.length))}</span>{' '}
      <span className="recent-fact recent-tracks">{card && texts.common.tracks(card.tracks)}</span>{' '}
      <time className="recent-fact recent-day" dateTime={new Date(changedAt).toISOString()}>
        {sayDay(changedAt, now, texts)}
      </time>
    </Button>
  )
}
