import { expect, test } from 'vitest'
import { processorMs } from '../../../../tests/support/processor-time.ts'
import { limits } from './limits.ts'
import { TextCollector } from './text-collector.ts'

function collect(...blocks: string[]): TextCollector {
  const collector = new TextCollector()
  for (const block of blocks) collector.add(block)
  return collector
}

test('paragraphs are separated by one blank line, and blank ones leave no trace', () => {
  expect(collect('First.  ', ' \t\n', 'Second.\r\nStill second.\n').toText()).toBe('First.\n\nSecond.\nStill second.')
})

test('control characters, soft hyphens and halves of characters are dropped', () => {
  expect(collect('a\u0000b\u00adc\ufeffd\ud800e\u0007f').toText()).toBe('abcdef')
})

test('a run of blank lines becomes one', () => {
  expect(collect('a\n\n \n\n\nb').toText()).toBe('a\n\nb')
})

test('text exactly at the limit is kept whole', () => {
  const collector = collect('x'.repeat(limits.textLength))
  expect(collector.isFull).toBe(false)
  expect(collector.toText()).toHaveLength(limits.textLength)
})

test('text beyond the limit is cut there, separators counted', () => {
  const collector = collect('x'.repeat(limits.textLength - 5), 'abcdef', 'more')
  expect(collector.isFull).toBe(true)
  expect(collector.toText()).toHaveLength(limits.textLength)
  expect(collector.toText().endsWith('\n\nabc')).toBe(true)
})

test('a cut never leaves half of a character', () => {
  expect(collect(`${'x'.repeat(limits.textLength - 1)}😀`).toText()).toHaveLength(limits.textLength - 1)
})

test('ten million blanks are tidied in no time', () => {
  const ms = processorMs(() => expect(collect(`${' '.repeat(10_000_000)}x`).isFull).toBe(true))
  expect(ms).toBeLessThan(5_000)
})
