import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '../../../tests/support/components/render-in-app.tsx'
import { ZoneField } from './zone-field.tsx'

let chosen: string[]
const field = page.getByRole('combobox', { name: 'Time zone' })

function Sample() {
  const [zone, setZone] = useState('Asia/Tokyo')
  return (
    <ZoneField
      label="Time zone"
      value={zone}
      onChange={(next) => {
        chosen.push(next)
        setZone(next)
      }}
    />
  )
}

beforeEach(async () => {
  chosen = []
  await renderInApp(<Sample />)
})

test('a zone is named by its place and its distance, and found by typing', async () => {
  await expect.element(field).toHaveValue('Tokyo (GMT+9)')
  await field.click()
  await expect.poll(() => document.querySelectorAll('datalist option').length).toBeGreaterThan(300)
  const names = [...document.querySelectorAll('datalist option')].map((each) => each.getAttribute('value') ?? '')
  expect(names).toContain('Kolkata (GMT+5:30)')
  expect(names.filter((name) => /Calcutta|Kiev|Saigon/.test(name))).toEqual([])
  await field.fill('kolkata (gmt+5:30)')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Kolkata (GMT+5:30)')
  expect(chosen).toHaveLength(1)
})

test('what is no zone is undone', async () => {
  await field.fill('Atlantis')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Tokyo (GMT+9)')
  expect(chosen).toEqual([])
})
