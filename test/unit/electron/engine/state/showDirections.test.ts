import { expect, test } from 'vitest'
import { showDirections } from '../../../../../electron/engine/state/showDirections.ts'
import { openSeeded, value } from '../../../../support/openEngine.ts'

const turned = 'Intro \u202e3pm.exe'

test('names, labels and what was said show what turns their direction', async () => {
  const engine = await openSeeded({ labels: [{ text: turned, start: 1, end: 2 }] })
  const [track] = (await engine.view()).tracks
  if (track === undefined) throw new Error('no track')
  value(await engine.begin({ id: 'r', label: 'Rename', text: `call it ${turned}` }))
  value(await engine.perform({ kind: 'renameTrack', trackIds: [track.id], name: turned }))
  value(await engine.commit())
  const view = await engine.view()
  expect(view.tracks[0]?.name).toBe('Intro [RLO]3pm.exe')
  expect(view.labels[0]?.text).toBe('Intro [RLO]3pm.exe')
  expect(view.history.at(-1)?.text).toBe('call it Intro [RLO]3pm.exe')
  expect(JSON.stringify(view)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

test.each(['Intro', 'مقدمة', 'שלום עולם', 'a\u200fb', '👩‍👩‍👧'])('%s stays as it is', (name) =>
  expect(showDirections(name)).toBe(name),
)

test('every such character has a name', () =>
  expect(showDirections('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')).toBe(
    '[LRE][RLE][PDF][LRO][RLO][LRI][RLI][FSI][PDI]',
  ))
