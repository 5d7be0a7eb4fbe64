import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CheckedText } from '#client/features/checking/checked-text'
import { Checking } from '#client/features/checking/checking'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { publishedThere, samplePublication } from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { AskAboutPlanned } from './ask-about-planned.tsx'
import { AskedOfPlanned } from './asked-of-planned.tsx'

const right = samplePost()
const wrong = { ...right, content: right.content.replace('12 %', '21 %') }
const question = page.getByRole('dialog', { name: '1 to fix before it goes out' })
const plan = page.getByText('1 to fix before it goes out')

/** A post whose text changes, as saving, refining or an earlier version change it. */
function Changing({ isSettled = true }: { isSettled?: boolean }) {
  const [post, setPost] = useState(right)
  return (
    <Checking
      post={post}
      text={post.content}
      onReplace={async (content) => {
        setPost({ ...post, content })
        return true
      }}
    >
      <CheckedText text={post.content} lang="en" />
      <AskAboutPlanned post={post} isSettled={isSettled} />
      <AskedOfPlanned post={post} />
      <button type="button" onClick={() => setPost(wrong)}>
        Change it
      </button>
    </Checking>
  )
}

function answerWith(state: Parameters<typeof samplePublication>[0]) {
  return answerCalls({
    'GET /api/posts/a': samplePostDetail(),
    'GET /api/posts/a/publications': [samplePublication(state)],
    'PATCH /api/posts/a': wrong,
  })
}

test('the changed text of a planned post is asked about like at Publish, and repaired there', async () => {
  answerWith({})
  await renderInApp(<Changing />)
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect.element(question).toHaveTextContent(/You wrote 21 %, the source says 12 percent\./)
  await question.getByRole('button', { name: 'Use 12 percent' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText('Traffic in the harbour rose 12 percent')).toBeVisible()
  await expect.element(plan).not.toBeInTheDocument()
})

test('what is left to fix stays said at the plan, and can be let go as planned', async () => {
  const calls = answerWith({})
  await renderInApp(<Changing />)
  await page.getByRole('button', { name: 'Change it' }).click()
  await question.getByRole('button', { name: 'Show in text' }).click()
  await expect.element(plan).toBeVisible()
  const card = page.getByRole('tooltip')
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Review' }).click()
  await question.getByRole('button', { name: 'Publish as planned' }).click()
  await expect.poll(() => calls.at(-1)?.body).toEqual({ acceptedClaims: ['21 %'] })
  await expect.element(plan).not.toBeInTheDocument()
})

test.each([
  ['is published', publishedThere],
  ['was called off', { state: 'cancelled' } as const],
])('a post that %s is not asked about', async (_, state) => {
  const calls = answerWith(state)
  const timesAsked = () => calls.filter(({ path }) => path.endsWith('/publications')).length
  const cache = await renderInApp(<Changing />)
  await expect.poll(timesAsked).toBe(1)
  await expect.poll(() => cache.isFetching()).toBe(0)
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect.element(page.getByRole('mark').first()).toHaveTextContent('21 %')
  await expect.poll(timesAsked).toBe(2)
  await expect.poll(() => cache.isFetching()).toBe(0)
  await expect.element(plan).not.toBeInTheDocument()
})

test('nobody is asked in the middle of their work', async () => {
  const calls = answerWith({})
  await renderInApp(<Changing isSettled={false} />)
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect.element(plan).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(calls.filter(({ path }) => path.endsWith('/publications'))).toHaveLength(1)
})
