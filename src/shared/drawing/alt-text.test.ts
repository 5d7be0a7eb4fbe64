import { expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import type { Layer, TextData } from '#shared/scene/scene'
import { newTextLayer } from '#shared/scene/text-layer'
import { altTextOf } from './alt-text.ts'

const blank = createScene('page')

function text(words: string, y: number, more: Partial<Layer> = {}, data: Partial<TextData> = {}): Layer {
  const layer = newTextLayer(blank, words, words)
  return { ...layer, y, ...more, data: { ...layer.data, ...data } } as Layer
}

test('a page says its title first, then all else as it is read', () => {
  const layers = [
    text('900 lime\u00adtrees', 200),
    text('Will they grow?', 300),
    text('The quay\nturns green', 250, { field: 'title' }),
  ]
  expect(altTextOf({ ...blank, layers })).toBe('The quay turns green. 900 limetrees. Will they grow?')
})

test('samples, hidden texts and who signs are not said', () => {
  const layers = [
    text('00 %', 0, {}, { isSample: true }),
    text('Hidden', 10, { visible: false }),
    text('Ada', 20, { field: 'signature' }),
  ]
  expect(altTextOf({ ...blank, layers })).toBe('')
})
