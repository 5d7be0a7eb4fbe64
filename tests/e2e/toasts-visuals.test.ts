import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { button, dialog, nameField } from '../support/editor-steps.ts'
import { refusal, refuse } from '../support/page-steps.ts'
import { picture, upload } from '../support/pictures.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { arrive, freshPage, toastTests } from '../support/toast-lines.ts'
import { canvasData, makeVisual } from '../support/visuals.ts'

/** What the toasts of the visual editor say, and of its library, templates and export. */

const browser = launchBrowser()
let app: TestApp
let window: BrowserContext
let author: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  app = await startTestApp({ withTemplates: true })
  author = await app.signIn({ role: 'admin' })
  window = await browser.openWindow(app, { as: author })
})

afterAll(() => app.close())

const says = toastTests(() => freshPage(window))

async function open(page: Page, path = '/visual-editor'): Promise<void> {
  await arrive(page, path)
  await nameField(page).waitFor()
}

/** Answers the question that is asked. */
async function confirm(page: Page, question: string, answer: string): Promise<void> {
  await dialog(page, question).getByRole('button', { name: answer, exact: true }).click()
}

describe('saving', () => {
  async function save(page: Page, name = 'Quay'): Promise<void> {
    await nameField(page).fill(name)
    await button(page, 'Save').click()
  }

  says('error', 'Name Required', 'Please enter a name for your visual.', 'there is no name', async (page) => {
    await open(page)
    await save(page, '  ')
  })
  says('success', 'Visual Saved', 'You find it under My visuals.', 'it is saved', async (page) => {
    await open(page)
    await save(page)
  })
  says('error', 'Save Failed', 'Failed to save visual.', 'the server does not say why not', async (page) => {
    await page.route('**/api/visuals', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 422 }) : route.fallback(),
    )
    await open(page)
    await save(page)
  })
  const refused = `Failed to save visual. ${refusal}`
  says('error', 'Save Failed', refused, 'the server says why not', async (page) => {
    await refuse(page, '**/api/visuals', 'POST')
    await open(page)
    await save(page)
  })
  says('success', 'Visual Deleted', 'It is no longer among your visuals.', 'one is deleted', async (page) => {
    await makeVisual(author, { name: 'Old quay' })
    await openAndDelete(page)
  })
  says('error', 'Delete Failed', refusal, 'one could not be deleted', async (page) => {
    await makeVisual(author, { name: 'Old quay' })
    await refuse(page, '**/api/visuals/*', 'DELETE')
    await openAndDelete(page)
  })
  async function openAndDelete(page: Page): Promise<void> {
    await open(page)
    await button(page, 'My visuals').click()
    await button(page, 'Delete Old quay').first().click()
    await confirm(page, 'Delete this visual?', 'Delete')
  }
})

describe('the library', () => {
  async function send(page: Page, count = 1): Promise<void> {
    await open(page)
    await button(page, 'Image').click()
    const buffer = await picture('png')
    const files = Array.from({ length: count }, (_, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer }))
    await dialog(page, 'Media Library').locator('input[type=file]').setInputFiles(files)
  }
  async function removePicture(page: Page): Promise<void> {
    await upload(author, await picture('png'), { originalName: 'crane.png' })
    await open(page)
    await button(page, 'Image').click()
    await button(page, 'Delete crane.png').first().click()
    await confirm(page, 'Are you sure you want to delete this image?', 'Delete')
  }

  says('success', 'Upload Successful', 'The picture is in your library.', 'a picture has arrived', send)
  says('success', 'Upload Successful', '3 pictures are in your library.', 'several have arrived', (page) =>
    send(page, 3),
  )
  says('error', 'Upload Failed', 'Failed to upload files.', 'a picture is refused', async (page) => {
    await refuse(page, '**/api/media', 'POST')
    await send(page)
  })
  says('success', 'Asset Deleted', 'The picture is no longer in your library.', 'a picture is deleted', removePicture)
  says('error', 'Delete Failed', 'Failed to delete asset.', 'a picture could not be deleted', async (page) => {
    await refuse(page, '**/api/media/*', 'DELETE')
    await removePicture(page)
  })
  async function tag(page: Page): Promise<void> {
    await upload(author, await picture('png'), { originalName: 'quay.png' })
    await open(page)
    await button(page, 'Image').click()
    await button(page, 'Edit the tags of quay.png').first().click()
    await page.getByLabel('Tags', { exact: true }).fill('harbour')
    await dialog(page, 'Media Library').getByRole('button', { name: 'Save', exact: true }).click()
  }
  says('success', 'Tags Saved', 'The picture is now found by them.', 'its tags are saved', tag)
  says('error', 'Save Failed', refusal, 'its tags could not be saved', async (page) => {
    await refuse(page, '**/api/media/*', 'PATCH')
    await tag(page)
  })
})

describe('the templates', () => {
  async function saveTemplate(page: Page, name = 'House style', forWhom = 'Save Template'): Promise<void> {
    await open(page)
    await button(page, 'Circle').click()
    await button(page, 'Templates').click()
    await button(page, 'Save as Template').click()
    const form = dialog(page, 'Save as Template')
    await form.getByLabel('Name').fill(name)
    if (forWhom !== 'Save Template') await form.getByRole('radio', { name: /Publish for everyone/ }).check()
    await form.getByRole('button', { name: forWhom }).click()
  }
  async function deleteTemplate(page: Page, name: string): Promise<void> {
    const body = { name, description: '', canvasData: canvasData(), width: 600, height: 400, category: 'user-custom' }
    await author.post('/api/templates', body)
    await open(page)
    await button(page, 'Templates').click()
    await button(page, `Delete ${name}`).click()
    await confirm(page, 'Are you sure you want to delete this template?', 'Delete')
  }

  says('success', 'Template Saved', 'You find it under My Templates.', 'one is saved', saveTemplate)
  const everyone = 'Everyone finds it under Global Templates.'
  says('success', 'Template Saved', everyone, 'an administrator publishes one', (page) =>
    saveTemplate(page, 'Ours', 'Publish for Everyone'),
  )
  says('error', 'Save Failed', 'Failed to save template.', 'it could not be saved', async (page) => {
    await refuse(page, '**/api/templates', 'POST')
    await saveTemplate(page)
  })
  says('success', 'Template Deleted', 'Visuals made from it stay as they are.', 'one is deleted', (page) =>
    deleteTemplate(page, 'Old style'),
  )
  says('error', 'Delete Failed', refusal, 'it could not be deleted', async (page) => {
    await refuse(page, '**/api/templates/*', 'DELETE')
    await deleteTemplate(page, 'Kept style')
  })
})

describe('the export', () => {
  async function exportAs(page: Page, format: string): Promise<void> {
    await open(page)
    await button(page, 'Text').click()
    await page.keyboard.type('Out of the door')
    await button(page, 'Export').first().click()
    const form = dialog(page, 'Export')
    await form.getByRole('radio', { name: new RegExp(`^${format}`) }).check()
    await form.getByRole('button', { name: 'Export', exact: true }).click()
  }

  for (const format of ['PNG', 'JPEG', 'PDF', 'SVG']) {
    says('success', 'Export Started', 'Your visual is being exported...', `a ${format} is asked for`, (page) =>
      exportAs(page, format),
    )
  }
})

describe('what was kept and what was found', () => {
  says('error', 'Restore Failed', 'The kept copy could not be read.', 'it is none of ours', async (page) => {
    await open(page)
    await page.evaluate(async (key) => {
      const opening = indexedDB.open('postwright.copies', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('copies')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const store = opening.result.transaction('copies', 'readwrite').objectStore('copies')
      const putting = store.put({ name: 'Broken', canvasData: { layers: 7 }, keptAt: Date.now() }, key)
      await new Promise((resolve) => {
        putting.onsuccess = resolve
      })
      opening.result.close()
    }, `${author.id}/new`)
    await page.reload()
    await button(page, 'Restore').click()
  })
})
