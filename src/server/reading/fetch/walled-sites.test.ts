import { expect, test } from 'vitest'
import { refuseWalledSite } from './walled-sites.ts'

test.each([
  ['x.com', 'X'],
  ['mobile.twitter.com', 'X'],
  ['de.linkedin.com', 'LinkedIn'],
  ['m.facebook.com', 'Facebook'],
  ['www.instagram.com', 'Instagram'],
])('%s is said to be closed, with what to do instead', (host, site) => {
  expect(() => refuseWalledSite(new URL(`https://${host}`))).toThrow(
    `${site} links can't be read. Paste the text instead.`,
  )
})

test.each([
  ['vimeo.com/76979871', 'Vimeo'],
  ['player.vimeo.com', 'Vimeo'],
  ['vm.tiktok.com', 'TikTok'],
])('%s is said to hold videos, with what to do instead', (host, site) => {
  expect(() => refuseWalledSite(new URL(`https://${host}`))).toThrow(
    `${site} links lead to videos, not to text. Paste a transcript instead.`,
  )
})

test.each([
  'netflix.com',
  'notvimeo.com',
  'vimeo.com/blog/post/a-story',
  'notyoutube.com',
  'engineering.linkedin.com',
  'blog.x.com',
  'x.com.example.net',
  'constructor',
])('%s is a site like others', (host) => {
  expect(() => refuseWalledSite(new URL(`https://${host}`))).not.toThrow()
})

test.each(['www.youtube.com', 'youtu.be', 'm.youtube.com'])('%s is said to have transcripts, and where', (host) => {
  expect(() => refuseWalledSite(new URL(`https://${host}/watch?v=x`))).toThrow('Open “Show transcript” below the video')
})

test('a link of Google News that holds no address is said to hide it', () => {
  const link = new URL('https://news.google.com/rss/articles/CBMiAU_yqLabc?oc=5')
  expect(() => refuseWalledSite(link)).toThrow('use the address it ends at')
  expect(() => refuseWalledSite(new URL('https://news.google.com/topics/x'))).not.toThrow()
})
