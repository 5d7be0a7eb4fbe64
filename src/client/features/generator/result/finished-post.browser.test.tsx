import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyBrandKit } from '#shared/rules/brand'
import { type ModelId, modelFacts } from '#shared/rules/models'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { sampleGuest, sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { FinishedPost } from './finished-post.tsx'

keepOnDemand()

async function open(aiModel: ModelId, userId: string, user = sampleUser()): Promise<void> {
  const post = samplePostDetail({ aiModel, voice: { userId, name: 'Ada Byron' } })
  answerCalls({
    'GET /api/posts/a': post,
    'GET /api/user/brand': emptyBrandKit,
    'GET /api/visuals': [],
    'GET /api/media': { items: [] },
    'GET /api/posts/a/publications': [],
  })
  const config = { models: [{ id: 'gpt-4o', ...modelFacts['gpt-4o'], isConfigured: true }], features: {} }
  const finished = <FinishedPost post={post} isNew={false} user={user} failure={null} onSaved={() => {}} />
  await renderInApp(finished, { user, config })
  await expect.element(page.getByText('It employs 61 people in Genoa.').first()).toBeVisible()
}

test.each<[ModelId, string, string[]]>([
  ['gpt-4o', 'ann', ['In your voice']],
  ['gpt-4o', 'ada', ['In the voice of Ada Byron']],
  ['composer', 'ann', []],
  ['composer', 'ada', []],
])('a text of %s in the voice of %s says %j', async (model, userId, said) => {
  await open(model, userId)
  const lines = page.getByText(/^In (your|the) voice/)
  await expect.poll(() => lines.elements().map(({ textContent }) => textContent)).toEqual(said)
})

test('a guest of a team reads and copies, and is offered nothing that only authors may do', async () => {
  await open('gpt-4o', 'ada', sampleGuest())
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  for (const name of ['Edit', 'Shorter', 'Share on LinkedIn', 'Publish'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Add a visual' })).not.toBeInTheDocument()
  await page.getByText('It employs 61 people in Genoa.').first().click()
  await expect.element(page.getByRole('textbox', { name: 'Post text' })).not.toBeInTheDocument()
})
