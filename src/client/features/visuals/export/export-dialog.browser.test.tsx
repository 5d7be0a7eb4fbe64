import { unzipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chooseLanguage, startLanguage } from '#client/lib/language'
import { bars } from '#shared/designs/bars'
import { documentOf } from '#shared/designs/design'
import { createDocument, createScene } from '#shared/scene/create'
import { newShapeLayer } from '#shared/scene/shape-layer'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { ExportDialog } from './export-dialog.tsx'

const format = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const exportButton = () => page.getByRole('button', { name: 'Export', exact: true })

async function open() {
  answerCalls({})
  const { editor } = openWorkspace()
  editor.addShape('rectangle')
  const onClose = vi.fn()
  await renderInApp(<ExportDialog editor={editor} name="Quay" onClose={onClose} />)
  return { editor, onClose }
}

test.each(['PNG', 'JPEG', 'PDF', 'SVG'])(
  'a %s is told of as soon as it is asked for, and the window closes',
  async (name) => {
    const { onClose } = await open()
    await format(name).click()
    await exportButton().click()
    await expectToast('success', 'Export Started', 'Your visual is being exported...')
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
  },
)

test('the true size of the file stands there before it is saved', async () => {
  await open()
  await expect.element(format('PNG')).toHaveFocus()
  await expect.element(page.getByText(/^[\d.,]+ (bytes|KB)$/)).toBeVisible()
})

test('each size has its pixels on one line', async () => {
  await open()
  const sides = page
    .getByRole('group', { name: 'Size' })
    .getByText(/^\d+ × \d+$/)
    .elements()
  expect(sides.map((each) => each.getBoundingClientRect().height)).toEqual([16, 16, 16])
})

test('the buttons are in one row in German too', async () => {
  await startLanguage(async (each) => (each === 'de' ? (await import('#client/german')).german : null))
  await chooseLanguage('de')
  onTestFinished(() => chooseLanguage(null))
  await open()
  const dialog = page.getByRole('dialog', { name: 'Exportieren' })
  const buttons = dialog.getByRole('button').elements()
  expect(buttons.map((button) => button.textContent)).toEqual(['Abbrechen', 'Bild kopieren', 'Exportieren'])
  expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
  // fonts differ by a few pixels
  const room = (buttons[0]?.getBoundingClientRect().left ?? 0) - dialog.element().getBoundingClientRect().left
  expect(room).toBeGreaterThan(24 + 8)
})

test('a PDF is of letters and shapes unless every pixel is to be as on the screen, at twice the size', async () => {
  await open()
  await format('PDF').click()
  await expect.element(page.getByRole('radio', { name: /^Text and shapes/ })).toBeChecked()
  await expect.element(page.getByText('Sharp at any size', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Size' })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /^Images/ }).click()
  await expect.element(page.getByRole('radio', { name: /^2x/ })).toBeChecked()
})

test('Cancel makes nothing', async () => {
  const { onClose } = await open()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Export Started')).not.toBeInTheDocument()
})

test('words of a template that nobody has replaced are told of before they are saved', async () => {
  answerCalls({})
  const { editor } = openWorkspace(documentOf(bars))
  await renderInApp(<ExportDialog editor={editor} name="Quay" onClose={vi.fn()} />)
  await expect.element(page.getByText('5 texts are still the template’s samples', { exact: false })).toBeVisible()
})

test('what a PDF cannot draw is told of: a shadow is pixels', async () => {
  answerCalls({})
  const [scene = createScene('page')] = createDocument('page').pages
  const shadow = { enabled: true, offsetX: 4, offsetY: 4, blur: 8, spread: 0, color: '#000000', opacity: 0.5 }
  const { editor } = openWorkspace({ pages: [{ ...scene, layers: [{ ...newShapeLayer(scene, 'shape'), shadow }] }] })
  await renderInApp(<ExportDialog editor={editor} name="Quay" onClose={vi.fn()} />)
  await format('PDF').click()
  await expect.element(page.getByText('One shadow is exported as an image', { exact: false })).toBeVisible()
})

test('the page is copied as a picture, and its alternative text as words', async () => {
  const written: ClipboardItem[] = []
  const texts: string[] = []
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => void written.push(...items))
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void texts.push(text))
  const { editor } = await open()
  editor.addText({ text: 'Half the beds', isEdited: true })
  await page.getByRole('button', { name: 'Copy picture' }).click()
  await expectToast('success', 'Picture copied', 'Paste it into your post or message.')
  const picture = await written[0]?.getType('image/png')
  expect(new Uint8Array((await picture?.arrayBuffer()) ?? []).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'))
  await page.getByRole('button', { name: 'Copy text' }).click()
  await expect.poll(() => texts).toEqual(['Half the beds.'])
})

test('a PDF carries its alternative texts: none is there to paste', async () => {
  const { editor } = await open()
  editor.addText({ text: 'Half the beds' })
  await expect.element(page.getByRole('button', { name: 'Copy text' })).toBeVisible()
  await format('PDF').click()
  await expect.element(page.getByRole('button', { name: 'Copy text' })).not.toBeInTheDocument()
})

test('a browser that refuses is told of, and what to do instead', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('refused'))
  await open()
  await page.getByRole('button', { name: 'Copy picture' }).click()
  await expectToast('error', 'Not copied', 'This browser doesn’t allow copying pictures. Export it as PNG instead.')
})

test('the pictures of several pages come as one archive', async () => {
  const names: string[] = []
  const files: (Blob | MediaSource)[] = []
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const handing = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file)
    return 'about:blank'
  })
  answerCalls({})
  const { editor } = openWorkspace()
  editor.addPage()
  await renderInApp(<ExportDialog editor={editor} name="Quay" onClose={vi.fn()} />)
  await format('PNG').click()
  await page.getByRole('radio', { name: /^All 2 pages/ }).click()
  await exportButton().click()
  await expect.poll(() => names).toEqual(['Quay.zip'])
  const [archive] = files
  const entries = archive instanceof Blob ? unzipSync(new Uint8Array(await archive.arrayBuffer())) : {}
  expect(Object.keys(entries)).toEqual(['Quay 1.png', 'Quay 2.png'])
  saving.mockRestore()
  handing.mockRestore()
})
