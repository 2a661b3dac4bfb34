import { useEffect, useState } from 'react'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { Group } from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { useKeys } from '../../store/shortcuts.ts'
import { commands } from '../../store/commands.ts'
import { useTexts } from '../../store/useTexts.ts'
import { zoomBy } from '../../store/viewCommands.ts'
import { fitView, mostZoom } from '../../store/viewMath.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import '../../ui/forms.css'
import './zoom.css'

const steps = 200

/** How near the view is: from the whole project to single samples, each doubling as far apart. */
export function ZoomControls() {
  const texts = useTexts()
  const app = useApp()
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  const button = { isDisabled: isEmpty }
  return (
    <Group className="zoom" aria-label={texts.timeline.zoom}>
      <IconButton
        {...button}
        name={texts.menus.commands.zoomOut}
        keys={useKeys('zoomOut')}
        icon={ZoomOut}
        testId="zoom-out"
        onPress={() => commands.zoomOut(app)}
      />
      <ZoomSlider isDisabled={isEmpty} />
      <IconButton
        {...button}
        name={texts.menus.commands.zoomIn}
        keys={useKeys('zoomIn')}
        icon={ZoomIn}
        testId="zoom-in"
        onPress={() => commands.zoomIn(app)}
      />
      <IconButton
        {...button}
        name={texts.menus.commands.zoomFit}
        keys={useKeys('zoomFit')}
        icon={Maximize}
        testId="zoom-fit"
        onPress={() => commands.zoomFit(app)}
      />
    </Group>
  )
}

/** How long the slider may be behind the zoom, milliseconds: each place of it makes the browser lay out the page. */
const behind = 400

/** By itself: it is another one at each step of a zoom, and the buttons beside it are not. */
function ZoomSlider({ isDisabled }: { readonly isDisabled: boolean }) {
  const texts = useTexts()
  const app = useApp()
  const [place, setPlace] = useState(() => placeOf(app.store.getState()))
  useEffect(() => {
    const scope = createScope()
    let due: (() => void) | null = null
    const show = () => {
      due = null
      setPlace(placeOf(app.store.getState()))
    }
    const notice = ({ view, project }: AppState, before: AppState) => {
      if (view !== before.view || project !== before.project) due ??= scope.after(behind, show)
    }
    scope.add(app.store.subscribe(notice))
    show()
    return () => scope.dispose()
  }, [app])
  const zoomTo = (to: number) => {
    const { project, view } = app.store.getState()
    if (!project) return
    const [least, most] = zoomEnds(view.width, project)
    setPlace(to)
    zoomBy(app, (least * (most / least) ** (to / steps)) / view.pxPerSec)
  }
  return (
    <input
      type="range"
      className="slider"
      aria-label={texts.timeline.zoom}
      min={0}
      max={steps}
      value={Math.min(steps, Math.max(0, place))}
      disabled={isDisabled}
      style={{ '--v': Math.min(1, Math.max(0, place / steps)) } as object}
      onChange={(event) => zoomTo(Number(event.currentTarget.value))}
    />
  )
}

function placeOf({ view, project }: AppState): number {
  const [least, most] = project ? zoomEnds(view.width, project) : [1, 2]
  return Math.round((Math.log(view.pxPerSec / least) / Math.log(most / least)) * steps)
}

const zoomEnds = (width: number, extent: { duration: number; sampleRate: number }): [least: number, most: number] => [
  fitView(width, extent).pxPerSec / 2,
  mostZoom(extent),
]
