import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import { parseAllowList } from './allow-list.ts'
import { checkAddress } from './check-address.ts'
import { guardRules } from './guard-rules.ts'
import { isPublicIp } from './public-ip.ts'

const allow = parseAllowList('news.example.com=127.0.0.1:8080,localhost=127.0.0.1:8080')
const check = (raw: string, base?: string) =>
  checkAddress(raw, { rules: guardRules, allow, ...(base && { base: new URL(base) }) })

test.each([
  ['http://www.example.net/', 'http://www.example.net/'],
  ['HTTPS://WWW.Example.NET:443/a?b=c', 'https://www.example.net/a?b=c'],
  ['http://www.example.net:443/', 'http://www.example.net:443/'],
  ['https://www.example.net./a#part', 'https://www.example.net/a'],
  ['https://bücher.example.net/ä', 'https://xn--bcher-kva.example.net/%C3%A4'],
  ['https://internal.example.net/', 'https://internal.example.net/'],
  ['https://localhost.example.net/', 'https://localhost.example.net/'],
  ['https://example.xn--p1ai/', 'https://example.xn--p1ai/'],
  ['https://a_b.example.net/?next=http://127.0.0.1/', 'https://a_b.example.net/?next=http://127.0.0.1/'],
])('%s may be asked for', (raw, url) => {
  const checked = check(raw)
  expect(checked.url.href).toBe(url)
  expect(checked.ip).toBeNull()
})

test('a public IP is taken as it stands, in whatever notation', () => {
  expect(check('http://1.1.1.1/').ip).toBe('1.1.1.1')
  expect(check('http://0x01010101/').ip).toBe('1.1.1.1')
  expect(check('https://[2606:4700:4700::1111]/').ip).toBe('2606:4700:4700::1111')
})

test.each(
  [
    ['', ' ', 'example.net', '//example.net/', 'http://', 'http:///', 'http://../', 'http://.example.net/'],
    [' http://example.net/', 'http://example.net/\n', 'http://example.net/a b', 'http://exam\tple.net/'],
    ['http://example.net/\u0000', 'http://example.net/\u0085', 'http://example.net/\u2028', 'http://example.net\\a'],
    ['http://example.net/\ud800', `http://example.net/${'a'.repeat(4000)}`],
    ['ftp://example.net/', 'file:///etc/passwd', 'data:text/html,x', 'javascript:alert(1)', 'blob:http://example.net/'],
    ['ws://example.net/', 'http+unix://x/', 'view-source:http://example.net/'],
    ['http://user@example.net/', 'http://:pw@example.net/', 'http://user:pw@example.net/'],
    ['http://example.net:0/', 'http://example.net:8080/', 'http://example.net:65536/', 'https://example.net:80443/'],
  ].flat(),
)('%j is refused as written', (raw) => {
  expect(() => check(raw)).toThrow("This address can't be read. Use a public http or https address.")
})

test.each(
  [
    ['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'localhost..', 'localhost.localdomain', 'db', 'com'],
    ['printer.local', 'printer.local.', 'metadata.google.internal', 'host.docker.internal', 'nas.lan', 'nas.home'],
    ['nas.home.arpa', 'intranet.corp', 'a.test', 'a.invalid', 'a.example', 'a.onion', '1.0.0.127.in-addr.arpa'],
    ['db.default.svc', 'ｌｏｃａｌｈｏｓｔ', 'loc%61lhost', 'printer。local', 'a..example.net', 'a.b!c.net', 'a.123x'],
    `${'a'.repeat(64)}.example.net`,
    `${'a.'.repeat(126)}example.net`,
  ].flat(),
)('%s is no name of a public site', (host) => {
  expect(() => check(`http://${host}/`)).toThrow(AppError)
})

test.each(
  [
    ['127.0.0.1', '127.0.0.1.', '127.1', '0x7f.1', '0177.0.0.1', '2130706433', '0x7f000001', '017700000001'],
    ['%31%32%37.0.0.1', '①②⑦.⓪.⓪.①', '127。0。0。1', '0', '256.1.1.1', '4294967296', '10.1', '0xa9fea9fe'],
    ['[::1]', '[::]', '[::127.0.0.1]', '[::ffff:7f00:1]', '[fe80::1%25eth0]', '[fe80::1]', '[4000::1]', '[::1'],
  ].flat(),
)('%s is no public IP', (host) => {
  expect(() => check(`http://${host}/`)).toThrow(AppError)
})

test('no way of writing a private IPv4 address passes', () => {
  const spell = [
    (n: number) => String(n),
    (n: number) => `0x${n.toString(16)}`,
    (n: number) => `0${n.toString(8)}`,
    (n: number) => `${n >>> 24}.${n & 0xffffff}`,
    (n: number) => `0x${(n >>> 24).toString(16)}.0${((n >>> 16) & 255).toString(8)}.${n & 0xffff}`,
    (n: number) => `[::ffff:${(n >>> 16).toString(16)}:${(n & 0xffff).toString(16)}]`,
  ]
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.constantFrom(...spell), (number, write) => {
      const plain = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
      const isMapped = write(number).startsWith('[')
      const passes = (() => {
        try {
          return check(`http://${write(number)}/`).ip === plain
        } catch {
          return false
        }
      })()
      expect(passes).toBe(isPublicIp(plain) && !isMapped)
    }),
    { numRuns: 500 },
  )
})

test('an exception holds for its host and port only, and pins the IP', () => {
  expect(check('http://news.example.com:8080/').ip).toBe('127.0.0.1')
  expect(check('http://LOCALHOST.:8080/').ip).toBe('127.0.0.1')
  expect(check('http://news.example.com/').ip).toBeNull()
  expect(() => check('http://news.example.com:8081/')).toThrow(AppError)
  expect(() => check('http://www.news.example.com:8080/')).toThrow(AppError)
  expect(() => check('http://127.0.0.1:8080/')).toThrow(AppError)
  expect(() => check('http://user@news.example.com:8080/')).toThrow(AppError)
  expect(() => check('ftp://news.example.com:8080/')).toThrow(AppError)
})

test('a redirect is resolved against its page and checked the same way', () => {
  expect(check('/b?c', 'https://www.example.net/a').url.href).toBe('https://www.example.net/b?c')
  expect(check('//other.example.net/', 'https://www.example.net/a').url.href).toBe('https://other.example.net/')
  expect(() => check('//127.0.0.1/', 'https://www.example.net/a')).toThrow(AppError)
  expect(() => check('/\\127.0.0.1/', 'https://www.example.net/a')).toThrow(AppError)
  expect(() => check('file:///etc/passwd', 'https://www.example.net/a')).toThrow(AppError)
})
