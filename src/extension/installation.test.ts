import { expect, test } from 'vitest'
import { originIn, permissionFor } from './installation.ts'

test.each([
  ['https://posts.example.com', 'https://posts.example.com'],
  [' posts.example.com/generate?a=1#b ', 'https://posts.example.com'],
  ['http://192.168.1.4:3000/', 'http://192.168.1.4:3000'],
  ['HTTPS://Posts.Example.com:443', 'https://posts.example.com'],
  ['file:///etc/passwd', null],
  ['javascript:alert(1)', null],
  ['', null],
  ['not an address', null],
])('%s is the installation %s', (entered, origin) => {
  expect(originIn(entered)).toBe(origin)
})

test('the permission is for one host, whose ports it can’t name', () => {
  expect(permissionFor('http://192.168.1.4:3000')).toEqual({ origins: ['http://192.168.1.4/*'] })
})
