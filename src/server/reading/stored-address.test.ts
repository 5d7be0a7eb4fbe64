import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toStoredAddress } from './stored-address.ts'

test.each([
  ['https://news.example.com/a?utm_source=x&utm_medium=y', 'https://news.example.com/a'],
  ['https://news.example.com/a?id=7&fbclid=IwAR0#comments', 'https://news.example.com/a?id=7'],
  ['https://news.example.com/a?at_medium=RSS&at_campaign=KARANGA', 'https://news.example.com/a'],
  ['https://news.example.com/a?wt_mc=nl.morning&wt_zmc=x', 'https://news.example.com/a'],
  ['https://news.example.com/a?UTM_Source=X&mc_cid=1&mc_eid=2&_hsmi=3', 'https://news.example.com/a'],
  ['https://news.example.com/a?page=2&amp;utm_source=x', 'https://news.example.com/a?page=2'],
  ['https://news.example.com/a?utm%5Fsource=x', 'https://news.example.com/a'],
  ['https://NEWS.example.com:443/a?', 'https://news.example.com/a'],
  ['https://news.example.com/a?&&b=1', 'https://news.example.com/a?b=1'],
])('%s is kept as %s', (given, kept) => {
  expect(toStoredAddress(given)).toBe(kept)
})

test.each([
  'https://news.example.com/?p=123',
  'https://news.example.com/a?id=1&ref=b&source=c&s=d&page=2&attachment_id=3&at_night=1&pk=4&wt=5&cid=6',
  'https://news.example.com/a?q=caf%C3%A9+noir%20x&b=%zz',
  'https://news.example.com/utm_source=x',
])('%s says which page is meant and stays as it is', (address) => {
  expect(toStoredAddress(address)).toBe(address)
})

test('what is no address comes back as it is', () => {
  expect(toStoredAddress('not an address?utm_source=x')).toBe('not an address?utm_source=x')
})

const part = fc.oneof(
  fc.constantFrom(
    'utm_source=a',
    'gclid=b',
    'fbclid',
    'id=7',
    'p=1',
    'ref=me',
    'b=%C3%A9',
    'x',
    '',
    'at_medium=c',
    '%',
  ),
  fc.webQueryParameters(),
)
const address = fc
  .tuple(fc.webUrl(), fc.array(part, { maxLength: 6 }), fc.webFragments())
  .map(([url, parts, fragment]) => `${url}?${parts.join('&')}#${fragment}`)

test('keeping an address twice is keeping it once', () => {
  fc.assert(
    fc.property(address, (given) => {
      const kept = toStoredAddress(given)
      expect(toStoredAddress(kept)).toBe(kept)
    }),
  )
})

test('the host, the path and all other parameters stay, in their order', () => {
  fc.assert(
    fc.property(address, (given) => {
      const before = new URL(given)
      const after = new URL(toStoredAddress(given))
      const others = [...before.searchParams.keys()].filter((name) => !/^(?:utm_|gclid|fbclid|at_medium)/i.test(name))
      expect([after.origin, after.pathname, after.hash]).toEqual([before.origin, before.pathname, ''])
      expect([...after.searchParams.keys()]).toEqual(others)
    }),
  )
})
