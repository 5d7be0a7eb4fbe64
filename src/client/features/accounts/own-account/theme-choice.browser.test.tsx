import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chooseTheme, chosenTheme } from '#client/lib/theme'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const option = (name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('button', { name, exact: true })
const scheme = () => getComputedStyle(document.documentElement).colorScheme

beforeEach(() => chooseTheme(null))
afterEach(() => {
  vi.restoreAllMocks()
  chooseTheme(null)
})

test('a theme is chosen at once, remembered, and given back to the system', async () => {
  await renderInApp(<ThemeChoice />)
  await expect.element(option('System')).toHaveAttribute('aria-pressed', 'true')
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await option(name).click()
    await expect.element(option(name)).toHaveAttribute('aria-pressed', 'true')
    expect([scheme(), chosenTheme()]).toEqual([theme, theme])
  }
  await option('System').click()
  await expect.element(option('Light')).toHaveAttribute('aria-pressed', 'false')
  expect([scheme(), chosenTheme()]).toEqual(['light dark', null])
})

test('a change made elsewhere on the page shows in it', async () => {
  await renderInApp(<ThemeChoice />)
  chooseTheme('dark')
  await expect.element(option('Dark')).toHaveAttribute('aria-pressed', 'true')
})

test('where nothing may be stored the choice holds for the page', async () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  await renderInApp(<ThemeChoice />)
  await option('Dark').click()
  await expect.element(option('Dark')).toHaveAttribute('aria-pressed', 'true')
  expect([scheme(), chosenTheme()]).toEqual(['dark', null])
})
