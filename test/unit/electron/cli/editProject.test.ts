import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edit, editAsJson, inOwnFolder, place } from '../../../support/editCommand.ts'
import { element } from '../../../support/files/audacity/binaryXml.ts'
import { clip, floatRow, makeProject, project, waveTrack } from '../../../support/files/audacity/makeProject.ts'
import { hear } from '../../../support/files/importing.ts'

inOwnFolder()

const steady = (level: number): ReturnType<typeof floatRow> => floatRow(Array.from({ length: 16_000 }, () => level))

function show(): string {
  const file = join(place.folder, 'show.aup3')
  makeProject(file, {
    rows: [steady(0.5), steady(0.25)],
    document: project([
      waveTrack({ name: 'Host', gain: 0.5 }, [clip({ blocks: [1] })]),
      waveTrack({ name: 'Guest', mute: true }, [clip({ blocks: [2], attributes: { offset: 1 } })]),
      element('timetrack', { name: 'Time' }),
      element('labeltrack', {}, [element('label', { t: 0.5, t1: 1, title: 'intro' })]),
    ]),
  })
  return file
}

test('a project of Audacity is mixed to a file as it sounds there, and what is left out is told', async () => {
  const output = join(place.folder, 'out.wav')
  const file = show()
  const before = readFileSync(file)
  const { status, notes } = await edit([file, '-o', output])
  expect(status).toBe('done')
  expect(notes).toContain(
    '"show.aup3": it is a project of Audacity 3.2.4: 2 tracks with 2 clips and 1 label came with it.',
  )
  expect(notes).toContain('left out, because there is no place for it here: the time track “Time”')
  expect(readFileSync(file).equals(before)).toBe(true)
  const { formats, sound } = await hear(output)
  expect([formats, sound[0]?.length, sound[0]?.[0], sound[0]?.[15_999]]).toEqual([['f32'], 24_000, 0.25, 0.25])
})

test('its tracks and labels are named in requests', async () => {
  const { printed, status } = await editAsJson(
    show(),
    '--say',
    'unmute the guest',
    '--say',
    'delete the intro',
    '--yes',
  )
  expect(status).toBe('done')
  expect(printed.requests.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(printed.project).toMatchObject({ duration: 2.5, tracks: [{ name: 'Host' }, { name: 'Guest' }] })
})
