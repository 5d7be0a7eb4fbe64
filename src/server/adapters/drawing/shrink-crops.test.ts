import { expect, test } from 'vitest'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import type { Scene } from '#shared/scene/scene'
import { shrinkCrops } from './shrink-crops.ts'

function sceneWith(src: string): Scene {
  const data = { src, cropX: 100, cropY: 40, cropWidth: 800, cropHeight: 400 }
  const layers = [{ id: 'a', type: 'image', name: 'A', x: 0, y: 0, width: 10, height: 10, data }]
  const read = readCanvasData({ settings: {}, layers })
  if (!read.ok || !read.document.pages[0]) throw new Error('not a scene')
  return read.document.pages[0]
}

test('a crop becomes smaller with its picture', () => {
  const shrunk = shrinkCrops(sceneWith('/api/media/a/file'), new Map([['/api/media/a/file', 0.25]]))
  expect(shrunk.layers[0]?.data).toMatchObject({ cropX: 25, cropY: 10, cropWidth: 200, cropHeight: 100 })
})

test('a picture that is not there leaves its layer as it is', () => {
  const scene = sceneWith('/api/media/b/file')
  expect(shrinkCrops(scene, new Map([['/api/media/a/file', 0.25]])).layers[0]).toBe(scene.layers[0])
})
