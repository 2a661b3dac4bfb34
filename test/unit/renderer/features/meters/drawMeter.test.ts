import { expect, test } from 'vitest'
import { silence, type MeterLevel } from '../../../../../renderer/features/meters/ballistics.ts'
import { drawMeter, pictureKey } from '../../../../../renderer/features/meters/drawMeter.ts'

const colours = { ground: 'ground', level: ['level', 'level'], held: 'held', clipped: 'clipped' } as const

/** What is filled, in the order in which it is. */
function recorder() {
  const filled: (string | number)[][] = []
  let path: number[] = []
  const context = {
    fillStyle: '',
    clearRect: () => undefined,
    save: () => undefined,
    restore: () => undefined,
    clip: () => undefined,
    beginPath: () => (path = []),
    roundRect: (...rect: number[]) => (path = rect),
    fill: () => filled.push([context.fillStyle, ...path]),
    fillRect: (...rect: number[]) => filled.push([context.fillStyle, ...rect]),
  }
  return { filled, context: context as unknown as CanvasRenderingContext2D }
}

const at = (db: number, heldDb = db): MeterLevel => ({ ...silence, db, heldDb })

test('bars of a high place rise from its bottom, with what is held above them', () => {
  const { filled, context } = recorder()
  drawMeter(context, { x: 10, y: 20, width: 8, height: 40 }, [at(-24, -12), at(-48)], colours)
  expect(filled).toEqual([
    ['ground', 10, 20, 8, 40],
    ['level', 10, 40, 3, 20],
    ['held', 10, 20 + 38 * 0.25, 3, 2],
    ['level', 15, 60, 3, 0],
  ])
})

test('bars of a wide place go to the right', () => {
  const { filled, context } = recorder()
  drawMeter(context, { x: 0, y: 0, width: 108, height: 10 }, [at(-24), at(-48)], { ...colours, clipped: null })
  expect(filled).toEqual([
    ['ground', 0, 0, 108, 10],
    ['level', 0, 0, 54, 4],
    ['held', 53, 0, 2, 4],
    ['level', 0, 6, 0, 4],
  ])
})

test('that a side clipped is a mark at the top, where it is not shown elsewhere', () => {
  const { filled, context } = recorder()
  const clipped: MeterLevel = { ...silence, clipped: 'clipped' }
  drawMeter(context, { x: 0, y: 0, width: 8, height: 40 }, [silence, clipped], colours)
  expect(filled.at(-1)).toEqual(['clipped', 0, 0, 8, 5, 1])
})

test('what moves by less than a step is the same picture, and a clipped one is another', () => {
  expect(pictureKey([at(-24), at(-30)])).toBe(pictureKey([at(-24.05), at(-30)]))
  expect(pictureKey([at(-24), at(-30)])).not.toBe(pictureKey([at(-24.5), at(-30)]))
  expect(pictureKey([silence])).not.toBe(pictureKey([{ ...silence, clipped: 'clipped' }]))
})
