import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CharacterCount } from './character-count.tsx'
import { PostLead } from './post-lead.tsx'
import { PostText } from './post-text.tsx'
import { SourceLine } from './source-line.tsx'
import { WebSources } from './web-sources.tsx'

test('a post is read in paragraphs, its line ends kept and its blank paragraphs left out', async () => {
  await render(<PostText text={'One,\nstill one.\n\n\n\nTwo.\n\n \n\n#three'} lang="de" />)
  const paragraphs = page.getByRole('paragraph')
  await expect.element(paragraphs.nth(2)).toHaveTextContent('#three')
  await expect
    .poll(() => paragraphs.elements().map((paragraph) => paragraph.textContent))
    .toEqual(['One,\nstill one.', 'Two.', '#three'])
})

test('a post in a list is named by its first fact, not by the line that announces the facts', async () => {
  await render(<PostLead content={'Aus dem Artikel:\n• „Eins.“\n• „Zwei.“'} />)
  await expect.element(page.getByText('„Eins.“', { exact: true })).toBeVisible()
  expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['„Eins.“'])
  expect(document.body.textContent).toContain('Aus dem Artikel: „Eins.“ • „Zwei.“')
})

test('what is over LinkedIn’s limit is said, also to screen readers', async () => {
  await render(<CharacterCount text={'x'.repeat(3_012)} />)
  await expect.element(page.getByText('Shorten by 12.')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent(/Longer than LinkedIn's 3,000 characters/)
})

test('a mention counts as the name that readers see', async () => {
  const mentions = [{ name: 'Ann', urn: 'urn:li:person:ann' }]
  await render(<CharacterCount text="By @Ann and @Bob" mentions={mentions} />)
  await expect.element(page.getByText(/^15 \/ 3,000/)).toBeVisible()
})

test('a source is named by its publication with a link, its author and its day', async () => {
  const source = {
    sourceKind: 'url',
    sourceSiteName: 'Harbour Courier',
    sourceUrl: 'https://courier.example/quay',
    sourceTitle: 'A quay',
    sourceByline: 'Jo Writer',
    sourcePublished: '2026-11-20',
    sourceIsHandedOver: false,
  } as const
  await render(<SourceLine source={source}>View article text</SourceLine>)
  const link = page.getByRole('link', { name: 'Harbour Courier' })
  await expect.element(link).toHaveAttribute('href', 'https://courier.example/quay')
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(/^From Harbour Courier, by Jo Writer, .*November.*2026.*\. View article text$/)
})

test('one of several sources is named by its title first', async () => {
  const source = {
    sourceKind: 'url',
    sourceSiteName: 'Harbour Courier',
    sourceUrl: 'https://courier.example/quay',
    sourceTitle: 'A quay',
    sourceByline: null,
    sourcePublished: null,
    sourceIsHandedOver: true,
  } as const
  await render(<SourceLine source={source} isOfSeveral />)
  await expect.element(page.getByRole('link', { name: 'A quay' })).toBeVisible()
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('From A quay, Harbour Courier, as seen by you')
})

test('a source says what was left out of its text', async () => {
  const source = {
    sourceKind: 'file',
    sourceSiteName: null,
    sourceUrl: 'file:quay.pptx',
    sourceTitle: 'A quay',
    sourceByline: null,
    sourcePublished: null,
    sourceIsHandedOver: false,
    sourceLeftOut: { hiddenSlides: 2, noteMarks: 14 },
  } as const
  await render(<SourceLine source={source} />)
  await expect.element(page.getByText('Left out: 14 note marks and 2 hidden slides.')).toBeVisible()
})

test('cited pages stand under their numbers, by their title or their host', async () => {
  const sources = [
    { index: 2, url: 'https://www.news.example/a', title: 'A quay' },
    { index: 5, url: 'https://www.port.example/b', title: null },
  ]
  await render(<WebSources sources={sources} />)
  await expect.element(page.getByRole('region', { name: 'Web sources' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'A quay' })).toHaveAttribute('href', 'https://www.news.example/a')
  await expect.element(page.getByRole('link', { name: 'port.example' })).toBeVisible()
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map((item) => (item as HTMLLIElement).value),
    )
    .toEqual([2, 5])
})
