import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser-session.ts'
import { makePdf, pdfText } from '../support/document-files.ts'
import { articlePage, type PageSite, partialPage, paywalledPage, startPageSite } from '../support/page-site.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Typical pasted addresses: each gives the article, or a single helpful sentence. */

const title = 'Harbour opens its second quay'
const written = (language: string, sentence: string) => ({
  body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${sentence.slice(0, 12)}</title><body><article><h1>${sentence.slice(0, 12)}</h1>${`<p>${sentence.repeat(4)}</p>`.repeat(4)}</article></body></html>`,
})
const numbered = (number: number) => ({
  body: `<!doctype html><html lang="en"><title>${title}</title>${number < 3 ? `<link rel="next" href="/long/${number + 1}">` : ''}<body><article><h1>${title}</h1>
    <p>Note of the editors: this report was first printed in the yearbook of the port.</p>
    ${Array.from({ length: 4 }, (_, at) => `<p>On page ${number}, paragraph ${at}, the port authority tells how its ${at + 2} old cranes were taken down and what became of each of them.</p>`).join('')}</article></body></html>`,
})
const wall = `<!doctype html><html lang="de"><title>${title}</title><body><h1>Willkommen</h1><p>Mit Werbung lesen: Stimmen Sie zu, dass wir und unsere 120 Partner Cookies auf Ihrem Gerät speichern.</p><p>Oder lesen Sie werbefrei für 3,99 Euro im Monat.</p><button>Zustimmen</button></body></html>`

let site: PageSite
let app: TestApp
let person: Browser

beforeAll(async () => {
  site = await startPageSite({
    '/quay': articlePage(title),
    '/amp/quay': {
      body:
        articlePage(title, '<link rel="canonical" href="/quay">').body?.toString().replace('<html', '<html amp') ?? '',
    },
    '/paywalled': paywalledPage(title),
    '/partial': partialPage(title),
    '/report.pdf': { body: makePdf([pdfText('Ships no longer wait at sea.', 50, 700)]), type: 'application/pdf' },
    '/wiki/Quay': {
      body:
        articlePage(title)
          .body?.toString()
          .replace(/<title>.*?<\/title>/, '<title>Quay - Wikipedia</title>')
          .replace(/<meta property="og:title"[^>]*>/, '<meta property="og:title" content="Quay - Wikipedia">')
          .replace(/<h1>.*?<\/h1>/, '<h1 id="firstHeading">Quay</h1>') ?? '',
    },
    '/japanese': written('ja', '市は月曜日に新しい埠頭を開き、年間千二百隻の船を受け入れると発表した。'),
    '/arabic': written('ar', 'افتتح الميناء رصيفه الثاني يوم الاثنين بعد عامين من وضع حجر الأساس أمام السوق القديم. '),
    '/wall': { body: wall },
    '/shell': { body: '<!doctype html><title>App</title><div id="root"></div><script src="/app.js"></script>' },
    '/robots': { body: '<!doctype html><title>Just a moment...</title><p>Verifying you are human.</p>' },
    '/sign-in': {
      body: '<!doctype html><title>Log in</title><form>Password <input type="password"><button>Log in</button></form>',
    },
    '/soft-404': { body: '<!doctype html><title>Page not found</title><h1>Page not found</h1><p>Sorry.</p>' },
    '/short': { body: '<!doctype html><meta http-equiv="refresh" content="0;url=/quay">' },
    '/inward': { body: '<!doctype html><meta http-equiv="refresh" content="0;url=http://127.0.0.1:1/">' },
    '/long': numbered(1),
    '/long/2': numbered(2),
    '/long/3': numbered(3),
    '/cut': { ...numbered(1), body: numbered(1).body.replaceAll('/long/2', '/cut/2') },
  })
  app = await startTestApp({ environment: site.environment })
  person = await app.signIn()
})

afterAll(async () => {
  await app.close()
  await site.close()
})

const inLink = (path: string) => encodeURIComponent(site.at(path))
function newsLink(path: string): string {
  const address = Buffer.from(site.at(path))
  const bytes = Buffer.concat([Buffer.from([0x08, 0x13, 0x22, address.length]), address])
  return `https://news.google.com/rss/articles/${bytes.toString('base64url')}?oc=5`
}

describe('the article comes of', () => {
  test.each<[kind: string, address: () => string, title: string]>([
    ['news', () => site.at('/quay'), title],
    ['an AMP page', () => site.at('/amp/quay'), title],
    ['a link of Google News', () => newsLink('/quay'), title],
    ['a link of a search', () => `https://www.google.com/url?q=${inLink('/quay')}`, title],
    ['a link in a mail', () => `https://eur01.safelinks.protection.outlook.com/?url=${inLink('/quay')}`, title],
    ['a short link', () => site.at('/short'), title],
    ['an encyclopedia', () => site.at('/wiki/Quay'), 'Quay'],
    ['a Japanese page', () => site.at('/japanese'), '市は月曜日に新しい埠頭'],
    ['an Arabic page', () => site.at('/arabic'), 'افتتح الميناء'.slice(0, 12)],
    ['a report', () => site.at('/report.pdf'), 'report'],
  ])('%s', async (_, address, expected) => {
    const response = await person.post('/api/articles/read', { url: address() })
    expect(response.status, await response.clone().text()).toBe(201)
    const article = (await response.json()) as { status: string; title: string }
    expect(article.status).toBe('ok')
    if (expected !== 'report') expect(article.title).toContain(expected)
  })
})

test('an article on several pages comes whole, and what stands on all of them once', async () => {
  const response = await person.post('/api/articles/read', { url: site.at('/long') })
  const { articleId, status } = (await response.json()) as { articleId: string; status: string }
  expect(status).toBe('ok')
  const { text } = (await (await person.get(`/api/articles/${articleId}`)).json()) as { text: string }
  expect([1, 2, 3].filter((number) => text.includes(`On page ${number}, paragraph 3`))).toEqual([1, 2, 3])
  expect(text.split('Note of the editors')).toHaveLength(2)
})

describe('one sentence helps with', () => {
  test.each<[kind: string, address: () => string, sentence: string]>([
    ['a paywall', () => site.at('/paywalled'), 'behind a paywall. Write from the free part'],
    ['a part', () => site.at('/partial'), 'Only part of this article could be read'],
    ['pages of which one is gone', () => site.at('/cut'), 'over several pages, and only the first could be read'],
    ['accept or pay', () => site.at('/wall'), 'wants readers to agree to tracking, or to pay'],
    ['an empty shell', () => site.at('/shell'), 'empty until a browser runs its scripts'],
    ['a robot check', () => site.at('/robots'), 'checks whether a person is reading'],
    ['a sign-in', () => site.at('/sign-in'), 'asks readers to sign in'],
    ['a soft 404', () => site.at('/soft-404'), 'shows an error page at this address'],
    ['YouTube', () => 'https://youtu.be/abc', 'Open “Show transcript” below the video'],
    ['LinkedIn', () => 'https://www.linkedin.com/posts/a', "LinkedIn links can't be read"],
    ['X', () => 'https://x.com/a/status/1', "X links can't be read"],
    [
      'a link that hides its address',
      () => 'https://news.google.com/read/CBMiAU_yqLabc',
      "hides the article's address",
    ],
    [
      'a link into the server’s own network',
      () => `https://www.google.com/url?q=${encodeURIComponent('http://127.0.0.1:1/')}`,
      'Use a public http or https address',
    ],
    ['a page that sends there', () => site.at('/inward'), 'Use a public http or https address'],
  ])('%s', async (_, address, sentence) => {
    const response = await person.post('/api/posts/generate', { url: address() })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(sentence) })
  })
})
