import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Visual } from '#client/queries/visuals'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { MyVisualsDialog } from './my-visuals-dialog.tsx'
import type { OpenedVisual } from './opened-visual.ts'
import { RecoveryBanner } from './recovery-banner.tsx'
import { saveFailureOf } from './save-failure.ts'
import { SavedState } from './saved-state.tsx'
import { useSaving } from './use-saving.ts'

const visual = (id: string, change: Partial<Visual> = {}): Visual => ({
  id,
  name: id,
  width: 1200,
  height: 627,
  postId: null,
  thumbnailUrl: '/favicon.ico',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...change,
})

const { editor } = openWorkspace()
const outcome = { onSuccess: vi.fn(), onError: vi.fn(), onTakeTheirs: vi.fn() }

function Saving({ stored }: { stored: OpenedVisual['stored'] }) {
  const opened = { key: 'k', name: 'Chart', document: createDocument('page'), stored, postId: null }
  const saving = useSaving(editor, opened, outcome)
  return (
    <>
      <button type="button" onClick={() => void saving.save('Chart')}>
        Save it
      </button>
      <button type="button" onClick={() => void saving.saveQuietly('Chart')}>
        Autosave
      </button>
      <p>{saving.stored?.id ?? 'nothing stored'}</p>
      <p>{saving.refusal ?? 'nothing refused'}</p>
    </>
  )
}

const save = page.getByRole('button', { name: 'Save it' })
const stored = { id: 'v', name: 'Chart', updatedAt: '2026-11-20T10:00:00.000Z' }

test('a new visual is made once and then saved again in its place', async () => {
  const calls = answerCalls({ 'POST /api/visuals': visual('v'), 'PUT /api/visuals/v': visual('v') })
  await renderInApp(<Saving stored={null} />)
  await save.click()
  await expect.element(page.getByText('v', { exact: true })).toBeVisible()
  await save.click()
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(['POST', 'PUT'])
  await expect.poll(() => calls[1]?.body).toMatchObject({ name: 'Chart', updatedAt: '2026-11-20T10:00:00.000Z' })
  await expect.poll(() => outcome.onSuccess.mock.calls.length).toBe(2)
})

test('what saves itself says nothing, and pressing Save meanwhile saves after it', async () => {
  outcome.onSuccess.mockClear()
  let arrive: (saved: object) => void = () => {}
  const calls = answerCalls({
    'POST /api/visuals': () => new Promise<object>((resolve) => (arrive = resolve)),
    'PUT /api/visuals/v': visual('v'),
  })
  await renderInApp(<Saving stored={null} />)
  await page.getByRole('button', { name: 'Autosave' }).click()
  await expect.poll(() => calls.length).toBe(1)
  await save.click()
  arrive(visual('v'))
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(['POST', 'PUT'])
  await expect.poll(() => outcome.onSuccess.mock.calls.length).toBe(1)
})

test.each([
  [409, 'elsewhere'],
  [404, 'elsewhere'],
  [413, 'failed'],
  [503, 'nothing refused'],
])('what saves itself is never asked about: an answer of %d is %s, and Save clears it', async (status, refusal) => {
  const answers = { 'PUT /api/visuals/v': refuseWith(status, 'No.') }
  const calls = answerCalls(answers)
  await renderInApp(<Saving stored={stored} />)
  await page.getByRole('button', { name: 'Autosave' }).click()
  await expect.poll(() => calls.length).toBe(1)
  await expect.element(page.getByText(refusal)).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  answerCalls({ 'PUT /api/visuals/v': visual('v') })
  await save.click()
  await expect.element(page.getByText('nothing refused')).toBeVisible()
})

/** As someone else saved it meanwhile. */
function savedElsewhere(savedBy: string | null): Response {
  const current = {
    ...visual('v', { name: 'Their chart' }),
    canvasData: writeCanvasData(createDocument('theirs')),
    savedBy,
  }
  const body = { message: 'Saved.', code: 'conflict', reason: 'visualSavedElsewhere', values: {}, current }
  return Response.json(body, { status: 409 })
}

test('what someone else saved is shown beside one’s own, which goes on as a copy that belongs to no post', async () => {
  const calls = answerCalls({
    'PUT /api/visuals/v': savedElsewhere('Jana Roth'),
    'POST /api/visuals': visual('w', { name: 'Chart Copy 2' }),
    'GET /api/visuals': [visual('x', { name: 'Chart Copy' })],
  })
  await renderInApp(<Saving stored={stored} />)
  await save.click()
  const question = page.getByRole('dialog', { name: 'Saved meanwhile' })
  await expect
    .element(question.getByRole('figure').filter({ hasText: 'Their chart' }))
    .toHaveTextContent('by Jana Roth')
  await expect.element(question.getByRole('figure').filter({ hasText: 'Yours' })).toHaveTextContent('Chart')
  await expect.element(question.getByRole('button', { name: 'Keep mine as a copy' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('w', { exact: true })).toBeVisible()
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'GET', 'POST'])
  expect(calls[2]?.body).toMatchObject({ name: 'Chart Copy 2', postId: null })
})

test('theirs is taken instead, or nothing happens, and nothing is overwritten', async () => {
  outcome.onTakeTheirs.mockClear()
  const calls = answerCalls({ 'PUT /api/visuals/v': savedElsewhere(null) })
  await renderInApp(<Saving stored={stored} />)
  await save.click()
  await expect.element(page.getByText('Saved in another window')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(outcome.onTakeTheirs.mock.calls).toEqual([])
  await save.click()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.poll(() => outcome.onTakeTheirs.mock.calls.length).toBe(1)
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'PUT'])
})

test('what was deleted elsewhere can be saved as a new visual', async () => {
  const calls = answerCalls({
    'PUT /api/visuals/v': refuseWith(404, 'It is gone.', 'not_found'),
    'POST /api/visuals': visual('w'),
  })
  await renderInApp(<Saving stored={stored} />)
  await save.click()
  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect.element(page.getByText('w', { exact: true })).toBeVisible()
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(['PUT', 'POST'])
})

test('a failure is told with the server’s reason where the person can do something about it', async () => {
  outcome.onError.mockClear()
  answerCalls({ 'POST /api/visuals': refuseWith(413, 'This visual is too large.', 'too_large') })
  await renderInApp(<Saving stored={null} />)
  await save.click()
  await expect.poll(() => outcome.onError.mock.calls.length).toBe(1)
  await expect
    .poll(() => saveFailureOf(outcome.onError.mock.calls[0]?.[0]))
    .toBe('Failed to save visual. This visual is too large.')
  expect(saveFailureOf(new Error('odd'))).toBe('Failed to save visual.')
})

test('the state of saving is said in words', async () => {
  const at = '2026-01-02T10:00:00.000Z'
  await renderInApp(
    <>
      <SavedState isSaving isUnsaved savedAt={null} />
      <SavedState isSaving={false} isUnsaved savedAt={at} />
      <SavedState isSaving={false} isUnsaved refusal="elsewhere" savedAt={at} />
      <SavedState isSaving={false} isUnsaved refusal="failed" savedAt={at} />
      <SavedState isSaving={false} isUnsaved={false} savedAt={null} />
      <SavedState isSaving={false} isUnsaved={false} savedAt={at} />
    </>,
  )
  await expect.element(page.getByText('Saving...')).toBeVisible()
  await expect.element(page.getByText('Unsaved changes')).toBeVisible()
  await expect.element(page.getByText('Changed elsewhere')).toBeVisible()
  await expect.element(page.getByText('Not saved, kept on this device')).toBeVisible()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await expect.element(page.getByText('Saved 2 January')).toBeVisible()
})

test('kept changes are offered to be restored or discarded', async () => {
  const [onRestore, onDiscard] = [vi.fn(), vi.fn()]
  await renderInApp(<RecoveryBanner keptAt={Date.UTC(2026, 0, 2)} onRestore={onRestore} onDiscard={onDiscard} />)
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => [onRestore.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1])
})

test('saved visuals are listed; the open one cannot be deleted, another can', async () => {
  const calls = answerCalls({
    'GET /api/visuals': [visual('Open one'), visual('Other')],
    'DELETE /api/visuals/Other': null,
  })
  await renderInApp(<MyVisualsDialog currentId="Open one" onNew={vi.fn()} onClose={vi.fn()} />)
  await expect.element(page.getByRole('button', { name: 'Delete Open one' })).toBeDisabled()
  await page.getByRole('button', { name: 'Delete Other' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast('success', 'Visual deleted')
  await expect.element(page.getByRole('link', { name: 'Open Other' })).not.toBeInTheDocument()
  await expect.poll(() => calls.at(-1)?.method).toBe('DELETE')
})

test('a visual that can’t be deleted comes back, with the server’s reason', async () => {
  answerCalls({
    'GET /api/visuals': [visual('Other')],
    'DELETE /api/visuals/Other': refuseWith(503, 'The server rests.'),
  })
  await renderInApp(<MyVisualsDialog currentId={null} onNew={vi.fn()} onClose={vi.fn()} />)
  await page.getByRole('button', { name: 'Delete Other' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast('error', 'Delete failed', 'The server rests.')
  await expect.element(page.getByRole('link', { name: 'Open Other' })).toBeVisible()
})

test('who has saved nothing reads where it would stand', async () => {
  answerCalls({ 'GET /api/visuals': [] })
  const onNew = vi.fn()
  await renderInApp(<MyVisualsDialog currentId={null} onNew={onNew} onClose={vi.fn()} />)
  await expect.element(page.getByText('No visuals yet')).toBeVisible()
  await page.getByRole('button', { name: 'New visual' }).click()
  await expect.poll(() => onNew).toHaveBeenCalledOnce()
})

test('a visual is duplicated under a name that no other has', async () => {
  const calls = answerCalls({
    'GET /api/visuals': [visual('Chart Copy'), visual('Chart')],
    'GET /api/visuals/Chart': { ...visual('Chart'), canvasData: { version: 1 } },
    'POST /api/visuals': visual('Chart Copy 2'),
  })
  await renderInApp(<MyVisualsDialog currentId={null} onNew={vi.fn()} onClose={vi.fn()} />)
  await page.getByRole('button', { name: 'Duplicate Chart', exact: true }).click()
  await expectToast('success', 'Visual duplicated', 'As “Chart Copy 2”.')
  await expect.element(page.getByRole('link', { name: 'Open Chart Copy 2' })).toBeVisible()
  expect(calls.at(-1)?.body).toMatchObject({ name: 'Chart Copy 2', canvasData: { version: 1 } })
})
