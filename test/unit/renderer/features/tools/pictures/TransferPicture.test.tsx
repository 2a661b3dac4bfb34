// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dynamicsOf } from '../../../../../../renderer/features/tools/pictures/curves.ts'
import { TransferPicture } from '../../../../../../renderer/features/tools/pictures/TransferPicture.tsx'
import { makeWindow, renderIn } from '../../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

test('a compressor shows its scale whole, and what it takes between its curve and the straight line', async () => {
  const dynamics = dynamicsOf('apply_compressor', { threshold_db: -20, ratio: 4, knee_db: 0, makeup_db: 0 })
  if (dynamics === null) throw new Error('a compressor has a curve')
  const { container } = renderIn(await makeWindow(), <TransferPicture title="Compressor" {...dynamics} before={null} />)
  const scale = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(scale).toEqual(['−48', '−36', '−24', '−12', 'Out', 'In, dB'])
  const curve = container.querySelector('.picture-curve')?.getAttribute('d') ?? ''
  // At 0 dB a quarter of the 20 dB above the threshold is left: 15 of 60 dB below the top of 176 pixels.
  expect(curve).toMatch(/L176\.0 44\.0$/u)
  expect(container.querySelector('.picture-taken')?.getAttribute('d')).toBe(`${curve}L176 0L0 176z`)
})
