import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { addText, arriveInEditor, button, exportAs } from '../support/editor-steps.ts'
import { blockFont, uploadFont } from '../support/font-files.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** One's own fonts: uploaded in Settings, used in the editor and in its output. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'font/otf', buffer })

test('fonts are uploaded in Settings, chosen for the brand, and stay', async () => {
  const someone = await app.signIn()
  const page = await browser.newPage(app, { as: someone })
  await page.goto('/settings?tab=brand')
  await expectHeading(page, 'Settings')
  const fonts = section(page, 'Fonts')
  await fonts
    .getByLabel('Upload fonts')
    .first()
    .setInputFiles([
      fileOf('blocks.otf', blockFont()),
      fileOf('blocks-bold.otf', blockFont({ weight: 700 })),
      fileOf('notes.otf', Buffer.from('no font')),
    ])
  await fonts.getByText('notes.otf: This is not a font we can use.').waitFor()
  expect(await fonts.getByRole('listitem').allInnerTexts()).toEqual(['Blocks Regular', 'Blocks Bold'])
  await expectAccessible(page, 'fonts of one’s own')

  await fonts.getByRole('combobox', { name: 'Headings' }).selectOption('Blocks')
  await button(page, 'Save').click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.reload()
  await eventually(() => fonts.getByRole('combobox', { name: 'Headings' }).inputValue()).toBe('Blocks')

  await button(page, 'Remove Blocks Bold').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await eventually(() => fonts.getByRole('listitem').allInnerTexts()).toEqual(['Blocks Regular'])
})

test('a text is set in one, whose letters are in every file that leaves the editor, until it is removed', async () => {
  const someone = await app.signIn()
  const { id } = await uploadFont(someone, blockFont())
  const page = await browser.newPage(app, { as: someone })
  await arriveInEditor(page)
  await addText(page, 'Blocks of words')
  await page.getByLabel('Font', { exact: true }).selectOption('Blocks')
  await eventually(() => page.evaluate(() => document.fonts.check('400 20px "Own Blocks"'))).toBe(true)

  expect((await exportAs(page, 'PDF')).includes('/Subtype /CIDFontType0C')).toBe(true)
  expect((await exportAs(page, 'SVG')).toString()).toContain('@font-face { font-family: &quot;Own Blocks&quot;')

  // without it the visual says so, and uses another
  await someone.delete(`/api/fonts/${id}`)
  await button(page, 'Save').click()
  await page.getByRole('status').filter({ hasText: 'Visual Saved' }).waitFor()
  await page.reload()
  await page.getByRole('listbox', { name: 'Layers' }).getByRole('option').first().click()
  await eventually(() =>
    page
      .getByLabel('Font', { exact: true })
      .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent),
  ).toBe('Blocks (not here)')
})
