import { describe, expect, it } from 'vitest'
import type { Engine } from '../../../../../electron/engine/index.ts'
import type { EditRequestInput } from '../../../../../shared/schemas/editRequest.ts'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { code, openSeeded, value } from '../../../../support/openEngine.ts'

/**
 * Twelve seconds of Voice with its last second on the clipboard, selected, and the cursor at the last time that can be
 * told.
 */
async function openAtTheEnd(): Promise<Engine> {
  const engine = await openSeeded()
  value(await engine.perform({ kind: 'setTimeSelection', start: 11, end: 12 }))
  value(await engine.perform({ kind: 'copy' }))
  value(await engine.perform({ kind: 'setCursor', time: limits.time.max }))
  return engine
}

const tooLong: readonly EditRequestInput[] = [
  { kind: 'paste' },
  { kind: 'insertSilence', duration: 1 },
  { kind: 'moveClips', to: limits.time.max },
]

describe('a project', () => {
  it.each(tooLong)('is not made longer than a selection can reach by $kind', async (request) => {
    const engine = await openAtTheEnd()
    // Pasted over the selection it would fit.
    if (request.kind === 'paste') value(await engine.perform({ kind: 'clearSelection' }))
    const before = await engine.view()

    expect(code(await engine.perform(request))).toBe('engine/bad-value')

    expect(await engine.view()).toEqual(before)
  })

  it('is not made so by a tone or a slower pace either, and nothing is rendered for it', async () => {
    const engine = await openAtTheEnd()
    value(await engine.perform({ kind: 'clearSelection' }))
    expect(
      code(
        await engine.perform({
          kind: 'generateTone',
          waveform: 'sine',
          frequencyHz: 100,
          levelDb: -6,
          duration: 36_000,
        }),
      ),
    ).toBe('engine/bad-value')
    value(await engine.perform({ kind: 'setCursor', time: 12 }))
    for (let round = 0; round < 2; round++) value(await engine.perform({ kind: 'insertSilence', duration: 36_000 }))
    value(await engine.perform({ kind: 'setTimeSelection', start: 0, end: 72_012 }))
    expect(code(await engine.perform({ kind: 'changeSpeed', percent: -95 }))).toBe('engine/bad-value')
    expect(code(await engine.perform({ kind: 'changeTempo', percent: -95 }))).toBe('engine/bad-value')
    expect((await engine.view()).duration).toBe(72_012)
  })

  it('that ends just there can be selected and made shorter', async () => {
    const engine = await openAtTheEnd()
    value(await engine.perform({ kind: 'moveClips', to: limits.time.max - 12 }))

    value(
      await engine.perform({
        kind: 'setTimeSelection',
        start: limits.time.max - 12,
        end: (await engine.view()).duration,
      }),
    )

    value(await engine.perform({ kind: 'reverse' }))
    value(await engine.perform({ kind: 'deleteSelection' }))
    expect((await engine.view()).duration).toBe(0)
  })
})
