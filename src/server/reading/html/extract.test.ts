import { expect, test } from 'vitest'
import { extractArticle } from './extract.ts'

const url = 'https://news.example/town/trees'
const paragraphs = [
  'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town before the spring of next year.',
  'The plan costs four million euros, of which the region pays half, and replaces the trees that were lost in three dry summers.',
  'Residents had asked for shade for years; a petition in the summer gathered nine thousand names within a single month.',
  'The first trees will be planted in November, when the ground is wet enough, beginning with the streets around the station.',
  'Critics say that the town lacks gardeners to look after them, and that a third of the young trees could die without water.',
]
const body = paragraphs.map((text) => `<p>${text}</p>`).join('\n')
const text = paragraphs.join('\n\n')

function page(content: string, head = '', attributes = 'lang="en"'): string {
  return `<!doctype html><html ${attributes}><head><title>Town plants trees | Example News</title>${head}</head><body>${content}</body></html>`
}

function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', ...data })}</script>`
}

test('an article comes without what surrounds it', () => {
  const article = extractArticle(
    page(`
      <nav><a href="/">Home</a> <a href="/sport">Sport</a></nav>
      <article><h1>Town plants trees</h1><div class="byline">By Ada Lake</div><time datetime="2024-03-01T23:30:00-08:00">1 March</time>
      <div class="share-bar">Share this on all your networks</div>
      ${body}
      <p><a href="/x">Read more: the dry summers</a></p>
      <div class="related-links"><h3>Related</h3><a href="/y">Another story about something else</a></div></article>
      <footer>All rights reserved</footer>`),
    url,
  )
  expect(article).toEqual({
    title: 'Town plants trees',
    byline: 'Ada Lake',
    published: '2024-03-01',
    siteName: 'news.example',
    language: 'en',
    leadImage: null,
    url,
    text,
    status: 'ok',
    truncated: false,
  })
})

test('JSON-LD is believed before meta elements, and days are not moved to another time zone', () => {
  const head = `${jsonLd({
    headline: 'Town plants trees',
    author: [
      { '@type': 'Person', name: 'Ada Lake' },
      { '@type': 'Person', name: 'Ben Hill' },
    ],
    datePublished: '2024-03-01T23:30:00-08:00',
    image: { url: '/lead.jpg' },
  })}<meta name="author" content="webmaster"><meta property="article:published_time" content="2024-03-05"><meta property="og:site_name" content="Example News"><link rel="canonical" href="/trees">`
  const article = extractArticle(page(`<h1>Town plants trees</h1>${body}`, head), url)
  expect(article.byline).toBe('Ada Lake, Ben Hill')
  expect(article.published).toBe('2024-03-01')
  expect(article.siteName).toBe('Example News')
  expect(article.leadImage).toBe('https://news.example/lead.jpg')
  expect(article.url).toBe('https://news.example/trees')
})

test('a body that stands only in JSON-LD is read', () => {
  const article = extractArticle(page('<div id="root"></div>', jsonLd({ headline: 'Trees', articleBody: text })), url)
  expect(article).toMatchObject({ status: 'ok', text, title: 'Trees' })
})

test('a body in __NEXT_DATA__ is read, as HTML or as a list of blocks', () => {
  for (const content of [body, paragraphs.map((each) => ({ type: 'paragraph', text: each }))]) {
    const data = JSON.stringify({ props: { pageProps: { post: { content } } } })
    const html = page(`<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${data}</script>`)
    expect(extractArticle(html, url)).toMatchObject({ status: 'ok', text })
  }
})

test('a body in the stream of server components is read', () => {
  const rows = `1:${JSON.stringify(['$', 'main', null, { children: paragraphs.map((each) => ['$', 'p', null, { children: each }]) }])}\n`
  const html = page(`<div></div><script>self.__next_f.push(${JSON.stringify([1, rows])})</script>`)
  expect(extractArticle(html, url)).toMatchObject({ status: 'ok', text })
})

test('parts that React streams late are put where they belong', () => {
  const html = page(
    `<main><h1>Town plants trees</h1><p>${paragraphs[0]}</p><!--$?--><template id="B:0"></template><p>Loading the rest of the story</p><!--/$--></main>
     <div hidden id="S:0">${paragraphs
       .slice(1)
       .map((each) => `<p>${each}</p>`)
       .join('')}</div><script>$RC("B:0","S:0")</script>`,
  )
  expect(extractArticle(html, url).text).toBe(text)
})

test('a consent wall keeps its words to itself', () => {
  const html = `<html lang="de"><title>Example News</title><body><h1>We value your privacy</h1><p>We and our partners store and access cookies on your device to show you ads and to measure them. You can accept all or manage your preferences.</p><button>Accept all</button></body></html>`
  expect(extractArticle(html, url)).toMatchObject({ status: 'consent', text: '' })
})

test('a login form and a robot check are no articles', () => {
  const login = page(
    '<h1>Sign in to continue</h1><form><p>Enter your name and your password to go on reading.</p><input type="password"></form>',
  )
  const robot =
    '<html><title>Just a moment...</title><body><p>Checking your browser before you go on. Verify you are human by completing the action below.</p></body></html>'
  for (const html of [login, robot]) expect(extractArticle(html, url)).toMatchObject({ status: 'consent', text: '' })
})

test('an article that is about cookies stays an article', () => {
  const html = page(
    `<h1>Why we accept cookies</h1><p>Most sites say that they value your privacy and ask us to accept all cookies.</p>${body}`,
  )
  expect(extractArticle(html, url).status).toBe('ok')
})

test('an error page that answers 200 is empty', () => {
  const html =
    '<html><title>Page not found</title><body><h1>404</h1><p>The page you are looking for does not exist. It may have been moved. Try the search or go back to the front page of our site.</p></body></html>'
  expect(extractArticle(html, url)).toMatchObject({ status: 'empty', text: '' })
})

test('the free part of a locked article is given and flagged', () => {
  const html = page(
    `<h1>Town plants trees</h1>${body}`,
    jsonLd({ headline: 'Town plants trees', isAccessibleForFree: 'False' }),
  )
  expect(extractArticle(html, url)).toMatchObject({ status: 'paywalled', text })
})

test('a teaser of a longer declared body counts as partial when even the data is short', () => {
  expect(extractArticle(page(`<h1>Trees</h1><p>${paragraphs[0]}</p>`), url).status).toBe('partial')
})

test('a list of headlines is not taken for a whole article', () => {
  const teasers = paragraphs
    .concat(paragraphs)
    .map((each, at) => `<div><h2><a href="/${at}">Headline number ${at} of today</a></h2><p>${each}</p></div>`)
  const article = extractArticle(page(`<main>${teasers.join('')}</main>`), 'https://news.example/')
  expect(article.status).toBe('partial')
})

test('a page in a script from right to left is read in its order', () => {
  const arabic =
    'صوت المجلس يوم الثلاثاء على زراعة اثني عشر ألف شجرة على طول الطرق الرئيسية للمدينة قبل ربيع العام المقبل، وتبلغ التكلفة أربعة ملايين.'
  const html = page(
    `<article><h1>زراعة الأشجار</h1>${`<p>${arabic}</p><p>${arabic} نعم.</p>`}</article>`,
    '',
    'lang="ar" dir="rtl"',
  )
  const article = extractArticle(html, url)
  expect(article.text.startsWith(arabic)).toBe(true)
  expect(article.language).toBe('ar')
})

test('a language attribute that lies is corrected by the text', () => {
  expect(extractArticle(page(`<h1>Town plants trees</h1>${body}`, '', 'lang="de"'), url).language).toBe('en')
})

test('ordered lists keep the numbers that readers see', () => {
  const list = `<ol start="3">${paragraphs
    .slice(0, 2)
    .map((each) => `<li>${each}</li>`)
    .join('')}</ol>`
  const { text: read } = extractArticle(
    page(`<article><h1>Trees</h1>${body}${list}<p>${paragraphs[4]} That is all.</p></article>`),
    url,
  )
  expect(read).toContain(`3. ${paragraphs[0]}`)
  expect(read).toContain(`4. ${paragraphs[1]}`)
})

test('data, feeds and pages without any markup are unsupported', () => {
  for (const source of ['{"a": "b"}', '<?xml version="1.0"?><rss><channel></channel></rss>', 'just words']) {
    expect(extractArticle(source, url)).toMatchObject({ status: 'unsupported', text: '' })
  }
})

test('a page nested twenty thousand deep still gives its article', () => {
  const deep = `${'<div><span>'.repeat(20_000)}${body}${'</span></div>'.repeat(20_000)}`
  expect(extractArticle(page(`<h1>Town plants trees</h1>${deep}`), url).text).toContain(paragraphs[2])
})
