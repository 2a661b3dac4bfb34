import { expect, test, vi } from 'vitest'
import { createScope } from '../../../../renderer/lib/scope.ts'

test('a disposed scope has released everything, newest first', () => {
  const scope = createScope()
  const released: string[] = []
  scope.add(() => released.push('first'))
  scope.add(() => released.push('second'))

  scope.dispose()

  expect(released).toEqual(['second', 'first'])
  expect(scope.size).toBe(0)
})

test('what is released early is released once', () => {
  const scope = createScope()
  const release = vi.fn()
  const early = scope.add(release)

  early()
  scope.dispose()

  expect(release).toHaveBeenCalledTimes(1)
})

test('a listener hears events until its scope is disposed of', () => {
  const scope = createScope()
  const target = new EventTarget()
  const heard = vi.fn()
  scope.listen(target, 'click', heard)

  target.dispatchEvent(new Event('click'))
  scope.dispose()
  target.dispatchEvent(new Event('click'))

  expect(heard).toHaveBeenCalledTimes(1)
})

test('a timer runs once and holds nothing afterwards', () => {
  vi.useFakeTimers()
  const scope = createScope()
  const run = vi.fn()
  scope.after(100, run)

  vi.advanceTimersByTime(500)

  expect(run).toHaveBeenCalledTimes(1)
  expect(scope.size).toBe(0)
  vi.useRealTimers()
})

test('a timer of a disposed scope never runs', () => {
  vi.useFakeTimers()
  const scope = createScope()
  const run = vi.fn()
  scope.after(100, run)

  scope.dispose()
  vi.advanceTimersByTime(500)

  expect(run).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('a child goes with its parent, and a child that went first is held no longer', () => {
  const scope = createScope()
  const release = vi.fn()
  const child = scope.child()
  scope.child().dispose()
  child.add(release)

  expect(scope.size).toBe(1)
  scope.dispose()

  expect(release).toHaveBeenCalledTimes(1)
})
