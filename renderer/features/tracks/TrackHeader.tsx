import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'
import { EndKept } from '../../ui/EndKept.tsx'
import { NameField } from '../../ui/NameField.tsx'
import { TrackControls, TrackPan } from './TrackControls.tsx'
import { TrackMenu } from './TrackMenu.tsx'
import { listenToTrackDrags } from './trackDrag.ts'
import { clipsInWords, haveLongNames } from './trackWords.ts'
import './trackName.css'

interface Props {
  readonly track: TrackView
  readonly number: number
  /** At its end, from top to bottom. */
  readonly meter?: ReactNode
  readonly selected: 'selected' | 'unselected'
  readonly onChoose: (how: 'only' | 'toggle' | 'upTo') => void
}

/**
 * Name, state and controls of a track; a press selects it, with Ctrl it joins the selection, with Shift all up to it
 * do. Double click or F2 renames, a right click opens its menu.
 */
export function TrackHeader({ track, number, meter, selected, onChoose }: Props) {
  const texts = useTexts()
  const app = useApp()
  const button = useRef<HTMLButtonElement>(null)
  const header = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!header.current) return
    const scope = createScope()
    listenToTrackDrags(header.current, scope, app, track.id)
    return () => scope.dispose()
  }, [app, track.id])
  const [menu, setMenu] = useState<'closed' | 'by button' | 'by name'>('closed')
  /** Heads are alike: one long name gives each name a line of its own. */
  const hasLongNames = useAppState(({ project }) => project !== null && haveLongNames(project.tracks))
  const isNaming = useAppState(({ naming }) => naming?.what === 'track' && naming.id === track.id)
  const { setNaming } = app.store.getState()
  const choose = (event: MouseEvent) => {
    if (event.shiftKey) onChoose('upTo')
    else if (event.ctrlKey || event.metaKey) onChoose('toggle')
    else onChoose('only')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return
    event.preventDefault()
    event.stopPropagation()
    setNaming({ what: 'track', id: track.id })
  }
  const finish = (name: string | null) => {
    setNaming(null)
    // The button comes back in the place of the field.
    requestAnimationFrame(() => button.current?.focus())
    if (name !== null && name !== '' && name !== track.name)
      void editAndAnnounce(
        app,
        { kind: 'renameTrack', name, trackIds: [track.id] },
        texts.clips.renamed(track.name, name),
      )
  }
  const described = `track-${track.id}-clips`
  return (
    <div
      ref={header}
      className={joinClasses(
        'track-header',
        selected === 'selected' && 'track-header-selected',
        hasLongNames && 'track-header-long',
      )}
      onContextMenu={(event) => {
        event.preventDefault()
        setMenu('by name')
      }}
    >
      {isNaming ? (
        <NameField
          label={texts.tracks.newName(number)}
          value={track.name}
          testId={`track-${number}-name`}
          onDone={finish}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="track-choose"
          aria-pressed={selected === 'selected'}
          aria-label={`${texts.tracks.track(number)} ${track.name}`}
          aria-describedby={described}
          title={track.name}
          data-testid={`track-${number}`}
          onClick={choose}
          onDoubleClick={() => setNaming({ what: 'track', id: track.id })}
          onKeyDown={onKeyDown}
        >
          <EndKept text={track.name} />
        </button>
      )}
      <TrackControls track={track} number={number} />
      <div className="track-facts">
        <span>{track.channels === 1 ? texts.common.mono : texts.common.stereo}</span>
        <TrackPan track={track} number={number} />
        <TrackMenu
          track={track}
          number={number}
          isOpen={menu !== 'closed'}
          onOpenChange={(isOpen) => setMenu(isOpen ? 'by button' : 'closed')}
          // A low track has no room for the button.
          {...(menu === 'by name' ? { anchor: button } : {})}
        />
      </div>
      {meter}
      <TrackInWords track={track} id={described} />
    </div>
  )
}

/** By itself: where all lanes are shown otherwise at once, it is all of their headers that changes. */
function TrackInWords({ track, id }: Pick<Props, 'track'> & { readonly id: string }) {
  const texts = useTexts()
  const isSpectrum = useAppState(({ spectrograms }) => spectrograms.has(track.id))
  return (
    <span id={id} className="visually-hidden">
      {clipsInWords(track, texts)} {isSpectrum && texts.tracks.isSpectrum}
    </span>
  )
}
