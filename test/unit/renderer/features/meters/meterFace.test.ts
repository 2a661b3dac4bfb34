// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { type MeterLevel, shareOfScale } from '../../../../../renderer/features/meters/ballistics.ts'
import { createMeterFace } from '../../../../../renderer/features/meters/meterFace.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

let element: HTMLElement
let drawn: readonly MeterLevel[]
beforeEach(() => {
  element = document.createElement('div')
  element.innerHTML = '<meter min="-48" max="0"></meter>'
  drawn = []
})

const faceThat = (moves: 'smooth' | 'steps') =>
  createMeterFace({
    texts: () => textsFor('en', 'en'),
    element,
    draw: (levels) => (drawn = levels),
    motion: () => moves,
  })
const levels = () => drawn.map(({ db }) => shareOfScale(db))
const said = () => element.querySelector('meter')?.ariaValueText

test('each channel has its bar, and the higher one is said', () => {
  faceThat('smooth').show([1, 10 ** (-24 / 20)], 0)
  expect(levels()[0]).toBe(1)
  expect(levels()[1]).toBeCloseTo(0.5)
  expect(said()).toBe('0.0 dB, clipped')
})

test('at rest the bars are empty, and that it clipped stays until it is reset', () => {
  const face = faceThat('smooth')
  face.show([1, 1], 0)
  face.rest()
  expect(levels()).toEqual([0, 0])
  expect(face.highestDb()).toBe(0)
  expect(said()).toBe('silent, clipped')
  face.reset()
  expect(face.highestDb()).toBe(-Infinity)
  expect(element.hasAttribute('data-clipped')).toBe(false)
})

test('with little motion it moves twice a second, and misses no peak between', () => {
  const face = faceThat('steps')
  const quiet = 10 ** (-24 / 20)
  face.show([quiet, quiet], 0)
  face.show([1, quiet], 100)
  face.show([quiet, quiet], 400)
  expect(levels()[0]).toBeCloseTo(0.5)
  face.show([quiet, quiet], 500)
  expect(levels()[0]).toBe(1)
})
