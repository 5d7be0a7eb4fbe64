import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { extractArticle } from './extract.ts'

const url = 'https://news.example/town/trees'
const paragraphs = [
  'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town before the spring of next year.',
  'The plan costs four million euros, of which the region pays half, and replaces the trees that were lost in three dry summers.',
]
const body = paragraphs.map((text) => `<p>${text}</p>`).join('')

describe('a page in an old charset', () => {
  const texts = {
    'euc-kr': '대한민국의 수도는 서울이며 많은 사람들이 살고 있는 큰 도시입니다. 오늘은 날씨가 매우 좋습니다.',
    shift_jis: '東京は日本の首都であり、世界でも最も人口の多い都市のひとつです。今日はとても良い天気です。',
    'windows-1251': 'Москва является столицей России и крупнейшим по численности населения городом страны.',
    'windows-1252': 'Das kostet 5 € – „für alle Bürger“, sagte sie… und die Straße wird größer und schöner für uns.',
    gb2312: '北京是中华人民共和国的首都，是全国的政治中心和文化中心，今天天气非常好，我们一起去公园。',
  }
  const ways = {
    'in its header': (charset: string) => ({ start: '', contentType: `text/html; charset=${charset}` }),
    'in a meta element': (charset: string) => ({ start: `<html><head><meta charset="${charset}">`, contentType: '' }),
    'in an old meta element': (charset: string) => ({
      start: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}">`,
      contentType: 'text/html',
    }),
    'in its XML declaration': (charset: string) => ({
      start: `<?xml version="1.0" encoding="${charset}"?>\n<html><head>`,
      contentType: '',
    }),
    nowhere: () => ({ start: '<html><head>', contentType: 'text/html' }),
  }
  const cases = Object.keys(texts).flatMap((charset) => Object.keys(ways).map((way) => [charset, way] as const))

  test.each(cases)('%s, declared %s, gives its article', (charset, way) => {
    const text = texts[charset as keyof typeof texts]
    const { start, contentType } = ways[way as keyof typeof ways](charset)
    const lines = [1, 2, 3, 4].map((number) => `<p>${number}. ${text} ${text}</p>`).join('')
    const page = iconv.encode(`${start}<title>x</title></head><body><article>${lines}</article></body></html>`, charset)
    expect(extractArticle(page, url, contentType).text).toContain(`1. ${text} ${text}`)
  })
})

describe('a page of ten megabytes', () => {
  test('of nothing but text is read up to the limit, and says that it was cut', () => {
    const long = Array.from({ length: 36_000 }, (_, at) => `<p>${at}. ${paragraphs.join(' ')}</p>`).join('')
    const article = extractArticle(`<html><title>Long</title><body><article>${long}</article></body></html>`, url)
    expect(article).toMatchObject({ status: 'ok', truncated: true })
    expect(article.text).toContain(`35. ${paragraphs[0]}`)
  })

  test('of scripts and pictures around a short article gives the article', () => {
    const weight = `<script>${'push({id:1});'.repeat(400_000)}</script><img src="data:image/png;base64,${'A'.repeat(90_000)}">`
    const page = `<html><title>Trees</title><body>${weight}<article>${body}</article>${weight}`
    expect(page.length).toBeGreaterThan(10_000_000)
    expect(extractArticle(page, url).text).toBe(paragraphs.join('\n\n'))
  })
})

test('an article of a hundred thousand parts in a data script is read', () => {
  const parts = [...paragraphs.map((text) => ({ type: 'paragraph', text })), ...Array(150_000).fill(0)]
  const data = JSON.stringify({ props: { parts } })
  const page = `<html><body><div id="app"></div><script id="__NEXT_DATA__" type="application/json">${data}</script></body></html>`
  expect(extractArticle(page, url).text).toBe(paragraphs.join('\n\n'))
})

test('a body that streams as a text of server components is read', () => {
  const row = `1:T${Buffer.byteLength(body).toString(16)},${body}2:["$","div",null,{}]\n`
  const page = `<html><body><div></div><script>self.__next_f.push(${JSON.stringify([1, row])})</script></body></html>`
  expect(extractArticle(page, url).text).toBe(paragraphs.join('\n\n'))
})

test('a page made for printing gives its article without its own instructions', () => {
  const page = `<html><title>Town plants trees</title><body onload="window.print()"><table width="600"><tr><td>
    <h1>Town plants trees</h1><p>${url}</p><p>3 May 2022</p>${body}
    <p><a href="javascript:window.print()">Print this page</a> <a href="javascript:window.close()">Close window</a></p>
    </td></tr></table></body></html>`
  expect(extractArticle(page, `${url}/print`)).toMatchObject({
    title: 'Town plants trees',
    published: '2022-05-03',
    text: paragraphs.join('\n\n'),
  })
})

test('a section of a site is a list and no article', () => {
  const cards = Array.from(
    { length: 20 },
    (_, at) =>
      `<div><h3><a href="/n/${at}">Headline number ${at} of the day</a></h3><p>${paragraphs[at % 2]}</p></div>`,
  )
  const page = `<html><title>Politics</title><body><main><h1>Politics</h1>${cards.join('')}</main></body></html>`
  expect(extractArticle(page, 'https://news.example/politics/').status).toBe('partial')
})

test.each([
  ['an Atom feed', '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry>x</entry></feed>'],
  ['an RSS feed', '<?xml version="1.0"?><!-- made by hand --><rss version="2.0"><channel></channel></rss>'],
  ['an RDF feed', '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><item>x</item></rdf:RDF>'],
  ['a map of a site', '<?xml version="1.0"?><urlset><url><loc>https://news.example/</loc></url></urlset>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><text>Trees</text></svg>'],
])('%s is no page', (_, source) => {
  expect(extractArticle(source, url)).toMatchObject({ status: 'unsupported', text: '' })
})
