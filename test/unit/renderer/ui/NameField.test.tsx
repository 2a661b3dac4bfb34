// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NameField } from '../../../../renderer/ui/NameField.tsx'
import { renderAlone } from '../../../support/window/makeWindow.tsx'

afterEach(cleanup)

test('an empty field says to the eye, too, what is written there', () => {
  renderAlone(<NameField label="Text of the new label" value="" testId="name" onDone={() => {}} />)
  const field = screen.getByTestId<HTMLInputElement>('name')
  expect([field.placeholder, field.getAttribute('aria-label')]).toEqual([
    'Text of the new label',
    'Text of the new label',
  ])
})
