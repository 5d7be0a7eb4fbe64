import { useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseLanguage, startLanguage } from '#client/lib/language'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { NumberField } from './number-field.tsx'
import { Slider } from './slider.tsx'

beforeAll(async () => {
  await startLanguage(async () => ({}))
  await chooseLanguage('de')
})
afterAll(() => chooseLanguage('en'))

const lineHeight = { min: 0.5, max: 5, fallback: 1.4, digits: 2 }

function Fields() {
  const [value, setValue] = useState(1.25)
  return (
    <>
      <NumberField label="Height" value={value} rules={lineHeight} step={0.1} onChange={setValue} />
      <Slider label="Share" value={value} max={5} step={0.01} digits={2} onChange={setValue} />
      <output aria-label="Stored">{String(value)}</output>
    </>
  )
}

test('a number stands with the sign of its language, and is read with it', async () => {
  await renderInApp(<Fields />)
  const field = page.getByRole('spinbutton', { name: 'Height' })
  const stored = page.getByRole('status', { name: 'Stored' })
  await expect.element(field).toHaveValue('1,25')
  await expect.element(page.getByText('1,25', { exact: true })).toBeVisible()
  await field.fill('1,5')
  await expect.element(stored).toHaveTextContent('1.5')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('1,6')
  await field.fill('2.75')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('2,75')
})
