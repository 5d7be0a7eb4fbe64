import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Editor } from '#client/editor/store/editor-store'
import { createDocument } from '#shared/scene/create'
import type { SceneDocument } from '#shared/scene/scene'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { FromPostBar } from './from-post-bar.tsx'
import { type Choice, type MadeFromPost, rememberMade, type Wanted } from './made-from-post.ts'

const fill = vi.fn<(wanted: Wanted, picture?: string) => Promise<SceneDocument>>()
const importPicture = vi.fn<() => Promise<string | undefined>>()

const choice = (key: string, hasPicture = false): Choice => ({
  key,
  name: `The ${key}`,
  formats: [
    { format: 'portrait', pageId: `${key}-portrait` },
    { format: 'square', pageId: `${key}-square` },
  ],
  hasPicture,
})
const template = (name: string) => page.getByRole('button', { name, exact: true })
const note = page.getByRole('region', { name: 'Made from your post' }).getByRole('status')
const shown = (editor: Editor) => editor.getState().document.pages[0]?.id

beforeEach(() => {
  fill.mockReset()
  importPicture.mockReset()
  fill.mockImplementation(async ({ key, format }) => createDocument(`${key}-${format}`))
  importPicture.mockResolvedValue('/api/media/m/file')
})

async function open(all: Choice[] = [choice('quote'), choice('figure', true)], more: Partial<MadeFromPost> = {}) {
  const [first = choice('quote')] = all
  const looks = ['designed', 'night'] as const
  rememberMade({
    postId: 'p',
    first,
    all: Promise.resolve(all),
    looks: [...looks],
    fill,
    importPicture,
    isAsFilled: () => true,
    ...more,
  })
  const { editor } = openWorkspace(createDocument(`${first.key}-portrait`))
  await renderInApp(<FromPostBar editor={editor} postId="p" />)
  return editor
}

test('another template takes the canvas in one step, which undo brings back', async () => {
  const editor = await open()
  await expect.element(template('The quote')).toHaveAttribute('aria-pressed', 'true')
  await template('The figure').click()
  await expect.element(template('The figure')).toHaveAttribute('aria-pressed', 'true')
  expect(fill).toHaveBeenCalledExactlyOnceWith(
    { key: 'figure', format: 'portrait', look: 'designed' },
    '/api/media/m/file',
  )
  await expect.element(note).toHaveTextContent('The picture is the article’s. Check that you may use it.')
  editor.undo()
  await expect.element(template('The quote')).toHaveAttribute('aria-pressed', 'true')
  expect(shown(editor)).toBe('quote-portrait')
})

test('format and look are kept for the templates that follow', async () => {
  await open([choice('quote'), choice('headline')])
  await page.getByRole('combobox', { name: 'Format' }).selectOptions('Square')
  await expect.poll(() => fill.mock.lastCall?.[0]).toEqual({ key: 'quote', format: 'square', look: 'designed' })
  await page.getByRole('combobox', { name: 'Colors and fonts' }).selectOptions('Night')
  await template('The headline').click()
  await expect.poll(() => fill.mock.lastCall?.[0]).toEqual({ key: 'headline', format: 'square', look: 'night' })
  await expect.element(page.getByRole('combobox', { name: 'Format' })).toHaveDisplayValue('Square')
})

test('a picture that can’t be fetched is told of, and choosing the template again tries again', async () => {
  importPicture.mockResolvedValueOnce(undefined)
  await open()
  await template('The figure').click()
  await expect.element(note).toHaveTextContent(/^The article’s picture could not be loaded\.$/)
  await template('The figure').click()
  await expect.element(note).toHaveTextContent(/^The picture is the article’s\./)
  expect(fill.mock.calls.map(([, picture]) => picture)).toEqual([undefined, '/api/media/m/file'])
})

test('a template that can’t be loaded leaves the canvas, and says what to do', async () => {
  fill.mockRejectedValue(new Error('The font could not be fetched.'))
  const editor = await open()
  await template('The figure').click()
  await expectToast('error', 'Template not loaded', 'Check your connection and try again.')
  expect(shown(editor)).toBe('quote-portrait')
  await expect.element(template('The figure')).not.toHaveAttribute('aria-busy')
})

test('of two choices the later one stays, whichever comes first', async () => {
  let arrive: (document: SceneDocument) => void = () => {}
  fill.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const editor = await open([choice('quote'), choice('headline'), choice('steps')])
  await template('The headline').click()
  await expect.element(template('The headline')).toHaveAttribute('aria-busy', 'true')
  await template('The steps').click()
  await expect.poll(() => shown(editor)).toBe('steps-portrait')
  arrive(createDocument('headline-portrait'))
  await expect.element(template('The steps')).toHaveAttribute('aria-pressed', 'true')
  expect(shown(editor)).toBe('steps-portrait')
})

test('the picture of the template it was opened with follows by itself, and leaving asks nothing for it', async () => {
  let arrive: (picture: string) => void = () => {}
  importPicture.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const editor = await open([choice('figure', true)])
  await expect.element(note).toHaveTextContent('Loading the article’s picture...')
  arrive('/api/media/m/file')
  await expect.element(note).toHaveTextContent(/^The picture is the article’s\./)
  expect(editor.isDirty()).toBe(false)
})

test('eight are offered at first; the further ones come with a press, and the focus with them', async () => {
  await open(Array.from({ length: 11 }, (_, index) => choice(`number ${index + 1}`)))
  await expect.element(template('The number 8')).toBeVisible()
  await expect.element(template('The number 9')).not.toBeInTheDocument()
  await template('More templates').click()
  await expect.element(template('The number 9')).toHaveFocus()
  await expect.element(template('More templates')).not.toBeInTheDocument()
})

test('a visual of another post has no such row, and it can be put away', async () => {
  const editor = await open()
  await page.getByRole('button', { name: 'Hide these templates' }).click()
  await expect.element(page.getByRole('region', { name: 'Made from your post' })).not.toBeInTheDocument()
  await renderInApp(<FromPostBar editor={editor} postId="of another" />)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})
