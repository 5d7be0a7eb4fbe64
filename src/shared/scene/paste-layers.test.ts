import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyScene } from '../../../tests/support/scenes.ts'
import { copyLayers } from './copy-layers.ts'
import { createScene } from './create.ts'
import { addLayer } from './edit.ts'
import { selectionBounds } from './geometry.ts'
import { pasteLayers } from './paste-layers.ts'
import { newShapeLayer } from './shape-layer.ts'

const empty = createScene('page')
const scene = addLayer(empty, { ...newShapeLayer(empty, 'a', 'circle'), x: 100, y: 100, groupId: 'g' })

function counter(): () => string {
  let next = 0
  return () => `new-${++next}`
}

test('pasted layers are what was copied, with ids of their own', () => {
  fc.assert(
    fc.property(anyScene(), (page) => {
      const text = copyLayers(
        page,
        page.layers.map((layer) => layer.id),
      )
      const pasted = pasteLayers(empty, text, counter())
      expect(pasted?.scene.layers.map((layer) => layer.data) ?? []).toEqual(page.layers.map((layer) => layer.data))
      const ids = pasted?.scene.layers.map((layer) => layer.id) ?? []
      expect(ids).toEqual(pasted?.ids ?? [])
      expect(new Set(ids).size).toBe(page.layers.length)
    }),
  )
})

test('a paste lies beside the original, on top, in a group of its own', () => {
  const pasted = pasteLayers(scene, copyLayers(scene, ['a']), counter())
  expect(pasted?.scene.layers[1]).toMatchObject({ id: 'new-1', name: 'Circle', x: 120, y: 120, zIndex: 1 })
  expect(pasted?.scene.layers[1]?.groupId).toBe('new-2')
})

test('a paste at a place lies around it', () => {
  const pasted = pasteLayers(scene, copyLayers(scene, ['a']), counter(), { x: 300, y: 200 })
  expect(pasted?.scene.layers[1]).toMatchObject({ x: 250, y: 150 })
})

test('what would land outside a smaller canvas goes to its middle', () => {
  const far = addLayer(empty, { ...newShapeLayer(empty, 'far', 'circle'), x: 1100, y: 500 })
  const small = createScene('small', { width: 200, height: 100 })
  const pasted = pasteLayers(small, copyLayers(far, ['far']), counter())
  expect(selectionBounds(pasted?.scene.layers ?? [])).toMatchObject({ x: 50, y: 0, width: 100, height: 100 })
})

test.each([
  ['plain text', 'An article about postwright-layers'],
  ['other JSON', '{"layers": []}'],
  ['a number', '7'],
  ['a list', '["postwright-layers"]'],
  ['no layers', '{"type": "postwright-layers", "layers": []}'],
  ['layers that cannot be read', '{"type": "postwright-layers", "layers": [{"type": "video"}]}'],
])('%s is no paste of layers', (_, text) => {
  expect(pasteLayers(scene, text, counter())).toBeUndefined()
})

test('a full page takes no more layers', () => {
  const layers = Array.from({ length: 2_000 }, (_, at) => ({
    ...newShapeLayer(empty, `layer-${at}`, 'circle'),
    zIndex: at,
  }))
  expect(pasteLayers({ ...empty, layers }, copyLayers(scene, ['a']), counter())).toBeUndefined()
})

test('on another page a paste keeps its place, and a second one lies beside the first', () => {
  const copied = copyLayers(scene, ['a'])
  const first = pasteLayers(empty, copied, counter())
  expect(first?.scene.layers[0]).toMatchObject({ x: 100, y: 100 })
  const second = pasteLayers(first?.scene ?? empty, copied, counter())
  expect(second?.scene.layers[1]).toMatchObject({ x: 120, y: 120 })
})
