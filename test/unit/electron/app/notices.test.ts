import { expect, test } from 'vitest'
import { createEventHub } from '../../../../electron/app/eventHub.ts'
import { failure } from '../../../../shared/failures/index.ts'
import type { Language } from '../../../../shared/language.ts'
import { createNotices } from '../../../../electron/app/notices.ts'

test('what is said before the window listens is kept for it, in order; later it goes out at once', () => {
  const hub = createEventHub()
  const heard: unknown[] = []
  const notices = createNotices(hub, () => 'en')
  notices.tell('one', 'problem')
  hub.listen((channel, payload) => heard.push([channel, payload]))
  notices.tell('two', 'info')
  expect(heard).toEqual([])
  notices.release()
  notices.tell('three', 'info')
  notices.release()
  expect(heard).toEqual([
    ['app:notice', { text: 'one', tone: 'problem' }],
    ['app:notice', { text: 'two', tone: 'info' }],
    ['app:notice', { text: 'three', tone: 'info' }],
  ])
})

test('failures and notes of files are said in the language that the window has at that moment', () => {
  const hub = createEventHub()
  let language: Language = 'en'
  const notices = createNotices(hub, () => language)
  const heard: unknown[] = []
  hub.listen((_, payload) => heard.push(payload))
  notices.release()
  const tell = () => {
    notices.fail(failure('app/begins-anew', { name: 'show' }))
    notices.note({ kind: 'read', file: 'a.wav', what: { kind: 'converted', from: 44_100, to: 48_000 } })
    notices.note({ kind: 'written', file: 'b.wav', what: { kind: 'clipped', aboveDb: 1.25 } })
  }
  tell()
  language = 'de'
  tell()
  expect(heard).toEqual([
    { tone: 'problem', text: expect.stringContaining('"show" is open in another Tapehand window') },
    { tone: 'info', text: '"a.wav": it was converted from 44100 to 48000 Hz, the rate of the project.' },
    { tone: 'info', text: expect.stringContaining('The mix reaches 1.3 dB above full scale') },
    { tone: 'problem', text: expect.stringContaining('„show“ ist in einem anderen Fenster von Tapehand offen') },
    { tone: 'info', text: '„a.wav“: sie wurde von 44100 zu 48000 Hz gewandelt, der Rate des Projekts.' },
    { tone: 'info', text: expect.stringContaining('Die Mischung liegt 1,3 dB über der Vollaussteuerung') },
  ])
})
