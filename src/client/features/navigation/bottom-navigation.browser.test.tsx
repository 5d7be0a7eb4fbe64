import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { chooseLanguage, startLanguage } from '#client/lib/language'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleGuest } from '../../../../tests/support/components/sample-user.ts'
import { BottomNavigation } from './bottom-navigation.tsx'

test.each([
  [320, 'en'],
  [320, 'de'],
  [360, 'en'],
  [360, 'de'],
] as const)('at a width of %i no label in %s comes near the edges of its cell', async (width, language) => {
  await startLanguage(async (each) => (each === 'de' ? (await import('#client/german')).german : null))
  await chooseLanguage(language)
  onTestFinished(() => chooseLanguage(null))
  await page.viewport(width, 640)
  for (const path of ['/', '/generate', '/history', '/settings']) {
    history.replaceState(null, '', path)
    await renderInApp(<BottomNavigation isMenuOpen={false} />)
    const links = page.getByRole('navigation').getByRole('link').elements()
    expect(links).toHaveLength(4)
    for (const link of links) {
      const cell = link.getBoundingClientRect()
      const words = link.querySelector('span')?.getBoundingClientRect() ?? cell
      const room = Math.min(words.left - cell.left, cell.right - words.right)
      expect(room, `${link.textContent} at ${path}`).toBeGreaterThanOrEqual(8)
    }
    await cleanup()
  }
})

test('a guest of a team is not led to writing a post', async () => {
  await page.viewport(360, 640)
  await renderInApp(<BottomNavigation isMenuOpen={false} />, { user: sampleGuest() })
  const links = page.getByRole('navigation').getByRole('link')
  await expect.poll(() => links.elements().map(({ textContent }) => textContent)).toEqual(['Home', 'Posts', 'Settings'])
})
