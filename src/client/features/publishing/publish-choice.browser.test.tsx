import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount, samplePublication } from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { PostPublications } from './post-publications.tsx'
import { PublishChoice } from './publish-choice.tsx'
import { usePublishDialog } from './use-publish-dialog.tsx'

const user = { timeZone: 'Europe/Berlin', capabilities: { publishing: true } }
const queue = { next: { dueAt: '2098-12-01T08:00:00.000Z', timeZone: 'Europe/Berlin' }, publications: [] }
const answers = { 'GET /api/posts/a': samplePostDetail(), 'GET /api/linkedin/accounts/ada/queue': queue }
const arrow = page.getByRole('button', { name: 'Choose a time' })
const item = (name: string) => page.getByRole('menuitem', { name })
const chosen = (name: string) => page.getByRole('dialog').getByRole('radio', { name })

function Choice({ run }: { run: () => void }) {
  const publishing = usePublishDialog(samplePost())
  return (
    <>
      <PublishChoice post={samplePost()} publishing={publishing} share={{ label: 'Share on LinkedIn', run }} />
      {publishing.dialog}
    </>
  )
}

async function renderChoice(slots: ReturnType<typeof sampleAccount>['slots'] = []) {
  const run = vi.fn()
  answerCalls(answers)
  await renderInApp(<Choice run={run} />, { user, linkedinAccounts: [sampleAccount({ slots })] })
  return run
}

test('its main half publishes now, and "Schedule..." starts with a time', async () => {
  await renderChoice()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(chosen('Now')).toBeChecked()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await arrow.click()
  await item('Schedule...').click()
  await expect.element(chosen('At a time')).toBeChecked()
})

test('an account without weekly times has no queue to add to', async () => {
  await renderChoice()
  await arrow.click()
  await expect.element(item('Publish now')).toBeVisible()
  await expect.element(item('Add to queue')).not.toBeInTheDocument()
})

test('an account with weekly times can add to its queue', async () => {
  await renderChoice([{ weekday: 1, time: '09:00' }])
  await arrow.click()
  await item('Add to queue').click()
  await expect.element(chosen('Next free time')).toBeChecked()
})

test('LinkedIn’s share page stays within reach, by keyboard too, and the arrow has the focus again', async () => {
  const run = await renderChoice()
  arrow.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Share on LinkedIn')).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  expect(run).toHaveBeenCalledOnce()
  await expect.element(arrow).toHaveFocus()
})

test('a second press of the arrow closes the menu', async () => {
  await renderChoice()
  await arrow.click()
  await expect.element(item('Publish now')).toBeVisible()
  await arrow.click()
  await expect.element(item('Publish now')).not.toBeInTheDocument()
})

test('a post that was planned since it was loaded opens as it stands', async () => {
  answerCalls({ ...answers, 'GET /api/posts/a/publications': [samplePublication()] })
  await renderInApp(
    <>
      <Choice run={vi.fn()} />
      <PostPublications post={samplePost()} />
    </>,
    { user, linkedinAccounts: [sampleAccount()] },
  )
  await expect.element(page.getByText('Goes out on', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Goes out on', { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
})
