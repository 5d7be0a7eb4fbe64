import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { deleteCopy, readCopies, writeCopy } from '#client/lib/local-copies'
import { reservePageName } from '#client/lib/page-names'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { type LocalCopy, useLocalCopy } from './use-local-copy.ts'

const place = 'ann/new'
const kept = async () => (await readCopies<LocalCopy>(place)).map(({ key, value }) => [key, value.name])
const button = (name: string) => page.getByRole('button', { name })

/** As an earlier visit left it. */
const left = (name: string, keptAt: number, canvasData = writeCanvasData(createDocument('left'))): LocalCopy => ({
  name,
  canvasData,
  keptAt,
})

function Keeping({ editor, name }: { editor: Editor; name: string }) {
  const isUnsaved = useEditor(editor, (state) => state.isDirty)
  const copy = useLocalCopy(editor, { place, page: 'this' }, name, isUnsaved)
  return (
    <>
      <p>{copy.found ? `Found ${copy.found.name}` : 'Nothing found'}</p>
      <p>{isUnsaved ? 'Unsaved' : 'As saved'}</p>
      <button type="button" onClick={copy.keepNow}>
        Keep
      </button>
      <button type="button" onClick={() => void copy.restore()}>
        Restore
      </button>
      <button type="button" onClick={() => copy.discard()}>
        Discard
      </button>
    </>
  )
}

beforeEach(async () => {
  await Promise.all((await readCopies(place)).map(({ key }) => deleteCopy(key)))
})

async function open(name = 'Quay') {
  const { editor } = openWorkspace()
  await renderInApp(<Keeping editor={editor} name={name} />)
  return editor
}

test('what is not saved is kept under its name, and no longer once it is saved', async () => {
  const editor = await open()
  editor.addShape('circle')
  await expect.element(page.getByText('Unsaved')).toBeVisible()
  await button('Keep').click()
  await expect.poll(kept).toEqual([[`${place}/this`, 'Quay']])
  editor.markSaved()
  await expect.poll(kept).toEqual([])
})

test('what was undone and comes back by redo is kept again', async () => {
  const editor = await open()
  editor.addShape('circle')
  await expect.element(page.getByText('Unsaved')).toBeVisible()
  await button('Keep').click()
  await expect.poll(kept).toHaveLength(1)
  editor.undo()
  await expect.element(page.getByText('As saved')).toBeVisible()
  await expect.poll(kept).toEqual([])
  editor.redo()
  await expect.element(page.getByText('Unsaved')).toBeVisible()
  await button('Keep').click()
  await expect.poll(kept).toHaveLength(1)
})

test('of what earlier visits left the latest is offered first, then the one before', async () => {
  await writeCopy(`${place}/old`, left('The old one', 1))
  await writeCopy(`${place}/new`, left('The new one', 2))
  await writeCopy('ann/visual-7/other', left('Of another visual', 3))
  await open()
  await expect.element(page.getByText('Found The new one')).toBeVisible()
  await button('Discard').click()
  await expect.element(page.getByText('Found The old one')).toBeVisible()
  await expect.poll(kept).toEqual([[`${place}/old`, 'The old one']])
})

test('what is restored takes the canvas, can be undone, and is this page’s own from then on', async () => {
  await writeCopy(`${place}/old`, left('The old one', 1))
  const editor = await open()
  await expect.element(page.getByText('Found The old one')).toBeVisible()
  await button('Restore').click()
  await expect.poll(() => editor.scene().id).toBe('left')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await expect.poll(kept).toEqual([[`${place}/this`, 'The old one']])
  editor.undo()
  expect(editor.scene().id).toBe('page')
})

test('what can’t be read leaves the canvas as it is', async () => {
  await writeCopy(`${place}/old`, left('Broken', 1, { version: 99 } as never))
  const editor = await open()
  await expect.element(page.getByText('Found Broken')).toBeVisible()
  await button('Restore').click()
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  expect(editor.scene().id).toBe('page')
  expect(editor.isDirty()).toBe(false)
})

test('what another open page is at work on is not offered', async () => {
  await writeCopy(`${place}/old`, left('The old one', 1))
  await writeCopy(`${place}/other`, left('In another window', 2))
  onTestFinished(reservePageName(`${place}/other`))
  await open()
  await expect.element(page.getByText('Found The old one')).toBeVisible()
})
