import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { type DraftInWork, idleGeneration } from '../run/generation-state.ts'
import type { Generation } from '../run/use-generation.ts'
import { DraftChoice } from './draft-choice.tsx'
import { FailedDrafts } from './failed-drafts.tsx'
import { WritingDrafts } from './writing-drafts.tsx'

const plans = [
  { form: 'consequence', opening: 'outcome', angle: null },
  { form: 'lesson', opening: 'scene', angle: 'The quay was built beside the old one.' },
] as const
const failure = {
  message: 'Gemini declined to write about this source.',
  reason: 'unknown',
  values: {},
  code: 'ai_refused',
  requestId: 'r1',
}

const versionOf = (number: number, content: string): PostDetail['versions'][number] => ({
  number,
  kind: 'draft',
  content,
  language: 'english',
  aiModel: 'gpt-5',
  modelLabel: 'GPT-5',
  note: null,
  instruction: null,
  passage: null,
  draft: plans[number - 1] ?? null,
  createdAt: '2026-11-20T10:00:00Z',
})
const post = samplePost({ id: 'p1' })
const detail = samplePostDetail({
  ...post,
  versions: [versionOf(1, 'Ships no longer wait.'), versionOf(2, 'A quay beside a quay.')],
})

const draft = (number: number) => page.getByRole('region', { name: `Draft ${number}` })
const use = (number: number) => page.getByRole('button', { name: `Use Draft ${number}` })

function showWriting(drafts: Partial<DraftInWork>[]) {
  const cancel = vi.fn()
  const generation = {
    ...idleGeneration,
    phase: 'writing',
    drafts: drafts.map((each, at) => ({
      number: at + 1,
      brief: plans[at] ?? null,
      text: '',
      isAtEnd: false,
      failure: null,
      ...each,
    })),
    cancel,
  } as unknown as Generation
  return renderInApp(<WritingDrafts generation={generation} sent={null} language="english" />).then(() => cancel)
}

/** @param search the address that the choice is made at */
async function showChoice(search = '?post=p1&compare=drafts') {
  window.history.replaceState(null, '', `${window.location.pathname}${search}`)
  const onChosen = vi.fn()
  await renderInApp(
    <DraftChoice post={post} warning={null} onChosen={onChosen}>
      The post alone.
    </DraftChoice>,
  )
  return onChosen
}

test('drafts are told apart while they are written, and one that fails stops no other', async () => {
  const cancel = await showWriting([
    { text: 'Ships no longer', isAtEnd: true },
    { isAtEnd: true, failure },
  ])
  await expect.element(draft(1)).toHaveTextContent('ConsequenceOpens with the impact')
  await expect.element(draft(1)).toHaveTextContent('Ships no longer')
  await expect.element(draft(1)).toHaveTextContent('Written')
  await expect.element(draft(2)).toHaveTextContent('LessonThe quay was built beside the old one.')
  await expect.element(draft(2).getByRole('alert')).toHaveTextContent('Gemini declined to write about this source.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => cancel.mock.calls).toHaveLength(1)
})

test('the one that is chosen becomes the post, and the address no longer asks', async () => {
  const chosen = { ...detail, version: 2, content: 'A quay beside a quay.' }
  const calls = answerCalls({ 'GET /api/posts/p1': detail, 'POST /api/posts/p1/version': chosen })
  const onChosen = await showChoice()
  await expect.element(draft(1)).toHaveTextContent('Ships no longer wait.')
  await use(2).click()
  await expect.poll(() => onChosen.mock.calls).toEqual([[chosen]])
  await expect.element(page.getByText('Draft 2 is your post. The others stay in the versions.')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ number: 2 }])
  expect(window.location.search).toBe('?post=p1')
})

test('a choice that fails leaves them all there', async () => {
  answerCalls({
    'GET /api/posts/p1': detail,
    'POST /api/posts/p1/version': () => refuseWith(503, 'The server is busy.', 'ai_unavailable'),
  })
  const onChosen = await showChoice()
  await use(1).click()
  await expect.element(page.getByText('Draft not chosen')).toBeVisible()
  await expect.element(use(2)).toBeEnabled()
  expect(onChosen).not.toHaveBeenCalled()
})

test('a post of a single draft is shown as it is', async () => {
  answerCalls({ 'GET /api/posts/p1': samplePostDetail(post) })
  await showChoice()
  await expect.element(page.getByText('The post alone.')).toBeVisible()
})

test('drafts that can’t be loaded are asked for again', async () => {
  let asked = 0
  answerCalls({
    'GET /api/posts/p1': () => {
      asked += 1
      return asked === 1 ? refuseWith(503, 'The server is busy.', 'ai_unavailable') : detail
    },
  })
  await showChoice()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.element(use(1)).toBeVisible()
})

test('what failed is said once, however many drafts it was', async () => {
  const failed = (number: number): DraftInWork => ({ number, brief: null, text: '', isAtEnd: true, failure })
  await renderInApp(<FailedDrafts drafts={[failed(1), failed(2), { ...failed(3), failure: null }]} />)
  await expect.element(page.getByRole('heading', { name: '2 of 3 drafts could not be written' })).toBeVisible()
  await expect.element(page.getByText('Gemini declined to write about this source.')).toBeVisible()
})
