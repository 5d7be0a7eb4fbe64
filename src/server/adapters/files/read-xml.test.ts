import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'

test('texts come in order, with what is around them, and entities resolved', () => {
  expect(readXml('<a><b><c>one</c><d>t&amp;wo</d></b><e/></a>')).toEqual([
    { name: 'c', within: 'b', text: 'one' },
    { name: 'd', within: 'b', text: 't&wo' },
    { name: 'e', within: 'a', text: '' },
  ])
})

test.each(['', 'not found', '<html><p>It works<br></html>', '<a><b>cut'])('of %j there is nothing to read', (text) => {
  expect(readXml(text)).toEqual([])
})
