import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { picture } from '../support/pictures.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The brand kit: set once in Settings, used by the visuals made from posts. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const brand = {
  colours: { background: '#fdf3e7', text: '#21160b', accent: '#8f2d12' },
  headingFont: 'Playfair Display',
  bodyFont: 'Lato',
  handle: 'harbour.example',
  logoId: null,
}

test('colours, fonts, handle and logo are set, shown, and stay; a text that is hard to read is said', async () => {
  const someone = await app.signIn()
  const page = await browser.newPage(app, { as: someone })
  await page.goto('/settings?tab=brand')
  await expectHeading(page, 'Settings')

  await page.getByRole('switch', { name: 'Use my colors' }).click()
  const accent = section(page, 'Colors').getByRole('textbox', { name: 'Accent, hex code' })
  await accent.fill('#8F2D12')
  await accent.press('Tab')
  await section(page, 'Fonts').getByRole('combobox', { name: 'Headings' }).selectOption('Poppins')
  await section(page, 'Signature')
    .getByRole('textbox', { name: /^Handle or website/ })
    .fill('harbour.example')
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await picture('png', 200, 60) }
  await section(page, 'Signature').getByLabel('Choose logo').setInputFiles(file)
  await page.getByRole('img', { name: 'Your logo' }).waitFor()
  await page.getByRole('img', { name: 'Preview of a visual in your brand' }).waitFor()
  await expectAccessible(page, 'the brand kit')

  await button(page, 'Save').click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await eventually(async () => (await someone.get('/api/user/brand')).json()).toMatchObject({
    colours: { accent: '#8f2d12' },
    headingFont: 'Poppins',
    bodyFont: '',
    handle: 'harbour.example',
    logoId: expect.any(String),
  })

  // text that is hard to read on its background gets a warning
  for (const [name, colour] of [
    ['Background', brand.colours.background],
    ['Text', '#efe2d2'],
  ] as const) {
    const field = section(page, 'Colors').getByRole('textbox', { name: `${name}, hex code` })
    await field.fill(colour)
    await field.press('Tab')
  }
  await page.getByText(/^Hard to read on this background/).waitFor()
})

test('a visual made from a post has the brand, and any palette is one step away and back', async () => {
  const someone = await app.signIn()
  await someone.post('/api/user/brand', brand)
  const { id } = await makePost(someone)
  const page = await browser.newPage(app, { as: someone })
  await page.goto(`/visual-editor?post=${id}`)
  const bar = section(page, 'Made from your post')
  const look = bar.getByRole('combobox', { name: 'Colors and fonts' })
  await eventually(() => look.inputValue()).toBe('brand')
  const ground = page.getByRole('textbox', { name: 'Background, hex code' })
  await eventually(() => ground.inputValue()).toBe('#FDF3E7')
  await look.selectOption('night')
  await eventually(() => ground.inputValue()).toBe('#10192B')
  await button(page, 'Undo').click()
  await eventually(() => ground.inputValue()).toBe('#FDF3E7')

  await button(page, 'Garden').click()
  await eventually(() => ground.inputValue()).toBe('#EEF4EE')
  await button(page, 'My brand').click()
  await eventually(() => ground.inputValue()).toBe('#FDF3E7')
})
