import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createImages } from '#client/editor/loading/images'
import { chooseLanguage, startLanguage } from '#client/lib/language'
import { clearCopies, writeCopy } from '#client/lib/local-copies'
import { createDocument } from '#shared/scene/create'
import { addLayer } from '#shared/scene/edit'
import { newTextLayer } from '#shared/scene/text-layer'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { Stage } from './stage.tsx'
import { VisualWorkspace } from './visual-workspace.tsx'

const path = '/api/visuals'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = () => page.getByRole('textbox', { name: 'Visual name' })
const stored = {
  id: 'v',
  name: 'Quay',
  width: 1200,
  height: 627,
  postId: null,
  thumbnailUrl: '/favicon.ico',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

/** A new visual, as the editor opens with one. */
async function open(answers: Parameters<typeof answerCalls>[0] = {}, document = createDocument('page')) {
  const address = location.href
  const calls = answerCalls(answers)
  const opened = { key: 'k', name: 'Untitled Visual', document, stored: null, postId: null }
  const onNew = vi.fn()
  await renderInApp(<VisualWorkspace opened={opened} userId="u" onNew={onNew} />)
  goBack = () => history.replaceState(null, '', address)
  return { calls, onNew }
}

/** Saving puts the visual's id into the address. */
let goBack = () => {}

beforeEach(clearCopies)
afterEach(() => goBack())

async function saveAs(typed: string): Promise<void> {
  await name().fill(typed)
  await button('Save').click()
}

test('a visual without a name is not saved, and its name gets the focus', async () => {
  const { calls } = await open()
  await saveAs('  ')
  await expectToast('error', 'Name Required', 'Please enter a name for your visual.')
  await expect.element(name()).toHaveFocus()
  await expect.poll(() => calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a visual is saved under its name, by the button and by Ctrl+S in a field', async () => {
  const { calls } = await open({ [`POST ${path}`]: stored, [`PUT ${path}/v`]: stored })
  await saveAs('Quay')
  await expectToast('success', 'Visual Saved', 'Find it under My visuals.')
  await name().fill('Quays')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(['POST', 'PUT'])
  await expect.poll(() => calls.map(({ body }) => (body as { name: string }).name)).toEqual(['Quay', 'Quays'])
})

test('characters that it cannot be published with are named when it is saved', async () => {
  const { pages } = createDocument('page')
  const written = pages.map((each) => addLayer(each, newTextLayer(each, 'text', 'Growth 成長 ᚠᚢᚠ')))
  await open({ [`POST ${path}`]: stored, [`PUT ${path}/v`]: stored }, { pages: written })
  // saved again and again: its fonts are loaded meanwhile
  await expect
    .poll(async () => {
      await saveAs('Quay')
      return page.getByRole('status').filter({ hasText: 'ᚠ ᚢ' }).elements().length
    })
    .toBe(1)
})

test.each([
  [
    'with its reason where the server says one',
    refuseWith(409, 'It is too full.'),
    'Failed to save visual. It is too full.',
  ],
  ['without one where it says none', new Response('', { status: 422 }), 'Failed to save visual.'],
])('what could not be saved is told %s', async (_, refusal, description) => {
  await open({ [`POST ${path}`]: refusal })
  await saveAs('Quay')
  await expectToast('error', 'Save Failed', description)
})

test('a kept copy that is none of ours is told when it can’t be restored', async () => {
  await writeCopy('u/new', { name: 'Broken', canvasData: { layers: 7 }, keptAt: Date.now() })
  await open()
  await button('Restore').click()
  await expectToast('error', 'Not restored', 'The unsaved changes could not be read.')
})

test('a kept copy is restored with its name', async () => {
  const { writeCanvasData } = await import('#shared/scene/canvas-data')
  const canvasData = writeCanvasData(createDocument('page'))
  await writeCopy('u/new', { name: 'Kept quay', canvasData, keptAt: Date.now() })
  await open()
  await button('Restore').click()
  await expect.element(name()).toHaveValue('Kept quay')
  await expect.element(button('Restore')).not.toBeInTheDocument()
})

test('a pasted picture comes in behind the canvas: no window opens over it', async () => {
  const asset = { id: 'm', originalName: 'Quay.png', fileSize: 3, width: 40, height: 30, tags: [], url: '/favicon.ico' }
  await open({
    'GET /api/media': [],
    'POST /api/media': { ...asset, uploadUrl: '/api/media/m/file' },
    'DELETE /api/media/m': null,
  })
  await expect.element(page.getByRole('application', { name: 'Canvas' })).toHaveAttribute('aria-busy', 'false')
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File(['png'], 'Quay.png', { type: 'image/png' }))
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(page.getByText('Uploading a picture...')).toBeInTheDocument()
  await expect.element(page.getByText('Upload Failed')).toBeVisible() // the test's server takes no bytes
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the middle button moves the view and pastes nothing', async () => {
  await open()
  const canvas = page.getByRole('application', { name: 'Canvas' })
  await expect.element(canvas).toHaveAttribute('aria-busy', 'false')
  const release = new MouseEvent('mouseup', { button: 1, bubbles: true, cancelable: true })
  canvas.element().dispatchEvent(release)
  expect(release.defaultPrevented).toBe(true) // with the middle button that is when browsers paste
})

test('on the canvas Tab walks through the layers, and the focus comes back to it when a text is left', async () => {
  await open()
  const canvas = page.getByRole('application', { name: 'Canvas' })
  await expect.element(canvas).toHaveAttribute('aria-busy', 'false')
  await button('Circle').click()
  await button('Text').click()
  const field = page.getByRole('region', { name: 'Canvas' }).getByRole('textbox', { name: 'Text', exact: true })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(canvas).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('option', { name: /^Circle/ })).toHaveAttribute('aria-selected', 'true')
})

test('what stands around the canvas does not lie over it', async () => {
  await open()
  const canvas = page.getByRole('application', { name: 'Canvas' })
  const add = page.getByRole('button', { name: 'Add page' })
  await expect
    .poll(() => add.element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(canvas.element().getBoundingClientRect().bottom)
})

test('cropping is seen, and done or given up by a button', async () => {
  const { editor } = openWorkspace()
  const id = editor.addImage({ src: '/favicon.ico', width: 400, height: 400 })
  const workspace = { editor, images: createImages(), host: {} }
  await renderInApp(<Stage workspace={workspace} isSmall={false} />)
  editor.startCrop(id, { width: 400, height: 400 })
  const bar = page.getByRole('group', { name: 'Crop' })
  await bar.getByRole('button', { name: 'Make the picture larger' }).click()
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  const cropped = () => {
    const [layer] = editor.scene().layers
    return layer?.type === 'image' ? layer.data.cropWidth : 0
  }
  expect(cropped()).toBeCloseTo(400 / 1.1)
  editor.startCrop(id, { width: 400, height: 400 })
  await bar.getByRole('button', { name: 'Make the picture larger' }).click()
  await bar.getByRole('button', { name: 'Cancel' }).click()
  expect(cropped()).toBeCloseTo(400 / 1.1)
})

test('on a phone the header is one row, with the rest in a menu and the size among the properties', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await open({ 'GET /api/templates': { userTemplates: [], globalTemplates: [] } })
  await expect.element(button('Export')).toBeVisible()
  const header = document.querySelector('header')?.getBoundingClientRect()
  expect(header?.height).toBeLessThan(60)
  expect(header?.width).toBeLessThanOrEqual(390)
  for (const control of document.querySelectorAll('header :is(button, input)')) {
    expect(control.getBoundingClientRect().height, control.ariaLabel ?? '').toBeGreaterThanOrEqual(44)
  }
  await expect.element(page.getByRole('combobox', { name: 'Canvas size' })).toBeInTheDocument()
  await button('More actions').click()
  const menu = page.getByRole('dialog', { name: 'More actions' })
  for (const name of ['Templates', 'My visuals', 'New visual'])
    await expect.element(menu.getByRole('button', { name })).toBeVisible()
  await menu.getByRole('button', { name: 'Templates' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Templates' })).toBeVisible()
})

test.each([1280, 375])(
  'at a width of %i the German header shows whether it is saved, and room for the name is left',
  async (width) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(1280, 800))
    await startLanguage(async (each) => (each === 'de' ? (await import('#client/german')).german : null))
    await chooseLanguage('de')
    onTestFinished(() => chooseLanguage(null))
    const document = createDocument('page')
    const opened = { key: 'k', name: 'The letter got shorter', document, stored: { ...stored, document }, postId: 'p' }
    answerCalls({})
    await renderInApp(<VisualWorkspace opened={opened} userId="u" onNew={vi.fn()} />)
    const state = page.getByRole('status').filter({ hasText: 'Gespeichert' })
    await expect.element(state).toBeInTheDocument()
    expect(state.element().parentElement?.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(14)
    expect(isCut(state.element())).toBe(width < 600) // there are only the icon and a screen reader's words
    const field = page.getByRole('textbox', { name: 'Name der Grafik' }).element()
    expect(field.getBoundingClientRect().width).toBeGreaterThan(100)
  },
)

function isCut({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth
}
