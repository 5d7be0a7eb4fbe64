import { readFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { arriveInEditor, button, dialog, layers } from '../support/editor-steps.ts'
import { filesOnDisk } from '../support/files-on-disk.ts'
import { openPdf } from '../support/open-pdf.ts'
import { eventually, expectToast } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { holdToasts } from '../support/toast-lines.ts'

/** The editor's dialogs: pictures, templates, export. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

async function openEditor(person: Parameters<TestApp['signIn']>[0] = {}): Promise<Page> {
  const page = await browser.newPage(app, { as: await app.signIn(person) })
  await arriveInEditor(page)
  return page
}

const fileInput = (page: Page) => dialog(page, 'Media Library').locator('input[type=file]')

/** A picture file of one colour. */
function picture(name: string, width: number, height: number) {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#0b5d56'
  ctx.fillRect(0, 0, width, height)
  return { name, mimeType: 'image/png', buffer: canvas.toBuffer('image/png') }
}

async function openLibrary(page: Page): Promise<void> {
  await button(page, 'Image').click()
  await dialog(page, 'Media Library').waitFor()
}

describe('the media library', () => {
  test('takes several pictures at once, each once, finds them by name and tag, and puts one on the canvas', async () => {
    const page = await openEditor()
    await openLibrary(page)
    await page.getByRole('heading', { name: 'No images found' }).waitFor()
    await holdToasts(page)
    await fileInput(page).setInputFiles([picture('harbour.png', 1600, 900), picture('crane.png', 300, 200)])
    // a modal dialog makes everything around it inert; the toast is inside it
    await button(page, 'Dismiss').click()
    await eventually(() => button(page, 'Dismiss').count()).toBe(0)

    await fileInput(page).setInputFiles([picture('the same.png', 1600, 900)])
    await page.getByText('Upload Successful').first().waitFor()
    await button(page, 'Dismiss').first().click()
    const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
    await eventually(() => pictures.count(), 'a picture that is there already').toBe(2)
    await eventually(() => page.getByText('harbour.png').count()).toBeGreaterThan(0)

    await button(page, 'Edit the tags of crane.png').click()
    await page.getByLabel('Tags', { exact: true }).fill('steel, quay')
    await dialog(page, 'Media Library').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Tags saved').waitFor()
    await page.getByPlaceholder('Search by name or tag').fill('QUAY')
    await eventually(() => pictures.count()).toBe(1)
    await page.getByPlaceholder('Search by name or tag').fill('nowhere')
    await page.getByRole('heading', { name: 'No images found' }).waitFor()
    await button(page, 'Clear search').click()

    await button(page, 'Add harbour.png').click()
    await eventually(() => layers(page).first().getAttribute('aria-label')).toContain('400 by 225')
  })

  test('says of each file why it was refused, and keeps the others', async () => {
    const page = await openEditor()
    await button(page, 'Circle').click()
    await openLibrary(page)
    const files = filesOnDisk(
      { name: 'notes.txt', buffer: Buffer.from('no picture') },
      { name: 'huge.png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
      picture('fine.png', 40, 30),
    )
    await fileInput(page).setInputFiles(files)
    await expectToast(page, 'error', 'Upload Failed', 'Failed to upload files.')
    const uploads = page.getByRole('list', { name: 'Uploads' })
    await uploads.getByText('This is not a picture we can use. Upload a PNG, JPEG, WebP, GIF or AVIF file.').waitFor()
    await uploads.getByText('This picture is larger than 10 MB. Make it smaller and upload it again.').waitFor()
    await button(page, 'Add fine.png').waitFor()
    await expectAccessible(page, 'the library with refused files')
  })
})

describe('the export', () => {
  /** Waits until the true size is known, then saves. */
  async function save(page: Page, format: string, scale: string): Promise<Download> {
    await button(page, 'Export').first().click()
    const window = dialog(page, 'Export')
    await window.getByRole('radio', { name: new RegExp(`^${format}`) }).check()
    await window.getByRole('radio', { name: new RegExp(`^${scale}`) }).check()
    await window.getByText(/^[\d.,]+ (bytes|KB|MB)$/).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      window.getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    await expectToast(page, 'success', 'Export Started', 'Your visual is being exported...')
    return download
  }

  test('saves the picture in the size that was chosen, a PDF that holds the texts, and an SVG with its fonts', async () => {
    const page = await openEditor()
    await button(page, 'Rectangle').click()
    const download = await save(page, 'PNG', '2x')
    expect(download.suggestedFilename()).toBe('Untitled Visual.png')
    const bytes = await readFile(await download.path())
    // the width and height of a PNG are at bytes 16 and 20
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2400, 1260])

    await button(page, 'Text').click()
    await page.keyboard.type('Half the beds')
    await page.keyboard.press('Escape')
    const pdf = await save(page, 'PDF', 'Text and shapes')
    const document = await openPdf(await readFile(await pdf.path()))
    const first = await document.getPage(1)
    const texts = (await first.getTextContent()).items.map((item) => ('str' in item ? item.str : ''))
    expect(texts.join(' ')).toContain('Half the beds')
    expect(first.view).toEqual([0, 0, 900, 472.5])

    const svg = await readFile(await (await save(page, 'SVG', '1x')).path(), 'utf8')
    expect(svg).toContain('Half the beds')
    expect(svg).toContain('data:font/woff2;base64,')
  })
})
