import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AuthorVoice } from '#client/queries/voice'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleVoices } from '../../../../../tests/support/sample-voices.ts'
import { AuthorVoicePanel } from './author-voice.tsx'

const empty: AuthorVoice = {
  role: '',
  field: '',
  writesFor: '',
  standsFor: '',
  profile: '',
  posts: [],
  sourceMention: null,
  address: null,
}

const box = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const kept = () => page.getByRole('list', { name: 'Posts you wrote' }).getByRole('listitem')

/** Answers with what was sent, as the server does. */
const saving = { 'POST /api/user/voice': ({ body }: { body: unknown }) => ({ ...empty, ...(body as object) }) }

beforeEach(() => sessionStorage.clear())

async function paste(posts: readonly string[]): Promise<void> {
  await box('Paste posts').fill(posts.join('\n---\n'))
  await button('Add posts').click()
}

test('pasted posts are listed and described, and saved with who writes them', async () => {
  const calls = answerCalls(saving)
  await renderInApp(<AuthorVoicePanel />, { voice: empty, archivePosts: { posts: 0 } })
  await expect.element(page.getByText('No posts yet.')).toBeVisible()
  await box('Your role').fill('Harbour master')
  await paste(sampleVoices.lively)
  await expect.element(page.getByText('4 of 50 posts. 4 posts added.')).toBeVisible()
  await expect.element(box('Paste posts')).toHaveValue('')
  await expect.poll(() => page.getByText('Typical', { exact: true }).elements().length).toBe(3)
  await expect
    .element(box('What you always and never do'))
    .toHaveValue(expect.stringContaining('They mostly open with a question.'))
  await page.getByRole('combobox', { name: 'Form of address' }).selectOptions('Formal (Sie, vous, usted, Lei, você, u)')
  await page.getByRole('combobox', { name: 'Source' }).selectOptions('In the first comment')
  await button('Save').click()
  await expect.element(page.getByText('Saved.')).toBeVisible()
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([
      expect.objectContaining({
        role: 'Harbour master',
        posts: expect.arrayContaining([...sampleVoices.lively]),
        profile: expect.stringContaining('question'),
        sourceMention: 'comment',
        address: 'formal',
      }),
    ])
})

test('a description that was changed by hand stays when posts change, until a new one is requested', async () => {
  answerCalls({})
  await renderInApp(<AuthorVoicePanel />, {
    archivePosts: { posts: 0 },
    voice: { ...empty, profile: 'As I speak.', posts: ['An older one.'] },
  })
  await paste(sampleVoices.lively)
  await expect.poll(() => kept().elements().length).toBe(5)
  await expect.element(box('What you always and never do')).toHaveValue('As I speak.')
  await button('Describe again').click()
  await button('Replace').click()
  await expect.element(box('What you always and never do')).toHaveValue(expect.stringContaining('a question'))
  await page.getByRole('button', { name: /^Remove “An older one/ }).click()
  await expect.poll(() => kept().elements().length).toBe(4)
})

test('what can’t be added stays in the field and says why', async () => {
  answerCalls({})
  const posts = Array.from({ length: 50 }, (_, index) => `Post number ${index}.`)
  await renderInApp(<AuthorVoicePanel />, { archivePosts: { posts: 0 }, voice: { ...empty, posts } })
  await paste(['One more.'])
  await expect.element(box('Paste posts')).toHaveValue('One more.')
  await expect.element(box('Paste posts')).toHaveAccessibleDescription(/No room for more\./)
})

test('an archive is read here; one that is none says what to choose', async () => {
  answerCalls({})
  await renderInApp(<AuthorVoicePanel />, { voice: empty, archivePosts: { posts: 0 } })
  const input = page.getByLabelText('LinkedIn archive')
  await userEvent.upload(input, new File(['Name,Address\nAnna,Here'], 'Contacts.csv'))
  await expect.element(page.getByText(/No posts in this file\./)).toBeVisible()

  const rows = sampleVoices.lively.map((post, day) => `2026-01-0${day + 1},"${post.replaceAll('"', '""')}"`)
  await userEvent.upload(input, new File([['Date,ShareCommentary', ...rows].join('\n')], 'Shares.csv'))
  await expect.element(page.getByText('4 of 50 posts. 4 posts added.')).toBeVisible()
  await expect.poll(() => page.getByText(/No posts in this file\./).elements().length).toBe(0)
})

test('a voice that could not be saved is kept', async () => {
  answerCalls({ 'POST /api/user/voice': refuseWith(503, 'The server is busy.') })
  await renderInApp(<AuthorVoicePanel />, { voice: empty, archivePosts: { posts: 0 } })
  await box('Your field').fill('Shipping')
  await button('Save').click()
  await expect.element(page.getByText('The server is busy. What you typed is kept.')).toBeVisible()
  await expect.element(box('Your field')).toHaveValue('Shipping')
})

test('all posts of an archive can be remembered for the check, and forgotten', async () => {
  const calls = answerCalls({
    'PUT /api/user/archive-posts': ({ body }) => ({ posts: (body as { posts: unknown[] }).posts.length }),
  })
  await renderInApp(<AuthorVoicePanel />, { voice: empty, archivePosts: { posts: 0 } })
  const content = 'We closed our second shop last week, and I want to say why it was the right thing to do.'
  const shares = new File([`Date,ShareCommentary\n2025-03-04 09:00:00,"${content}"\n`], 'Shares.csv')
  await userEvent.upload(page.getByLabelText('LinkedIn archive'), shares)
  await button('Compare new posts with all 1').click()
  await expect.element(page.getByText('New posts are compared with 1 posts of your archive.')).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({ posts: [{ postedOn: '2025-03-04', content }] })
  await button('Forget them').click()
  await expect.poll(() => page.getByText('New posts are compared with').elements()).toEqual([])
  expect(calls.at(-1)?.body).toEqual({ posts: [] })
})
