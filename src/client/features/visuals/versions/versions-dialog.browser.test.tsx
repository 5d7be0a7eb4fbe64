import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { formatDateTime } from '#client/lib/formatting'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

const facts = (version: number) => ({ version, name: 'Chart', width: 1200, height: 630 })
const [late, early] = [Date.UTC(2026, 10, 22, 9, 5), Date.UTC(2026, 10, 20, 14, 0)]
const path = 'GET /api/visuals/v/versions'

function documentOf(backgroundColor: string) {
  const document = createDocument('page')
  return { pages: document.pages.map((each) => ({ ...each, settings: { ...each.settings, backgroundColor } })) }
}

class NothingInSight {
  observe() {}
  disconnect() {}
}

const stored = (version: number, colour: string) => ({
  ...facts(version),
  canvasData: writeCanvasData(documentOf(colour)),
})

test('an earlier version is looked at and put back on the canvas, which is one step to undo', async () => {
  answerCalls({
    [path]: [facts(late), facts(early)],
    [`${path}/${late}`]: stored(late, '#111111'),
    [`${path}/${early}`]: stored(early, '#eeeeee'),
  })
  const { editor } = openWorkspace()
  const onClose = vi.fn()
  await renderInApp(<VersionsDialog editor={editor} visualId="v" onClose={onClose} />)

  const newest = page.getByRole('button', { name: `Version of ${formatDateTime(late)}` })
  await expect.element(newest).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: `Version of ${formatDateTime(early)}` }).click()
  await expect.element(newest).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(editor.scene().settings.backgroundColor).toBe('#eeeeee')
  editor.undo()
  expect(editor.scene().settings.backgroundColor).toBe('#ffffff')
})

test('a visual that was saved once has no earlier versions, which is said', async () => {
  answerCalls({ [path]: [] })
  await renderInApp(<VersionsDialog editor={openWorkspace().editor} visualId="v" onClose={vi.fn()} />)
  const lack = page.getByText('No earlier versions yet')
  await expect.element(lack).toBeVisible()
  const title = page.getByRole('heading', { name: 'Earlier versions', exact: true }).element()
  const gap = lack.element().getBoundingClientRect().top - title.getBoundingClientRect().bottom
  expect(gap).toBeGreaterThanOrEqual(16)
  await expect.element(page.getByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument()
})

test('versions that can’t be loaded are asked for again', async () => {
  let calls = 0
  answerCalls({ [path]: () => (++calls === 1 ? refuseWith(503, 'The server rests.') : []) })
  await renderInApp(<VersionsDialog editor={openWorkspace().editor} visualId="v" onClose={vi.fn()} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No earlier versions yet')).toBeVisible()
})

test('a version that can’t be loaded says so, and is asked for again', async () => {
  vi.stubGlobal('IntersectionObserver', NothingInSight) // its picture in the list would ask again too, whenever it is seen
  let isBack = false
  const answer = () => (isBack ? stored(late, '#111111') : refuseWith(503, 'The server rests.'))
  answerCalls({ [path]: [facts(late)], [`${path}/${late}`]: answer })
  await renderInApp(<VersionsDialog editor={openWorkspace().editor} visualId="v" onClose={vi.fn()} />)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByText('This version could not be loaded')).toBeVisible()
  await expect.element(preview).toHaveAttribute('aria-busy', 'false')
  await expect.element(page.getByRole('button', { name: 'Restore this version' })).toBeDisabled()
  isBack = true
  await preview.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Restore this version' })).toBeEnabled()
  await expect.element(preview.getByText('This version could not be loaded')).not.toBeInTheDocument()
})

test('a version that can’t be read is not put on the canvas', async () => {
  answerCalls({ [path]: [facts(late)], [`${path}/${late}`]: { ...facts(late), canvasData: { version: 9 } } })
  await renderInApp(<VersionsDialog editor={openWorkspace().editor} visualId="v" onClose={vi.fn()} />)
  await expect.element(page.getByText('This version cannot be read.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Restore this version' })).toBeDisabled()
})
