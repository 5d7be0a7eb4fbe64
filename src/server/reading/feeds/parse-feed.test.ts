import { expect, test } from 'vitest'
import { minProcessorMs } from '../../../../tests/support/processor-time.ts'
import { feedLimits } from './feed.ts'
import { findFeed, findListedFeeds } from './parse-feed.ts'

const url = 'https://feeds.example/all/feed.xml'

function find(text: string | Uint8Array, contentType = 'application/xml') {
  return findFeed(typeof text === 'string' ? Buffer.from(text) : text, url, contentType)
}

function feedIn(text: string | Uint8Array, contentType?: string) {
  const found = find(text, contentType)
  if (found.kind !== 'feed') throw new Error(JSON.stringify(found))
  return found.feed
}

const rss = (items: string, channel = '', root = '') =>
  `<?xml version="1.0"?><rss version="2.0" ${root}><channel><title>News</title><link>https://news.example/</link>${channel}${items}</channel></rss>`

test('RSS, Atom, RDF and JSON Feed are read alike', () => {
  const item = { title: 'A quay', url: 'https://news.example/quay', text: 'Ships wait no longer.' }
  const publishedAt = Date.UTC(2026, 2, 2, 8)
  const feeds = [
    rss(
      '<item><title>A quay</title><link>https://news.example/quay</link><pubDate>Mon, 02 Mar 2026 09:00:00 +0100</pubDate><description>Ships wait no longer.</description></item>',
    ),
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><link href="https://news.example/"/><entry><id>urn:1</id><title>A quay</title>
      <link rel="self" href="https://news.example/quay.atom"/><link rel="alternate" href="https://news.example/quay"/>
      <published>2026-03-02T08:00:00Z</published><updated>2026-03-05T08:00:00Z</updated><summary>Ships wait no longer.</summary></entry></feed>`,
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://news.example/"><title>News</title><link>https://news.example/</link><description>-</description></channel>
      <item rdf:about="https://news.example/quay"><title>A quay</title><link>https://news.example/quay</link>
      <description>Ships wait no longer.</description><dc:date>2026-03-02T08:00:00Z</dc:date></item></rdf:RDF>`,
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News',
      home_page_url: 'https://news.example/',
      items: [
        {
          id: '1',
          title: 'A quay',
          url: 'https://news.example/quay',
          content_html: '<p>Ships wait no longer.</p>',
          date_published: '2026-03-02T09:00:00+01:00',
        },
      ],
    }),
  ]
  for (const text of feeds) {
    expect(feedIn(text)).toMatchObject({
      title: 'News',
      siteUrl: 'https://news.example/',
      items: [{ ...item, publishedAt }],
    })
  }
})

test('an item is known again by its guid, else its link, else its words', () => {
  const key = (item: string) => feedIn(rss(`<item>${item}</item>`)).items[0]?.key
  const guid = '<guid isPermaLink="false">7</guid>'
  expect(key(`${guid}<title>a</title><link>https://a.example/1</link>`)).toBe(key(`${guid}<title>b</title>`))
  expect(key('<title>a</title><link>https://a.example/1</link>')).toBe(
    key('<title>b</title><link>https://a.example/1</link>'),
  )
  expect(key('<title>a</title><description>x</description>')).toBe(key('<title>a</title><description>x</description>'))
  expect(key('<title>a</title><description>x</description>')).not.toBe(
    key('<title>a</title><description>y</description>'),
  )
})

test.each([
  ['a relative address', '<link>/quay</link>', 'https://feeds.example/quay'],
  ['a guid that is an address', '<guid>https://news.example/1</guid>', 'https://news.example/1'],
  ['a guid that says it is none', '<guid isPermaLink="false">https://news.example/1</guid>', null],
  ['a script', '<link>javascript:alert(1)</link>', null],
  ['a file', '<link>file:///etc/passwd</link>', null],
  ['data', '<link>data:text/html,hello</link>', null],
  ['a password', '<link>https://ada:secret@news.example/</link>', null],
  ['no address at all', '<link>http://[</link>', null],
])('the address of an item with %s', (_, link, expected) => {
  expect(feedIn(rss(`<item><title>a</title>${link}</item>`)).items[0]?.url).toBe(expected)
})

test('addresses are relative to the nearest xml:base', () => {
  const entry = (base: string) =>
    `<entry ${base}><id>1</id><title>a</title><updated>2026-03-02T08:00:00Z</updated><link href="quay"/></entry>`
  const atom = (base: string, entryBase: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom" ${base}><title>a</title>${entry(entryBase)}</feed>`
  const urlOf = (text: string) => feedIn(text).items[0]?.url
  expect(urlOf(atom('', ''))).toBe('https://feeds.example/all/quay')
  expect(urlOf(atom('xml:base="https://news.example/a/"', ''))).toBe('https://news.example/a/quay')
  expect(urlOf(atom('xml:base="https://news.example/a/"', 'xml:base="b/"'))).toBe('https://news.example/a/b/quay')
  expect(urlOf(atom('xml:base="javascript:alert(1)"', ''))).toBe(null)
})

test.each([
  ['escaped once', '&lt;p&gt;Ships &amp;amp; goods&lt;/p&gt;&lt;p&gt;wait.&lt;/p&gt;'],
  ['escaped twice', '&amp;lt;p&amp;gt;Ships &amp;amp;amp; goods&amp;lt;/p&amp;gt; wait.'],
  ['in CDATA', '<![CDATA[<p>Ships &amp; goods</p><script>alert(1)</script><p>wait.</p>]]>'],
  ['with an unclosed tag', '&lt;b&gt;Ships &amp;amp; goods wait.&lt;img src=x onerror=alert(1)'],
])('HTML %s becomes plain text', (_, html) => {
  const [item] = feedIn(rss(`<item><title>${html}</title><description>${html}</description></item>`)).items
  expect(item).toMatchObject({ title: 'Ships & goods wait.', text: 'Ships & goods wait.' })
})

test('a comparison is no tag', () => {
  expect(feedIn(rss('<item><title>3 &lt; 4 and 5 &gt; 2</title></item>')).items[0]?.title).toBe('3 < 4 and 5 > 2')
})

const latin = (prolog: string) =>
  Buffer.from(`${prolog}<rss version="2.0"><channel><title>Übergröße</title></channel></rss>`, 'latin1')
const wide = Buffer.from(`\ufeff<rss version="2.0"><channel><title>Übergröße</title></channel></rss>`, 'utf16le')

test.each([
  ['the byte order mark before all else', wide, 'text/xml; charset=iso-8859-1'],
  [
    'the XML declaration before the header',
    latin('<?xml version="1.0" encoding="ISO-8859-1"?>'),
    'text/xml; charset=utf-8',
  ],
  ['the header', latin('<?xml version="1.0"?>'), 'text/xml; charset=iso-8859-1'],
])('letters are read by %s', (_, bytes, contentType) => {
  expect(feedIn(bytes, contentType).title).toBe('Übergröße')
})

test.each([
  ['Mon, 02 Mar 2026 09:00:00 GMT', Date.UTC(2026, 2, 2, 9)],
  ['2026-03-02T09:00:00+01:00', Date.UTC(2026, 2, 2, 8)],
  ['Mo, 02. März 2026', Date.UTC(2026, 2, 2)],
  ['soon', null],
])('the date %j', (date, expected) => {
  expect(feedIn(rss(`<item><title>a</title><pubDate>${date}</pubDate></item>`)).items[0]?.publishedAt).toBe(expected)
})

test('of many items the newest are kept', () => {
  const items = Array.from(
    { length: 10_000 },
    (_, day) => `<item><title>${day}</title><pubDate>${new Date(day * 86_400_000).toUTCString()}</pubDate></item>`,
  )
  const feed = feedIn(rss(items.join('')))
  expect(feed.items).toHaveLength(feedLimits.items)
  expect(feed.items[0]?.title).toBe('9999')
})

test('the time to live is read', () => {
  expect(feedIn(rss('', '<ttl>90</ttl>')).ttlMinutes).toBe(90)
  expect(feedIn(rss('', '<ttl>-1</ttl>')).ttlMinutes).toBe(null)
})

test('a document type is refused before anything is parsed', () => {
  const bomb = `<?xml version="1.0"?><!-- a --><!DOCTYPE rss [${Array.from({ length: 30 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`).join('')}]>`
  expect(find(`${bomb}<rss version="2.0"><channel><title>&e30;</title></channel></rss>`)).toEqual({
    kind: 'refused',
    reason: 'feedHasDoctype',
  })
  expect(find('<!DOCTYPE rss SYSTEM "http://127.0.0.1/rss.dtd"><rss version="0.91"/>').kind).toBe('refused')
})

test('what is cut off, empty or something else is no feed', () => {
  expect(find('<rss version="2.0"><channel').kind).not.toBe('feed')
  for (const text of ['', 'Hello', '{"items": 3}', '[]', '<svg/>', '\0\0\0']) {
    expect(find(text)).toEqual({ kind: 'page', feeds: [] })
  }
})

test('a page names its feeds', () => {
  const page = `<!doctype html><html><head><base href="/blog/"><title>Blog</title>
    <link rel="stylesheet" href="a.css"><link rel="alternate" hreflang="de" href="/de" type="text/html">
    <link rel="ALTERNATE home" type="application/rss+xml" href="feed.xml"><link rel=alternate type="application/atom+xml" href="//other.example/atom">
    <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)"></head><body></body></html>`
  expect(find(page, 'text/html')).toEqual({
    kind: 'page',
    feeds: ['https://feeds.example/blog/feed.xml', 'https://other.example/atom'],
  })
})

test('an OPML file lists feeds, in folders too, each once', () => {
  const list = (text: string) => findListedFeeds(Buffer.from(text))
  const opml = `<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>
    <outline text="Harbours"><outline type="rss" text="The &amp;amp; Courier" xmlUrl="https://courier.example/feed"/></outline>
    <outline type="rss" text="Again" xmlUrl="https://courier.example/feed"/>
    <outline text="Bad" xmlUrl="javascript:alert(1)"/><outline text="Good" title="Best" xmlUrl="https://good.example/"/></body></opml>`
  expect(list(opml)).toEqual({
    feeds: [
      { url: 'https://courier.example/feed', title: 'Again' },
      { url: 'https://good.example/', title: 'Best' },
    ],
  })
  expect(list('<rss/>')).toBeNull()
  expect(list(`<!DOCTYPE opml>${opml}`)).toBeNull()
})

test('a thousand items take less than 200 ms', () => {
  const text = `<p>${'The harbour handles more ships &amp; goods than ever, says the port. '.repeat(4)}</p>`
  const items = Array.from(
    { length: 1_000 },
    (_, n) =>
      `<item><title>Harbour &amp; quay ${n}</title><link>https://news.example/${n}</link><guid>${n}</guid><pubDate>Mon, 02 Mar 2026 09:00:00 GMT</pubDate><description><![CDATA[${text}]]></description></item>`,
  )
  const bytes = Buffer.from(rss(items.join('')))
  expect(minProcessorMs(() => find(bytes), { runs: 5, enoughMs: 150 })).toBeLessThan(200)
})
