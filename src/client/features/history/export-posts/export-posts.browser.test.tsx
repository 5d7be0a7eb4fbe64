import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, type Call, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { ExportButton } from './export-button.tsx'

const file = () => new Response('id,title\r\n', { headers: { 'content-type': 'text/csv' } })
const panel = page.getByRole('dialog', { name: 'Export posts' })
const counted = (totalPosts: number) => ({ 'GET /api/posts/summary': { totalPosts } })
const exported = (calls: readonly Call[]) => calls.map(({ path }) => path).filter((path) => path.includes('export'))
/** Names of files that the browser was given. */
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  history.replaceState(null, '', '/history')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

async function choose(format: string): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await panel.getByRole('button', { name: format }).click()
}

test.each([
  ['CSV', 'csv', 'posts.csv'],
  ['JSON', 'json', 'posts.json'],
  ['Markdown', 'md', 'posts.zip'],
])('all posts are saved as %s', async (name, format, saves) => {
  const calls = answerCalls({ ...counted(3), 'GET /api/posts/export': file })
  await renderInApp(<ExportButton />)
  await choose(name)
  await expect.poll(() => saved).toEqual([saves])
  expect(exported(calls)).toEqual([`/api/posts/export?format=${format}&order=newest`])
  await expect.element(panel).not.toBeInTheDocument()
})

test('the posts of the page’s filters are saved, and the panel says which', async () => {
  history.replaceState(null, '', '/history?q=quay&model=gpt-4o&show=queue&order=oldest&tab=calendar')
  const calls = answerCalls({ ...counted(3), 'GET /api/posts/export': file })
  await renderInApp(<ExportButton />)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect.element(panel.getByText('The posts that match your search and filters', { exact: false })).toBeVisible()
  await panel.getByRole('button', { name: 'JSON' }).click()
  await expect.poll(() => saved).toEqual(['posts.json'])
  const query = Object.fromEntries(new URL(exported(calls)[0] ?? '', location.origin).searchParams)
  expect(query).toEqual({ format: 'json', order: 'oldest', q: 'quay', model: 'gpt-4o', state: 'scheduled' })
})

test('where there is no post, none is offered as a file', async () => {
  answerCalls(counted(0))
  await renderInApp(<ExportButton />)
  await expect.element(page.getByRole('button', { name: 'Export', exact: true })).not.toBeInTheDocument()
})

test('a failure says so, and the button can be pressed again', async () => {
  answerCalls({
    ...counted(3),
    'GET /api/posts/export': () => refuseWith(503, 'Other exports are being made.', 'busy'),
  })
  await renderInApp(<ExportButton />)
  await choose('CSV')
  await expectToast('error', 'Your posts could not be exported', 'Other exports are being made.')
  expect(saved).toEqual([])
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect.element(panel).toBeVisible()
})
