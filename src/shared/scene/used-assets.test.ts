import { expect, test } from 'vitest'
import { createDocument, createScene } from './create.ts'
import { addLayers } from './edit.ts'
import { newImageLayer } from './image-layer.ts'
import { newPlaceholderLayer } from './placeholder-layer.ts'
import type { Layer, Scene } from './scene.ts'
import { newTextLayer } from './text-layer.ts'
import { usedAssets } from './used-assets.ts'

const empty = createScene('page')
const text = newTextLayer(empty, 'text')

test('pictures of all pages are listed once', () => {
  const picture = newImageLayer(empty, 'picture', { src: '/api/media/1/file', width: 10, height: 10 })
  const frame = newImageLayer(empty, 'frame')
  const screenshot = newPlaceholderLayer(empty, 'screenshot')
  const { data } = screenshot
  const filled: Layer = {
    ...screenshot,
    data: { ...data, placeholderConfig: { ...data.placeholderConfig, src: '/api/media/2/file' } },
  }
  const pages: Scene[] = [addLayers(empty, [text, picture]), addLayers(empty, [text, picture, frame, filled])]
  expect(usedAssets({ pages })).toEqual(['/api/media/1/file', '/api/media/2/file'])
  expect(usedAssets(createDocument('page'))).toEqual([])
})
