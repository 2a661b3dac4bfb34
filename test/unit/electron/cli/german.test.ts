import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit, editAsJson, inOwnFolder, place } from '../../../support/editCommand.ts'

inOwnFolder()

test('what is said in German is shown, asked, done and written in German', async () => {
  const output = join(place.folder, 'aus.wav')
  const { status, out, notes } = await edit(
    [place.input, '--say', 'lösche die ersten 3 Sekunden', '-o', output],
    ['ja'],
  )
  expect(status).toBe('done')
  expect(notes).toContain('Zur Freigabe: lösche die ersten 3 Sekunden')
  expect(notes).toContain('Voice: entfernt 0:00–0:03')
  expect(notes).toContain('Länge: 0:10 → 0:07')
  expect(notes).toContain('Anwenden? j(a), s(chrittweise), N(ein): ')
  expect(out.split('\n').at(-1)).toBe(`${output} geschrieben: 0:07 lang, Spitze -12,0 dBFS.`)
  expect(`${out}\n${notes}`).not.toMatch(/\b(?:the|removed|Length|Wrote|peak|approve)\b/u)
})

test('what is refused where nobody says yes is told in German, too', async () => {
  const output = join(place.folder, 'aus.wav')
  const refused = await edit([place.input, '--say', 'lösche die ersten 3 Sekunden', '-o', output])
  expect(refused.notes).toContain('Niemand sitzt am Terminal, um Ja zu sagen')
  expect(refused.notes).toContain(`„${output}“ wurde nicht geschrieben.`)
})

test('what was not run any more, and a file that is not there, are told in German', async () => {
  const open = await edit([place.input, '--say', 'schneide', '--say', 'mach es lauter', '--say', 'noch einmal'])
  expect(open.notes).toMatch(/Nicht mehr ausgeführt: \d von 3\./u)
  const missing = await edit([join(place.folder, 'fehlt.wav'), '--say', 'mach es lauter'])
  expect(missing.status).toBe('failed')
  expect(missing.notes).toContain('nicht')
  expect(missing.notes).not.toMatch(/\b(?:the|not|no)\b/u)
})

test('the keys of --json stay as they are, and what they hold is German', async () => {
  const { printed } = await editAsJson(place.input, '--say', 'lösche die ersten 3 Sekunden', '--yes')
  expect(printed.requests).toMatchObject([
    { asked: ['approval'], pending: null, state: 'done', ran: [{ tool: 'delete_selection', range: [0, 3] }] },
  ])
  expect(printed.requests[0]?.reply).toMatch(/entfernt|gelöscht/u)
})

test('each request is answered in its own language, and what names none in the one before it', async () => {
  const { out } = await edit([
    place.input,
    '--say',
    'lösche die erste Sekunde',
    '--say',
    'delete the first second',
    '--yes',
  ])
  const [german = '', english = ''] = out.split('> delete the first second')
  expect(german).toMatch(/entfernt|gelöscht/iu)
  expect(english).toMatch(/deleted|removed/iu)
})
