import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { VisualTemplate } from '#client/queries/visual-templates'
import { documentOf } from '#shared/designs/design'
import { headline } from '#shared/designs/headline'
import { quote } from '#shared/designs/quote'
import { emptyBrandKit } from '#shared/rules/brand'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

const path = '/api/templates'

function template(id: string, change: Partial<VisualTemplate> = {}): VisualTemplate {
  const canvasData = writeCanvasData(createDocument(`${id}-page`, { width: 800, height: 600 }))
  const facts = { width: 800, height: 600, usageCount: 0, thumbnailUrl: null, isUserTemplate: true }
  return { id, name: id, description: '', canvasData, ...facts, ...change } as VisualTemplate
}

async function open(
  templates: { userTemplates?: VisualTemplate[]; globalTemplates?: VisualTemplate[] },
  more = {},
  known = {},
  postId: string | null = null,
) {
  const { editor } = openWorkspace()
  const onClose = vi.fn()
  const onNameChange = vi.fn()
  const lists = { userTemplates: [], globalTemplates: [], ...templates }
  const calls = answerCalls({ [`GET ${path}`]: lists, 'GET /api/user/brand': emptyBrandKit, ...more })
  await renderInApp(
    <TemplatesDialog editor={editor} name="Mine" postId={postId} onNameChange={onNameChange} onClose={onClose} />,
    known,
  )
  return { editor, onClose, onNameChange, calls }
}

test('a template that is picked takes the canvas and brings its name along', async () => {
  const counted = { [`POST ${path}/quote/use`]: null }
  const { editor, onClose, onNameChange, calls } = await open({ userTemplates: [template('quote')] }, counted)
  await page.getByRole('button', { name: 'Use quote' }).click()
  expect(editor.scene().settings).toMatchObject({ width: 800, height: 600 })
  await expect.poll(() => onNameChange).toHaveBeenCalledWith('quote')
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect.poll(() => calls.map(({ method, path: to }) => `${method} ${to}`)).toContain(`POST ${path}/quote/use`)
})

test('while nothing is there for everyone, the built-in mock-up is offered', async () => {
  const { editor } = await open({})
  await expect.element(page.getByText('Built in')).toBeVisible()
  await page.getByRole('button', { name: /^Use / }).click()
  expect(editor.scene().settings).toMatchObject({ width: 1200, height: 600 })
})

test('templates are found by name and description, and by whose they are', async () => {
  await open({
    userTemplates: [template('Quote', { description: 'For one sentence' })],
    globalTemplates: [template('Event', { isUserTemplate: false })],
  })
  const names = page.getByRole('heading', { level: 3 })
  await expect.element(names.nth(1)).toBeVisible()
  await page.getByRole('searchbox').fill('sentence')
  await expect.element(names).toHaveTextContent('Quote')
  await page.getByRole('searchbox').fill('nothing like it')
  await expect.element(page.getByText('No templates found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('button', { name: 'Global Templates' }).click()
  await expect.element(names).toHaveTextContent('Event')
})

test('unsaved layers are replaced only after a question', async () => {
  const { editor, onClose } = await open({ userTemplates: [template('quote')] })
  editor.addShape('circle')
  await page.getByRole('button', { name: 'Use quote' }).click()
  await expect.element(page.getByText('Replace what is on the canvas?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(editor.scene().layers).toHaveLength(1)
  await expect.poll(() => onClose).not.toHaveBeenCalled()
})

test('a template that cannot be read says so and changes nothing', async () => {
  const broken = template('broken', { canvasData: { version: 1, layers: 'none' } as never })
  const { editor } = await open({ userTemplates: [broken] })
  const before = editor.scene()
  await page.getByRole('button', { name: 'Use broken' }).click()
  await expect.element(page.getByText('Template not opened')).toBeVisible()
  expect(editor.scene()).toBe(before)
})

test('a deletion that is refused brings the template back, with the reason', async () => {
  const refused = { [`DELETE ${path}/quote`]: refuseWith(503, 'The server rests.') }
  await open({ userTemplates: [template('quote')] }, refused)
  await page.getByRole('button', { name: 'Delete quote' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast('error', 'Delete failed', 'The server rests.')
  await expect.element(page.getByRole('button', { name: 'Use quote' })).toBeVisible()
})

test('a template is deleted after a question', async () => {
  await open({ userTemplates: [template('quote')] }, { [`DELETE ${path}/quote`]: new Response(null, { status: 204 }) })
  await page.getByRole('button', { name: 'Delete quote' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this template?' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast('success', 'Template deleted')
})

test('an administrator publishes a template for everyone', async () => {
  const admin = { user: { role: 'admin' } }
  const { calls } = await open({}, { 'POST /api/admin/templates': template('Ours', { isUserTemplate: false }) }, admin)
  await page.getByRole('button', { name: 'Save as template' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ours')
  await page.getByRole('radio', { name: /Publish for everyone/ }).click()
  await page.getByRole('button', { name: 'Publish for everyone' }).click()
  await expectToast('success', 'Template Saved', 'Everyone finds it under Global Templates.')
  await expect.poll(() => calls.some(({ method }) => method === 'POST')).toBe(true)
})

test('a template that can’t be saved is told, and what was typed stays', async () => {
  await open({}, { [`POST ${path}`]: refuseWith(503, 'The server rests.') })
  await page.getByRole('button', { name: 'Save as template' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Weekly')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expectToast('error', 'Save Failed', 'Failed to save template.')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Weekly')
})

test('who is no administrator cannot delete what is for everyone', async () => {
  await open({ globalTemplates: [template('Event', { isUserTemplate: false })] })
  await expect.element(page.getByRole('button', { name: 'Use Event' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete Event' })).not.toBeInTheDocument()
})

test('what is on the canvas is saved as a template under a name', async () => {
  const { calls } = await open({}, { [`POST ${path}`]: template('Weekly') })
  await page.getByRole('button', { name: 'Save as template' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect.element(page.getByText('Please enter a name for your template.')).toBeVisible()
  await name.fill('Weekly')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expectToast('success', 'Template Saved', 'Find it under My Templates.')
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ name: 'Weekly', category: 'user-custom' })
  await expect.element(page.getByRole('button', { name: 'Use Weekly' })).toBeVisible()
})

test('a template is filled with the words of the post that the visual is made for', async () => {
  const canvasData = writeCanvasData(documentOf(headline))
  const postOf = { 'GET /api/posts/p': samplePostDetail(), [`POST ${path}/h/use`]: null }
  const { editor, onClose } = await open({ globalTemplates: [template('h', { canvasData })] }, postOf, {}, 'p')
  await page.getByRole('button', { name: 'Use h' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  const texts = editor.scene().layers.flatMap((layer) => (layer.type === 'text' ? layer.data.text : []))
  expect(texts.sort()).toEqual(['The Quay', 'The harbour grows'])
})

test('a template shows its samples where the post can’t be had, and says so', async () => {
  const canvasData = writeCanvasData(documentOf(headline))
  const gone = { 'GET /api/posts/p': refuseWith(503, 'The server rests.'), [`POST ${path}/h/use`]: null }
  const { editor } = await open({ globalTemplates: [template('h', { canvasData })] }, gone, {}, 'p')
  await page.getByRole('button', { name: 'Use h' }).click()
  await expect.element(page.getByText('Post not loaded')).toBeVisible()
  await expect.poll(() => editor.scene().layers.length).toBe(documentOf(headline).pages[0]?.layers.length)
})

test('a design in several formats is one card, and comes in the format that is chosen', async () => {
  const wide = template('Quote', { isUserTemplate: false, width: 1200, height: 627 })
  const tallData = writeCanvasData(createDocument('tall', { width: 1080, height: 1350 }))
  const tall = { ...wide, id: 'quote-portrait', width: 1080, height: 1350, canvasData: tallData } as VisualTemplate
  const { editor } = await open({ globalTemplates: [wide, tall] }, { [`POST ${path}/quote-portrait/use`]: null })
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Quote')
  await page.getByRole('combobox', { name: 'Format' }).selectOptions('portrait')
  await page.getByRole('button', { name: 'Use Quote' }).click()
  await expect.poll(() => editor.scene().settings).toMatchObject({ width: 1080, height: 1350 })
})

test('what a post has the words for comes first, drawn with them; the rest says that it needs more', async () => {
  const fitting = template('Headline', { isUserTemplate: false, canvasData: writeCanvasData(documentOf(headline)) })
  const wanting = template('Quote', { isUserTemplate: false, canvasData: writeCanvasData(documentOf(quote)) })
  await open({ globalTemplates: [wanting, fitting] }, { 'GET /api/posts/p': samplePostDetail() }, {}, 'p')
  const names = page.getByRole('heading', { level: 3 })
  await expect.element(names.nth(0)).toHaveTextContent('Headline')
  const second = page.getByRole('listitem').filter({ hasText: 'Quote' })
  await expect.element(second.getByText('Needs more details')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Use Headline' }).getByRole('img')).not.toBeInTheDocument()
  await expect.poll(() => document.querySelectorAll('button[aria-label="Use Headline"] canvas').length).toBe(1)
})
