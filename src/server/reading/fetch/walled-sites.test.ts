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
  ['www.youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
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
