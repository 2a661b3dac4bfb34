// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EndKept } from '../../../../renderer/ui/EndKept.tsx'
import { renderAlone } from '../../../support/window/makeWindow.tsx'

afterEach(cleanup)

test.each([
  ['Interview with Anna, take 2', ['Interview with Anna,', ' take 2']],
  ['Voice', ['', 'Voice']],
  // One letter of eleven code units is not torn.
  ['Familie 👩‍👩‍👧‍👦 Fam 1', ['Familie ', '👩‍👩‍👧‍👦 Fam 1']],
  ['', ['', '']],
])('of %s the end is kept', (text, parts) => {
  const { container } = renderAlone(<EndKept text={text} />)
  expect([...container.querySelectorAll('.end-kept > span')].map((part) => part.textContent)).toEqual(parts)
  expect(container.textContent).toBe(text)
})
