import { expect, test } from 'vitest'
import { findSoftRedirect } from './soft-redirect.ts'

const story = 'https://news.example/trees'

function sentOn(html: string, url = 'https://short.example/x', contentType = 'text/html') {
  const page = { url, body: Buffer.from(html), contentType, header: () => '', status: 200, redirects: 0, passed: [] }
  return findSoftRedirect(page)
}

test.each([
  `<meta http-equiv="refresh" content="0; url=${story}">`,
  `<META content='2;URL="${story}"' http-equiv=refresh>`,
  `<head><noscript><META http-equiv="refresh" content="0;URL=${story}"></noscript><title>${story}</title></head><script>location.replace("x")</script>`,
  `<script>window.location.href = "https:\\/\\/news.example\\/trees"</script>`,
  `<body><script>redirectToUrlAfterTimeout("${story}", 0)</script></body>`,
])('a page that only sends on (%#) tells where', (html) => {
  expect(sentOn(html)).toBe(story)
})

test('what it writes is handed on as it is, for the guard to see', () => {
  expect(sentOn('<meta http-equiv="refresh" content="0;url=http://10.0.0.1\\x">')).toBe('http://10.0.0.1\\x')
  expect(sentOn('<meta http-equiv="refresh" content="0;url=/b?a=1&amp;c=2">')).toBe('https://short.example/b?a=1&c=2')
})

test('the page of lnkd.in leads to its link out', () => {
  const html = `<a href="https://www.linkedin.com/help">Help</a><a href="${story}">Go on</a>${'<p>words</p>'.repeat(80)}`
  expect(sentOn(html, 'https://lnkd.in/abc')).toBe(story)
  expect(sentOn(html)).toBeNull()
})

test.each([
  '<meta http-equiv="refresh" content="300">',
  `<meta http-equiv="refresh" content="600;url=${story}">`,
  '<meta http-equiv="refresh" content="0;url=https://short.example/x#top">',
  `<p>${'An article. '.repeat(40)}</p><script>if (old) location.href = "${story}"</script>`,
  '<noscript><meta http-equiv="refresh" content="0;url=/enable-scripts"></noscript>',
  `<meta http-equiv="refresh" content="0;url=${story}">${'x'.repeat(120_000)}`,
])('a page that stays (%#) tells nothing', (html) => {
  expect(sentOn(html)).toBeNull()
})

test('what is no page is not looked at', () => {
  expect(
    sentOn(`<meta http-equiv="refresh" content="0;url=${story}">`, story.slice(0, -1), 'application/pdf'),
  ).toBeNull()
})
