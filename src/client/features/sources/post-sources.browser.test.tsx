import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CheckedText } from '#client/features/checking/checked-text'
import { Checking } from '#client/features/checking/checking'
import { CheckingPanel } from '#client/features/checking/checking-panel'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { PostSources } from './post-sources.tsx'

const post = samplePost({ content: 'Traffic in the harbour rose 21 % in the third quarter.' })
const detail = samplePostDetail({ content: post.content })
const source = page.getByRole('region', { name: 'Article text' })

function Rail() {
  return (
    <Checking post={post} text={post.content} onReplace={async () => false}>
      <CheckedText text={post.content} lang="en" />
      <PostSources post={post} />
    </Checking>
  )
}

function Checked({ content }: { content: string }) {
  const shown = { ...post, content }
  return (
    <Checking post={shown} text={content} onReplace={async () => false}>
      <CheckingPanel />
      <PostSources post={shown} />
    </Checking>
  )
}

test('the facts of the post are marked in its source, and a press shows where the post has them', async () => {
  answerCalls({ 'GET /api/posts/a': detail })
  await renderInApp(<Rail />)
  const fact = source.getByRole('mark').first()
  await expect.element(fact).toHaveTextContent(/rose 12 percent/)
  await fact.click()
  await expect.element(page.getByRole('mark').first()).toHaveFocus()
})

test('further sources open on demand', async () => {
  const { article } = detail
  const further = { ...article, articleId: 'b', title: 'The union counts cranes', text: 'Four cranes were counted.' }
  answerCalls({ 'GET /api/posts/a': { ...detail, moreArticles: [further] } })
  await renderInApp(<Rail />)
  const text = page.getByText('Four cranes were counted.')
  await expect.element(text).not.toBeVisible()
  await page.getByText('The union counts cranes').first().click()
  await expect.element(text).toBeVisible()
})

test('a finding of the check opens its sentence in the source, a folded one too', async () => {
  window.history.replaceState(null, '', '/generate?post=a&panel=check')
  const { article } = detail
  const further = { ...article, articleId: 'b', title: 'The union counts cranes', text: 'Four cranes were counted.' }
  const content = `${post.content}\n\nSome 44 cranes were counted.`
  answerCalls({ 'GET /api/posts/a': { ...detail, content, moreArticles: [further] } })
  await renderInApp(<Checked content={content} />, { config: { models: [] } })
  const findings = page.getByRole('region', { name: 'Checked against the source' })
  const rowOf = (claim: string) =>
    findings.getByRole('listitem').filter({ has: page.getByRole('button', { name: claim, exact: true }) })

  await rowOf('44').getByRole('button', { name: 'Show in source' }).click()
  await expect.element(page.getByText('Four cranes were counted.').last()).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/Four cranes were counted\.$/)
  expect(new URLSearchParams(window.location.search).get('panel')).toBe('sources')

  await rowOf('21 %').getByRole('button', { name: 'Show in source' }).click()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Traffic in the harbour rose 12 percent/)
})

test('a source that does not load can be asked for again', async () => {
  let isUp = false
  answerCalls({ 'GET /api/posts/a': () => (isUp ? detail : refuseWith(503, 'The server rests.')) })
  await renderInApp(<Rail />)
  await expect.element(page.getByText('The server rests.')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(source).toBeVisible()
})
