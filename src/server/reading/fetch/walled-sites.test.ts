import { expect, test } from 'vitest'
import { refuseWalledSite } from './walled-sites.ts'

test.each([
  ['www.youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['x.com', 'X'],
  ['mobile.twitter.com', 'X'],
  ['de.linkedin.com', 'LinkedIn'],
  ['m.facebook.com', 'Facebook'],
])('%s is said to be closed, with what to do instead', (host, site) => {
  expect(() => refuseWalledSite(host)).toThrow(`${site} links can't be read. Paste the text instead.`)
})

test.each([
  'netflix.com',
  'notyoutube.com',
  'engineering.linkedin.com',
  'blog.x.com',
  'x.com.example.net',
  'constructor',
])('%s is a site like others', (host) => {
  expect(() => refuseWalledSite(host)).not.toThrow()
})
