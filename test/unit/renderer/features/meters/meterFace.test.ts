// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { createMeterFace } from '../../../../../renderer/features/meters/meterFace.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

let element: HTMLElement
beforeEach(() => {
  element = document.createElement('div')
  const bar = '<span class="meter-bar"></span>'
  element.innerHTML = `<meter min="-48" max="0"></meter>${bar}${bar}`
})

const levels = () =>
  [...element.querySelectorAll<HTMLElement>('.meter-bar')].map(({ style }) => Number(style.getPropertyValue('--level')))
const said = () => element.querySelector('meter')?.ariaValueText

test('each channel has its bar, and the higher one is said', () => {
  createMeterFace({ texts: () => textsFor('en', 'en'), element, motion: () => 'smooth' }).show([1, 10 ** (-24 / 20)], 0)
  expect(levels()).toEqual([1, 0.5])
  expect(said()).toBe('0.0 dB, clipped')
})

test('at rest the bars are empty, and that it clipped stays until it is reset', () => {
  const face = createMeterFace({ texts: () => textsFor('en', 'en'), element, motion: () => 'smooth' })
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
  const face = createMeterFace({ texts: () => textsFor('en', 'en'), element, motion: () => 'steps' })
  const quiet = 10 ** (-24 / 20)
  face.show([quiet, quiet], 0)
  face.show([1, quiet], 100)
  face.show([quiet, quiet], 400)
  expect(levels()[0]).toBe(0.5)
  face.show([quiet, quiet], 500)
  expect(levels()[0]).toBe(1)
})
