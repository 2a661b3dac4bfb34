import { expect, test } from 'vitest'
import { done } from './say.ts'

test.each([
  ['select everything', 'select_all 0-120'],
  ['select all the tracks', 'select_all_tracks'],
  ['select all tracks but the music', 'select_tracks Host+Guest+Choir'],
  ['select from the start of the track to the cursor', 'select_track_start_to_cursor'],
  ['select the guest from the track start to the cursor', 'select_track_start_to_cursor Guest'],
  ['select cursor to track end', 'select_cursor_to_track_end'],
  ['select from track start to track end', 'select_track_start_to_end'],
  ['select the whole track', 'select_track_start_to_end'],
  ['select from 10 to the cursor', 'set_time_selection 10-15'],
])('%s', (message, expected) => {
  expect(done(message)).toBe(expected)
})
