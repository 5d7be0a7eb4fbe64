import { expect, test } from 'vitest'
import { mayBePage, toCitedAddress } from './cited-address.ts'
import { parseAllowList } from './fetch/allow-list.ts'

const secret = 'c2VjcmV0IHRleHQgb2YgdGhlIGF1dGhvciwgZW5jb2RlZA'

test.each([
  ['https://news.example.com/2026/03/second-quay', 'https://news.example.com/2026/03/second-quay'],
  ['http://news.example.com/article?id=4711', 'http://news.example.com/article?id=4711'],
  ['https://news.example.com/?p=12&utm_source=chat', 'https://news.example.com/?p=12'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://news.example.com/a?ArticleId=12&q=the+whole+opinion', 'https://news.example.com/a?ArticleId=12'],
  ['https://news.example.com/a#:~:text=quay', 'https://news.example.com/a'],
  [
    'https://news.example.com/7f9c2ba4-e88f-1d4b-a6c3-0d1e2f3a4b5c',
    'https://news.example.com/7f9c2ba4-e88f-1d4b-a6c3-0d1e2f3a4b5c',
  ],
  [
    'https://ja.example.com/wiki/%E6%B8%AF%E6%B9%BE%E3%81%AE%E6%96%B0%E3%81%97%E3%81%84%E5%B2%B8%E5%A3%81',
    'https://ja.example.com/wiki/%E6%B8%AF%E6%B9%BE%E3%81%AE%E6%96%B0%E3%81%97%E3%81%84%E5%B2%B8%E5%A3%81',
  ],
])('%s is kept as %s', (raw, kept) => {
  const known = raw.replaceAll('.example.com', '.example-news.com')
  expect(toCitedAddress(known, [])).toBe(kept.replaceAll('.example.com', '.example-news.com'))
  expect(toCitedAddress(toCitedAddress(known, []) ?? '', [])).toBe(toCitedAddress(known, []))
})

test.each([
  'data:text/html,hello',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'ftp://files.example-news.com/a',
  'https://user:pass@example-news.com/',
  'https://example-news.com:8443/a',
  'http://localhost/a',
  'http://127.0.0.1/a',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/a',
  'http://router.lan/a',
  'http://intranet/a',
  'no address at all',
  `https://attacker-news.com/${secret}`,
  `https://attacker-news.com/a/${secret}/b`,
  `https://${'a1'.repeat(20)}.attacker-news.com/`,
  `https://attacker-news.com/${'word-'.repeat(120)}`,
])('%s is not kept', (raw) => {
  expect(toCitedAddress(raw, [])).toBeNull()
})

test.each([secret, 'the whole opinion', 'a'.repeat(61)])('a parameter that may be a message goes (%s)', (value) => {
  const raw = `https://example-news.com/a?id=${encodeURIComponent(value)}`
  expect(toCitedAddress(raw, [])).toBe('https://example-news.com/a')
})

test('an exception of the guard is one here, at its port alone', () => {
  const allow = parseAllowList('pages.example.com=127.0.0.1:8080')
  expect(toCitedAddress('http://pages.example.com:8080/a?id=1&x=2', allow)).toBe('http://pages.example.com:8080/a?id=1')
  expect(toCitedAddress('http://pages.example.com:8081/a', allow)).toBeNull()
})

test.each(['/report.pdf', '/article', '/article.html', '/story.aspx', '/2026/03/', '/version-1.2', '/minutes.docx'])(
  '%s may be a page',
  (path) => {
    expect(mayBePage(`https://example-news.com${path}`)).toBe(true)
  },
)

test.each(['/a.zip', '/film.mp4', '/photo.JPG', '/data.json', '/feed.rss', '/setup.exe', '/style.css'])(
  '%s is none',
  (path) => {
    expect(mayBePage(`https://example-news.com${path}`)).toBe(false)
  },
)
