import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Editor } from '#client/editor/store/editor-store'
import { createDocument } from '#shared/scene/create'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { StartPanel } from './start-panel.tsx'
import { useStart } from './use-start.ts'

const visual = (id: string, updatedAt: string) => ({
  id,
  name: id,
  width: 1200,
  height: 627,
  postId: null,
  thumbnailUrl: '/favicon.ico',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt,
})
const visuals = [visual('Older', '2026-11-20T10:00:00.000Z'), visual('Newer', '2026-11-21T10:00:00.000Z')]
const templates = { userTemplates: [], globalTemplates: [] }

const onName = vi.fn()
const onBrowse = vi.fn()

function Start({ editor, isOffered = true }: { editor: Editor; isOffered?: boolean }) {
  const start = useStart(editor, isOffered)
  return (
    <>
      <button type="button">Elsewhere</button>
      <header>
        <input aria-label="Name" />
      </header>
      {start.isOpen && <StartPanel editor={editor} onName={onName} onBrowse={onBrowse} onClose={start.close} />}
    </>
  )
}

async function open({ answers = {}, isOffered = true }: { answers?: object; isOffered?: boolean } = {}) {
  const calls = answerCalls({ 'GET /api/visuals': visuals, 'GET /api/templates': templates, ...answers })
  const { editor } = openWorkspace(createDocument('page'))
  await renderInApp(<Start editor={editor} isOffered={isOffered} />)
  return { editor, calls }
}

const panel = () => page.getByRole('region', { name: 'Start a visual' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a template is a click away, and brings its name', async () => {
  const { editor } = await open()
  await button('Start with Twitter/X Post Mock-up').click()
  await expect.element(panel()).not.toBeInTheDocument()
  expect(editor.scene().layers.length).toBeGreaterThan(3)
  expect(onName).toHaveBeenCalledWith('Twitter/X Post Mock-up')
})

test('an empty canvas has one of the usual sizes', async () => {
  const { editor } = await open()
  await page.getByRole('button', { name: 'Portrait 1080 × 1350' }).click()
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.poll(() => editor.scene().settings).toMatchObject({ width: 1080, height: 1350 })
})

test('one’s visuals are there, the one that was saved last first, and all of them a click further', async () => {
  await open()
  await expect.element(page.getByRole('link', { name: 'Open Newer' })).toBeVisible()
  const names = page.getByRole('link').elements()
  expect(names.map((link) => link.getAttribute('aria-label'))).toEqual(['Open Newer', 'Open Older'])
  // one or two are no wider than a template
  expect(names.map((link) => link.getBoundingClientRect().width)).toEqual([168, 168])
  await button('All my visuals').click()
  await button('All templates').click()
  expect(onBrowse.mock.calls).toEqual([['mine'], ['templates']])
})

test.each<[string, (editor: Editor) => Promise<void> | void]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => button('Start with an empty canvas').click()],
  ['a press elsewhere', () => button('Elsewhere').click()],
  ['a change of the document', (editor) => editor.addPage()],
])('%s puts it away', async (_, act) => {
  const { editor } = await open()
  await expect.element(panel()).toBeVisible()
  await act(editor)
  await expect.element(panel()).not.toBeInTheDocument()
})

test('the name is typed while it stays', async () => {
  await open()
  await page.getByRole('textbox', { name: 'Name' }).fill('Quay')
  await expect.element(panel()).toBeVisible()
})

test('it is not there where something was opened', async () => {
  await open({ isOffered: false })
  await expect.element(button('Elsewhere')).toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('templates that can’t be loaded are asked for again; the rest is there', async () => {
  let asked = 0
  await open({ answers: { 'GET /api/templates': () => (++asked === 1 ? refuseWith(503, 'It rests.') : templates) } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(button('Start with Twitter/X Post Mock-up')).toBeVisible()
})
