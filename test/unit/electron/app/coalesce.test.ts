import { expect, test } from 'vitest'
import { coalesce, type Clock } from '../../../../electron/app/coalesce.ts'

/** A clock that moves only when told. */
function handClock() {
  let time = 1000
  let alarms: { readonly at: number; readonly run: () => void }[] = []
  const clock: Clock = {
    now: () => time,
    after(milliseconds, run) {
      const alarm = { at: time + milliseconds, run }
      alarms.push(alarm)
      return () => void (alarms = alarms.filter((other) => other !== alarm))
    },
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
    const due = alarms.filter((alarm) => alarm.at <= time)
    alarms = alarms.filter((alarm) => alarm.at > time)
    for (const alarm of due) alarm.run()
  }
  return { clock, pass }
}

test('the first value goes out at once, what follows at most once a pause, and the last one always', () => {
  const { clock, pass } = handClock()
  const sent: number[] = []
  const { offer } = coalesce((value: number) => sent.push(value), 33, clock)
  offer(1)
  expect(sent).toEqual([1])
  offer(2)
  offer(3)
  pass(32)
  expect(sent).toEqual([1])
  pass(1)
  expect(sent).toEqual([1, 3])
  pass(33)
  expect(sent).toEqual([1, 3])
  offer(4)
  expect(sent).toEqual([1, 3, 4])
})

test('a second of changes is some thirty events', () => {
  const { clock, pass } = handClock()
  const sent: number[] = []
  const { offer } = coalesce((value: number) => sent.push(value), 33, clock)
  for (let at = 0; at < 1000; at++) {
    offer(at)
    pass(1)
  }
  pass(33)
  expect(sent.length).toBeLessThanOrEqual(32)
  expect(sent.at(-1)).toBe(999)
})

test('flush sends what waits now and only once; cancel drops it', () => {
  const { clock, pass } = handClock()
  const sent: number[] = []
  const { offer, flush, cancel } = coalesce((value: number) => sent.push(value), 33, clock)
  offer(1)
  offer(2)
  flush()
  flush()
  pass(100)
  expect(sent).toEqual([1, 2])
  offer(3)
  offer(4)
  cancel()
  pass(100)
  expect(sent).toEqual([1, 2, 3])
})
