import { expect, test } from 'vitest'
import { unwrapAddress } from './unwrap-address.ts'

const story = 'https://news.example/2026/03/trees?id=7'
const wrapped = encodeURIComponent(story)
const inBase64 = Buffer.from(story).toString('base64url')
const googleNews = Buffer.concat([
  Buffer.from([0x08, 0x13, 0x22, story.length]),
  Buffer.from(story),
  Buffer.from([0xd2, 1]),
])

test.each([
  `https://www.google.com/url?sa=t&url=${wrapped}&usg=x`,
  `https://google.co.uk/url?q=${wrapped}`,
  'https://www.google.com/amp/s/news.example/2026/03/trees?id=7',
  'https://news-example.cdn.ampproject.org/c/s/news.example/2026/03/trees?id=7&amp_js_v=0.1',
  `https://news.google.com/rss/articles/${googleNews.toString('base64url')}?oc=5`,
  `https://www.bing.com/ck/a?u=a1${inBase64}&ntb=1`,
  `https://duckduckgo.com/l/?uddg=${wrapped}`,
  `https://l.facebook.com/l.php?u=${wrapped}&h=x`,
  `https://www.linkedin.com/redir/redirect?url=${wrapped}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${wrapped}&data=x`,
  `https://linkprotect.cudasvc.com/url?a=${wrapped}`,
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__news.example_2026_03_trees-3Fid-3D7&d=x',
  'https://urldefense.com/v3/__https://news.example/2026/03/trees?id=7__;!!x$',
  'https://urldefense.com/v3/__https://news.example/2026/03/trees*id=7__;Pw!!x$',
])('%s leads to the address in it', (link) => {
  expect(unwrapAddress(new URL(link))).toBe(story)
})

test.each([
  story,
  'https://www.google.com/search?q=trees',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://www.google.com/amp/s/',
  'https://news.google.com/articles/CBMiAU_yqLabc',
  'https://urldefense.proofpoint.com/v2/url?u=https-3',
  'https://www.bing.com/ck/a?u=b1abc',
  `https://google.com.evil.example/url?q=${wrapped}`,
])('%s is an address like others', (link) => {
  expect(unwrapAddress(new URL(link))).toBeNull()
})
