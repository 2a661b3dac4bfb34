import { Check } from 'lucide-react'
import { Menu, MenuItem } from 'react-aria-components'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { trackColours } from '../../../shared/schemas/trackPalette.ts'
import { colourHues, hueStyle } from '../../lib/trackHue.ts'
import { useApp } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'

const byOrder = 'order'
const colourNamed = (name: string) => trackColours.find((colour) => colour === name) ?? null

interface Props {
  readonly track: TrackView
  readonly number: number
}

/** The colours that a track can have; without one of its own it has that of its place. */
export function TrackColours({ track, number }: Props) {
  const texts = useTexts()
  const app = useApp()
  const names = texts.tracks.colours
  const chosen = track.colour ?? byOrder
  const choose = (key: string) => {
    const colour = colourNamed(key)
    const said = texts.tracks.colourIs(track.name, names[colour ?? byOrder])
    void editAndAnnounce(app, { kind: 'setTrackColour', colour, trackIds: [track.id] }, said)
  }
  return (
    <Menu
      className="menu"
      aria-label={texts.tracks.colour}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onAction={(key) => choose(String(key))}
    >
      {[byOrder, ...trackColours].map((key) => (
        <MenuItem
          key={key}
          id={key}
          className="menu-item"
          textValue={names[key as keyof typeof names]}
          data-testid={`track-${number}-colour-${key}`}
        >
          <span className="track-colour">
            <Swatch colour={key} />
            {names[key as keyof typeof names]}
          </span>
          {key === chosen && <Check size={14} aria-hidden="true" />}
        </MenuItem>
      ))}
    </Menu>
  )
}

function Swatch({ colour }: { readonly colour: string }) {
  const known = colourNamed(colour)
  if (known === null) return <i className="track-swatch" />
  return <i className="track-swatch track-swatch-own" style={hueStyle(colourHues[known])} />
}
