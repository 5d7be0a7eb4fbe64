import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { Checking } from './checking.tsx'
import { CheckingPanel } from './checking-panel.tsx'

const sources = [{ index: 1, url: 'https://port.example/report', title: 'Port report' }]
const post = samplePost({ content: 'The port counts 4,711 lamps.', sources })
const pageRead = {
  index: 1,
  title: 'Port report',
  url: 'https://port.example/report',
  text: 'The port counts 4,711 lamps.',
}
const panel = page.getByRole('region', { name: 'Checked against the source' })

const checked = (
  <Checking post={post} text={post.content} onReplace={async () => false}>
    <CheckingPanel />
  </Checking>
)

test('a cited page that was read counts as a source, and is named where it bears a claim out', async () => {
  const detail = samplePostDetail({ content: post.content, sources, citedTexts: [pageRead] })
  answerCalls({ 'GET /api/posts/a': detail })
  await renderInApp(checked, { config: { models: [] } })
  await expect.element(panel.getByText('The cited page was read.')).toBeVisible()
  await panel.getByText('Confirmed', { exact: true }).click()
  await expect
    .element(panel.getByRole('link', { name: 'Port report' }).first())
    .toHaveAttribute('href', 'https://port.example/report')
})

test('a cited page that gave nothing is no source', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ content: post.content, sources }) })
  await renderInApp(checked, { config: { models: [] } })
  await expect.element(panel.getByText('The cited page could not be read.')).toBeVisible()
  await expect.element(panel.getByRole('status')).toHaveTextContent('1 to fix')
})

test('pages still being read are said to be', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ content: post.content, sources, isReadingCited: true }) })
  await renderInApp(checked, { config: { models: [] } })
  await expect.element(panel.getByText(/^The cited pages are still being read/)).toBeVisible()
  // it is offered only once the page has asked by itself
  await expect.element(panel.getByRole('button', { name: 'Look again' })).not.toBeInTheDocument()
})

test('pages still being read are asked for once more after a moment, and then count', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const calls = answerCalls({
    'GET /api/posts/a': () =>
      calls.length === 1
        ? samplePostDetail({ content: post.content, sources, isReadingCited: true })
        : samplePostDetail({ content: post.content, sources, citedTexts: [pageRead] }),
  })
  await renderInApp(checked, { config: { models: [] } })
  await expect.element(panel.getByText(/^The cited pages are still being read/)).toBeVisible()
  await expect.element(panel.getByRole('status')).toHaveTextContent('1 to fix')
  vi.advanceTimersByTime(6_000)
  await expect.element(panel.getByText('The cited page was read.')).toBeVisible()
  await expect.element(panel.getByRole('status')).toHaveTextContent(/^\d confirmed$/)
  expect(calls).toHaveLength(2)
})
