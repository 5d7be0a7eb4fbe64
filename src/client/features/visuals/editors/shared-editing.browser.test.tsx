import { type ComponentProps, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { VisualEditing } from '#client/queries/visual-editors'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, type Call, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { EditorsBanner } from './editors-banner.tsx'

const savedAt = '2026-11-20T10:00:00.000Z'
const stored = { id: 'v', name: 'Chart', updatedAt: savedAt }
const work = {
  saveAsCopy: vi.fn(() => Promise.resolve<string | null>('Chart Copy')),
  showLatest: vi.fn(() => Promise.resolve()),
}

function Shared({ isUnsaved }: { isUnsaved: boolean }) {
  const editors = useRef<ComponentProps<typeof EditorsBanner>['handle']['current']>(null)
  return (
    <>
      <EditorsBanner stored={stored} isUnsaved={isUnsaved} {...work} handle={editors} onOther={onOther} />
      <button type="button" onClick={() => void editors.current?.maySaveHere().then(answered)}>
        Save
      </button>
      <button type="button" onClick={() => void editors.current?.isStillOwn()}>
        Autosave
      </button>
    </>
  )
}

const onOther = vi.fn((_isEditing: boolean) => {})
const answered = vi.fn((_isHere: boolean) => {})
const mine: VisualEditing = { other: null, updatedAt: savedAt }
const since = () => new Date(Date.now() - 2 * 60_000 - 5_000).toISOString()
const janas = (): VisualEditing => ({ other: { name: 'Jana', since: since() }, updatedAt: savedAt })
const saidIn = (calls: readonly Call[]) => calls.map(({ body }) => (body as { does: string }).does)
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function show({ isUnsaved = false } = {}) {
  await renderInApp(<Shared isUnsaved={isUnsaved} />)
}

beforeEach(() => {
  answered.mockClear()
  onOther.mockClear()
  work.saveAsCopy.mockClear()
})

test('who else edits the visual is said, with since when, and taking over ends it', async () => {
  const calls = answerCalls({
    'PUT /api/visuals/v/editor': ({ body }) => ((body as { does: string }).does === 'take-over' ? mine : janas()),
  })
  await show()
  await expect.element(page.getByRole('status').filter({ hasText: 'Jana is editing this visual.' })).toBeVisible()
  await expect.element(page.getByText('Started 2 minutes ago.')).toBeVisible()
  expect(onOther.mock.lastCall).toEqual([true])
  await button('Take over').click()
  await expect.element(page.getByText('Jana is editing')).not.toBeInTheDocument()
  expect(saidIn(calls)).toEqual(['edit', 'take-over'])
  expect(onOther.mock.lastCall).toEqual([false])
})

test('a save while someone else edits asks how: as a copy, after taking over, or not at all', async () => {
  answerCalls({
    'PUT /api/visuals/v/editor': ({ body }) => ((body as { does: string }).does === 'take-over' ? mine : janas()),
  })
  await show({ isUnsaved: true })
  await expect.element(page.getByText('Jana is editing')).toBeVisible()
  await button('Save').click()
  await button('Save as copy').click()
  await expect.poll(() => answered.mock.calls).toEqual([[false]])
  expect(work.saveAsCopy.mock.calls).toHaveLength(1)
  await button('Save').click()
  await button('Take over and save').click()
  await expect.poll(() => answered.mock.calls.at(-1)).toEqual([true])
})

test('whoever it is taken from is told, and goes on with a copy of what was unsaved', async () => {
  let isTaken = false
  const calls = answerCalls({ 'PUT /api/visuals/v/editor': () => (isTaken ? janas() : mine) })
  await show({ isUnsaved: true })
  await expect.poll(() => calls).toHaveLength(1)
  await button('Autosave').click()
  await expect.poll(() => calls).toHaveLength(2)
  isTaken = true
  await button('Autosave').click()
  await expect.element(page.getByText('Jana has taken over this visual.')).toBeVisible()
  await expect.element(page.getByText('“Chart Copy”')).toBeVisible()
  expect(page.getByRole('link', { name: 'Open the visual' }).element().getAttribute('href')).toBe(
    '/visual-editor?visual=v',
  )
  expect(work.saveAsCopy.mock.calls).toHaveLength(1)
  await button('Close').click()
  await expect.element(page.getByText('has taken over')).not.toBeInTheDocument()
})

test('without anything unsaved there is no copy, and a copy that could not be stored is said', async () => {
  let isTaken = false
  const calls = answerCalls({ 'PUT /api/visuals/v/editor': () => (isTaken ? janas() : mine) })
  await show()
  await expect.poll(() => calls).toHaveLength(1)
  await button('Autosave').click()
  await expect.poll(() => calls).toHaveLength(2)
  isTaken = true
  await button('Autosave').click()
  await expect.element(button('Take over')).toBeVisible()
  expect(work.saveAsCopy.mock.calls).toEqual([])
})

test('a later one is offered, and a takeover that fails says so', async () => {
  const later = { ...janas(), updatedAt: '2026-11-20T10:05:00.000Z' }
  answerCalls({
    'PUT /api/visuals/v/editor': ({ body }) =>
      (body as { does: string }).does === 'take-over' ? refuseWith(503, 'Busy.', 'busy') : later,
  })
  await show()
  await expect.element(button('Show the latest')).toBeVisible()
  await button('Take over').click()
  await expectToast('error', 'Not taken over')
})
