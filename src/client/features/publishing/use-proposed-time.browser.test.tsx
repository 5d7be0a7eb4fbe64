import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount } from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { useProposedTime } from './use-proposed-time.ts'
import { type Publishing, usePublishDialog } from './use-publish-dialog.tsx'

const post = samplePost({ id: 'proposed' })
const known = {
  user: { timeZone: 'Europe/Berlin', capabilities: { publishing: true } },
  linkedinAccounts: [sampleAccount()],
}
const dialog = page.getByRole('dialog')

function Proposed() {
  const publishing = usePublishDialog(post)
  useProposedTime(publishing)
  return publishing.dialog
}

function Told({ open }: { open: Publishing['open'] }) {
  useProposedTime({ open })
  return null
}

async function renderAt(search: string, shown: ReactElement) {
  const calls = answerCalls({ 'GET /api/posts/proposed': samplePostDetail({ id: 'proposed' }) })
  history.replaceState(null, '', search)
  await renderInApp(shown, known)
  await expect.poll(() => window.location.search).toBe('?post=proposed')
  return calls
}

afterEach(() => history.replaceState(null, '', window.location.pathname))

test('a proposed time opens the window that plans, filled in, and plans nothing itself', async () => {
  const calls = await renderAt('?post=proposed&plan=2098-12-01T09:30', <Proposed />)
  await expect.element(dialog.getByRole('radio', { name: 'At a time' })).toBeChecked()
  await expect.element(dialog.getByLabelText('Date and time')).toHaveValue('2098-12-01T09:30')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.each(['tomorrow', '2098-13-01T09:30', ''])('what is no time, such as “%s”, opens nothing', async (plan) => {
  const open = vi.fn(async () => {})
  await renderAt(`?post=proposed&plan=${plan}`, <Told open={open} />)
  expect(open).not.toHaveBeenCalled()
})
