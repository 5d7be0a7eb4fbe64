import { expect, test } from 'vitest'
import { findAllowed, parseAllowList } from './allow-list.ts'

test('exceptions are read from a comma-separated list', () => {
  expect(parseAllowList('News.example.com=127.0.0.1:8080, [::1]=[::1]:80,localhost=[::1]:3000,')).toEqual([
    { host: 'news.example.com', ip: '127.0.0.1', port: 8080 },
    { host: '[::1]', ip: '::1', port: 80 },
    { host: 'localhost', ip: '::1', port: 3000 },
  ])
})

test('an empty setting makes no exception', () => {
  expect(parseAllowList('')).toEqual([])
  expect(parseAllowList(' , ')).toEqual([])
})

test.each(
  [
    ['news.example.com', 'news.example.com=127.0.0.1', '=127.0.0.1:80', 'news.example.com=:80'],
    ['a.example=localhost:80', 'a.example=127.1:80', 'a.example=127.0.0.1:0', 'a.example=127.0.0.1:65536'],
    ['a.example=127.0.0.1:80x', 'a.example=127.0.0.1:', 'a.example=127.0.0.0/8:80', 'a.example=::1:80'],
    ['a.example=[127.0.0.1]:80', 'a.example=[fe80::1%eth0]:80', '*.example=127.0.0.1:80', '*=127.0.0.1:80'],
    ['a.example:80=127.0.0.1:80', 'http://a.example=127.0.0.1:80', 'u@a.example=127.0.0.1:80'],
    ['a.example/x=127.0.0.1:80', '0x7f.1=127.0.0.1:80', 'a b=127.0.0.1:80', 'a.example=127.0.0.1:80=1'],
  ].flat(),
)('the entry %j is refused by its name', (entry) => {
  expect(() => parseAllowList(`good.example=127.0.0.1:80,${entry}`)).toThrow(`"${entry}" is not host=ip:port`)
})

test('an exception cannot send an IP elsewhere', () => {
  expect(() => parseAllowList('127.0.0.1=127.0.0.2:80')).toThrow('127.0.0.1=127.0.0.2:80')
})

test('an exception is for one host at one port', () => {
  const allow = parseAllowList('news.example.com=127.0.0.1:8080,news.example.com=127.0.0.2:8081')

  expect(findAllowed(allow, 'news.example.com', 8081)?.ip).toBe('127.0.0.2')
  expect(findAllowed(allow, 'news.example.com', 80)).toBeUndefined()
  expect(findAllowed(allow, 'www.news.example.com', 8080)).toBeUndefined()
  expect(findAllowed(allow, '127.0.0.1', 8080)).toBeUndefined()
})
