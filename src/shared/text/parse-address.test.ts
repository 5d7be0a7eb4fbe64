import { expect, test } from 'vitest'
import { parseAddress } from './parse-address.ts'

test('an address is taken apart, alone or from a base; what is none gives null', () => {
  expect(parseAddress('https://example.com/a?b=c')?.search).toBe('?b=c')
  expect(parseAddress('../b', 'https://example.com/c/d/e')?.href).toBe('https://example.com/c/b')
  expect(parseAddress('example')).toBeNull()
  expect(parseAddress('')).toBeNull()
})

test('letters beyond ASCII are read however often it is asked', () => {
  const read = Array.from({ length: 20_000 }, () => parseAddress('https://bücher.example.net/ä')?.hostname)
  expect([...new Set(read)]).toEqual(['xn--bcher-kva.example.net'])
})
