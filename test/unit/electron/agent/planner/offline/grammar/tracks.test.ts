import { describe, expect, it } from 'vitest'
import { readTracks } from '../../../../../../../electron/agent/planner/offline/grammar/tracks.ts'
import { makeView } from '../../../../../../support/makeView.ts'
import { podcast, sayTrack, sourceOf } from '../planning.ts'

const read = (message: string, project = podcast): string | null => {
  const tracks = readTracks(sourceOf(message, project), 0)
  return tracks === null ? null : tracks.value.map(sayTrack).join(',')
}

describe('readTracks', () => {
  it.each([
    ['the guest track', 'Guest'],
    ['guest', 'Guest'],
    ['the music', 'Music'],
    ['track music', 'Music'],
    ['track 2', '#2'],
    ['track two', '#2'],
    ['the second track', '#2'],
    ['2nd track', '#2'],
    ['the last track', '#-1'],
    ['all tracks', 'all'],
    ['every track', 'all'],
    ['all of the tracks', 'all'],
    ['tracks 1 and 3', '#1,#3'],
    ['tracks 1, 2 and 3', '#1,#2,#3'],
    ['tracks 1-3', '#1,#2,#3'],
    ['the first and third tracks', '#1,#3'],
    ['the first two tracks', '#1,#2'],
    ['the host and the guest', 'Host,Guest'],
    ['host, guest and music tracks', 'Host,Guest,Music'],
    ['the selected tracks', 'selected'],
    ['this track', 'selected'],
    ['the banjo track', 'banjo'],
  ])('reads "%s" as %s', (message, expected) => {
    expect(read(message)).toBe(expected)
  })

  it('finds a track by a part of its name', () => {
    expect(read('the vocal', makeView({ tracks: { 'Lead Vocal': [], Drums: [] } }))).toBe('Lead Vocal')
  })

  it('takes "both tracks" for all of two', () => {
    expect(read('both', makeView({ tracks: { A: [], B: [] } }))).toBe('all')
    expect(read('both')).toBeNull()
  })

  it('keeps a track’s number apart from a level or a time', () => {
    expect(readTracks(sourceOf('track 2 to -3 dB'), 0)?.next).toBe(2)
    expect(read('track 20 seconds')).toBeNull()
  })

  it('needs the word "track" for a name that is a word of the grammar', () => {
    const project = makeView({ tracks: { End: [], First: [] } })
    expect(read('the end', project)).toBeNull()
    expect(read('the end track', project)).toBe('End')
  })

  it('keeps names with "and" together', () => {
    expect(read('Salt and Pepper', makeView({ tracks: { 'Salt and Pepper': [], Salt: [] } }))).toBe('Salt and Pepper')
  })
})
