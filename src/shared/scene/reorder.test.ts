import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyScene } from '../../../tests/support/scenes.ts'
import { createScene } from './create.ts'
import { addLayer } from './edit.ts'
import { bringToFront, lowerLayer, moveLayerTo, moveNextTo, raiseLayer, sendToBack } from './reorder.ts'
import type { Scene } from './scene.ts'
import { newShapeLayer } from './shape-layer.ts'

const scene = ['a', 'b', 'c', 'd'].reduce(
  (page, id) => addLayer(page, newShapeLayer(page, id, 'circle')),
  createScene('page'),
)

function orderOf({ layers }: Scene): string {
  return layers.map((layer) => layer.id).join('')
}

test('layers move by a step, to an end, or to a place', () => {
  expect(orderOf(raiseLayer(scene, 'b'))).toBe('acbd')
  expect(orderOf(lowerLayer(scene, 'b'))).toBe('bacd')
  expect(orderOf(bringToFront(scene, 'b'))).toBe('acdb')
  expect(orderOf(sendToBack(scene, 'c'))).toBe('cabd')
  expect(orderOf(moveLayerTo(scene, 'a', 2))).toBe('bcad')
  expect(orderOf(moveLayerTo(scene, 'a', 99))).toBe('bcda')
  expect(orderOf(moveLayerTo(scene, 'd', -1))).toBe('dabc')
})

test('layers come together beside another, and stay where they are beside one of their own', () => {
  expect(orderOf(moveNextTo(scene, ['a'], 'c', 'above'))).toBe('bcad')
  expect(orderOf(moveNextTo(scene, ['a', 'd'], 'c', 'below'))).toBe('badc')
  expect(moveNextTo(scene, ['a', 'b'], 'b', 'above')).toBe(scene)
})

test('several layers keep their order among themselves', () => {
  expect(orderOf(raiseLayer(scene, ['a', 'b']))).toBe('cabd')
  expect(orderOf(raiseLayer(scene, ['b', 'd']))).toBe('acbd')
  expect(orderOf(lowerLayer(scene, new Set(['c', 'd'])))).toBe('acdb')
  expect(orderOf(bringToFront(scene, ['c', 'a']))).toBe('bdac')
  expect(orderOf(sendToBack(scene, ['d', 'b']))).toBe('bdac')
})

test('what cannot move leaves the scene the same object', () => {
  expect(raiseLayer(scene, 'd')).toBe(scene)
  expect(raiseLayer(scene, ['c', 'd'])).toBe(scene)
  expect(lowerLayer(scene, 'a')).toBe(scene)
  expect(bringToFront(scene, 'd')).toBe(scene)
  expect(sendToBack(scene, ['a', 'b'])).toBe(scene)
  expect(moveLayerTo(scene, 'b', 1)).toBe(scene)
  expect(raiseLayer(scene, 'unknown')).toBe(scene)
})

test('a step trades the zIndex of two neighbours and touches nothing else', () => {
  fc.assert(
    fc.property(anyScene(), fc.nat(), fc.constantFrom(raiseLayer, lowerLayer), (page, pick, step) => {
      const chosen = page.layers[pick % Math.max(1, page.layers.length)]
      const after = step(page, chosen?.id ?? 'none')
      const moved = after.layers.filter((layer) => !page.layers.includes(layer))
      expect(moved.length).toBe(after === page ? 0 : 2)
      if (after === page) return
      const [one, other] = moved.map((layer) => page.layers.findIndex(({ id }) => id === layer.id))
      expect(Math.abs((one ?? 0) - (other ?? 0))).toBe(1)
    }),
  )
})

test('however layers are moved, their zIndex rises and the same numbers are in use', () => {
  const deed = fc.constantFrom(raiseLayer, lowerLayer, bringToFront, sendToBack)
  fc.assert(
    fc.property(
      anyScene(),
      fc.array(fc.tuple(deed, fc.subarray([0, 1, 2, 3, 4, 5])), { maxLength: 8 }),
      (page, deeds) => {
        const after = deeds.reduce(
          (current, [run, places]) =>
            run(
              current,
              places.map((at) => `page-layer-${at}`),
            ),
          page,
        )
        expect(after.layers.map((layer) => layer.zIndex)).toEqual(page.layers.map((layer) => layer.zIndex))
        const byId = (layers: Scene['layers']) =>
          layers.map((layer) => ({ ...layer, zIndex: 0 })).sort((a, b) => (a.id < b.id ? -1 : 1))
        expect(byId(after.layers)).toEqual(byId(page.layers))
      },
    ),
  )
})
