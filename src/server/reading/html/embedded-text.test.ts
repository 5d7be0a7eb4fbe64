import { expect, test } from 'vitest'
import { minProcessorMs } from '../../../../tests/support/processor-time.ts'
import { findEmbeddedText } from './embedded-text.ts'

const prose = 'The council voted on Tuesday to plant twelve thousand trees along the main roads. '.repeat(5).trim()
const script = (content: string, id = '') => ({ type: '', id, content })
const streamed = (part: string) => script(`self.__next_f.push( ${JSON.stringify([1, part])} )`)

test.each([
  ['a state script', script(JSON.stringify({ body: prose }), '__NEXT_DATA__')],
  ['a state that is assigned', script(` window.__INITIAL_STATE__ = {"body":${JSON.stringify(prose)}} ;\n`)],
  ['a text row of a stream', streamed(`1a:T${prose.length.toString(16)},${prose}`)],
])('the text stands in %s', (_, found) => {
  expect(findEmbeddedText([found])).toBe(prose)
})

test('rows that all say they are as long as the page are read once', () => {
  const most = 1_000
  const part = '1:Tffffff,\n'.repeat(30_000)
  expect(minProcessorMs(() => findEmbeddedText([streamed(part)]), { enoughMs: most })).toBeLessThan(most)
  const opened = script('__next_f.push([" '.repeat(30_000))
  expect(minProcessorMs(() => findEmbeddedText([opened]), { enoughMs: most })).toBeLessThan(most)
})
