import { postEvent, postEventSoon, serveThread } from '../../../electron/engine/threads/serveThread.ts'

/** Says each letter that it is asked as an event, `!` at once and others soon; answers with what it was asked. */
const say = (letters: string): void => {
  for (const value of letters) (value === '!' ? postEvent : postEventSoon)({ value, moved: [] })
}

serveThread({
  answer: async (call) => {
    say(String(call))
    if (String(call).includes('?')) throw new Error('asked')
    return call
  },
  // What is no value can't travel.
  pack: (value) => ({ value: String(value).includes('f') ? () => value : value, moved: [] }),
  hear: (call) => say(String(call)),
})
