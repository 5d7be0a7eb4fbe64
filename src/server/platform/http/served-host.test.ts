import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { hostCheck } from './served-host.ts'

const isServed = hostCheck(
  loadConfig({ PUBLIC_URL: 'https://posts.example.com', ALLOWED_HOSTS: 'posts.corp.example, Old.example.org' }),
)

test.each([
  'posts.example.com',
  'posts.example.com:8443',
  'POSTS.EXAMPLE.COM',
  'posts.example.com.',
  'posts.corp.example',
  'old.example.org:3000',
  'localhost:3000',
  '127.0.0.1:3000',
  '10.0.0.5',
  '203.0.113.7:80',
  '[::1]:3000',
  '[2001:db8::1]',
  'app-1:3000',
  'server',
  'raspberry.local',
  'postwright.default.svc.cluster.local:3000',
])('%s is one of its names', (host) => {
  expect(isServed(host)).toBe(true)
})

test.each([
  'evil.example',
  'evil.example:3000',
  'posts.example.com.evil.example',
  'evilposts.example.com',
  'local.evil.example',
  '127.0.0.1.nip.example',
  'posts.example.com@evil.example',
  'evil.example#posts.example.com',
  'evil.example/posts.example.com',
  'posts.example.com, evil.example',
  '',
  ':3000',
  '[::1',
])('%j is none', (host) => {
  expect(isServed(host)).toBe(false)
})
