import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { useAutosave } from './use-autosave.ts'

const save = vi.fn<() => Promise<boolean>>()

function Autosaving({ editor }: { editor: Editor }) {
  const isDirty = useEditor(editor, (state) => state.isDirty)
  useAutosave(editor, isDirty, save)
  return <p>{isDirty ? 'Unsaved' : 'As saved'}</p>
}

beforeEach(() => {
  save.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function open() {
  const { editor } = openWorkspace()
  save.mockImplementation(async () => {
    editor.markSaved()
    return true
  })
  await renderInApp(<Autosaving editor={editor} />)
  return editor
}

/** Until a timer waits, which goes off then. */
const pass = (ms: number) =>
  expect
    .poll(() => vi.getTimerCount())
    .toBeGreaterThan(0)
    .then(() => vi.advanceTimersByTime(ms))

test('a change is saved a few seconds later, and so is the next', async () => {
  const editor = await open()
  editor.addShape('circle')
  await pass(3_000)
  expect(save).toHaveBeenCalledOnce()
  await expect.poll(() => editor.isDirty()).toBe(false)
  editor.addShape('circle')
  await pass(3_000)
  expect(save).toHaveBeenCalledTimes(2)
})

test('work that goes on does not put it off', async () => {
  const editor = await open()
  editor.addShape('circle')
  await pass(2_000)
  editor.addShape('circle')
  vi.advanceTimersByTime(1_000)
  expect(save).toHaveBeenCalledOnce()
})

test('what failed is tried again, later', async () => {
  const editor = await open()
  save.mockResolvedValueOnce(false)
  editor.addShape('circle')
  await pass(3_000)
  expect(save).toHaveBeenCalledOnce()
  let passedMs = 0
  const passOneSecond = () => {
    vi.advanceTimersByTime(1_000)
    passedMs += 1_000
    return save.mock.calls.length
  }
  await expect.poll(passOneSecond).toBe(2)
  expect(passedMs).toBeGreaterThanOrEqual(15_000)
})
