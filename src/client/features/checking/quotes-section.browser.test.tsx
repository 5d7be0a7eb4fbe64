import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { CheckedText } from './checked-text.tsx'
import { Checking } from './checking.tsx'
import { CheckingPanel } from './checking-panel.tsx'

const sourceText = [
  'Traffic in the harbour rose 12 percent in the third quarter, the port authority said.',
  '“We have waited a whole year for this quay to open,” said the director Mara Lindqvist.',
].join('\n\n')
const quotes = page.getByRole('region', { name: 'Quotes' })

async function show(content: string, language: 'english' | 'german' = 'english') {
  const post = samplePost({ content, language })
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ content, language, sourceText }) })
  await renderInApp(
    <Checking post={post} text={content} onReplace={async () => true}>
      <CheckedText text={content} lang="en" />
      <CheckingPanel />
    </Checking>,
    { config: { models: [] } },
  )
}

test('a quotation has its speaker, its place and a link to the words in the article', async () => {
  await show('Lindqvist: “We have waited a whole year for this quay to open.”')
  const row = quotes.getByRole('listitem')
  await expect.element(row).toHaveTextContent(/Word for word\. Mara Lindqvist, director, paragraph 2 of 2\./)
  const link = row.getByRole('link', { name: 'Open in the article' })
  await expect
    .element(link)
    .toHaveAttribute('href', 'https://news.example/harbour#:~:text=We%20have%20waited%20a,this%20quay%20to%20open')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await row.getByRole('button', { name: 'Show in text' }).click()
  await expect
    .poll(() => window.getSelection()?.toString())
    .toBe('“We have waited a whole year for this quay to open.”')
})

test('a translated one says so, and has the original beside it in its own language', async () => {
  await show('„Wir haben ein ganzes Jahr auf diesen Kai gewartet“, sagt Mara Lindqvist.', 'german')
  const row = quotes.getByRole('listitem')
  await expect
    .element(row)
    .toHaveTextContent(/Translated from English\..*Likely original: “We have waited a whole year/)
  await expect.poll(() => row.element().querySelector('[lang=en]')?.textContent).toMatch(/^“We have waited/)
})

test('a post without quotations has no such section', async () => {
  await show('Traffic rose 12 % in the third quarter.')
  await expect.element(page.getByText(/confirmed/).first()).toBeVisible()
  await expect.element(quotes).not.toBeInTheDocument()
})
