import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDocument } from '../../../tests/support/scenes.ts'
import { applyChange, diffDocuments, invertChange, joinChanges } from './change.ts'
import { addLayer, updateLayers } from './edit.ts'
import type { Scene, SceneDocument } from './scene.ts'
import { newShapeLayer } from './shape-layer.ts'

const threeVersions = fc.tuple(anyDocument(), anyDocument(), anyDocument())

test('a change turns the document before into the document after, and its inverse turns it back', () => {
  fc.assert(
    fc.property(threeVersions, ([before, after]) => {
      const change = diffDocuments(before, after)
      expect(applyChange(before, change)).toEqual(after)
      expect(applyChange(after, invertChange(change))).toEqual(before)
    }),
  )
})

test('joined changes do what both do, there and back', () => {
  fc.assert(
    fc.property(threeVersions, ([first, second, third]) => {
      const joined = joinChanges(diffDocuments(first, second), diffDocuments(second, third))
      expect(applyChange(first, joined)).toEqual(third)
      expect(applyChange(third, invertChange(joined))).toEqual(first)
    }),
    { numRuns: 300 },
  )
})

test('pages that move keep what is on them', () => {
  fc.assert(
    fc.property(anyDocument(), (document) => {
      const turned: SceneDocument = { pages: document.pages.toReversed() }
      const change = diffDocuments(document, turned)
      expect(applyChange(document, change)).toEqual(turned)
      expect([...change.pages, ...change.edits]).toEqual([])
    }),
  )
})

test('a change of one layer among two thousand holds that layer only', () => {
  let page: Scene = { id: 'page', settings: emptySettings(), layers: [] }
  for (let at = 0; at < 2_000; at += 1) page = addLayer(page, newShapeLayer(page, `layer-${at}`, 'circle'))
  const moved = updateLayers(page, ['layer-7'], (layer) => ({ ...layer, x: 1 }))
  const change = diffDocuments({ pages: [page] }, { pages: [moved] })
  expect([...(change.edits.get('page')?.layers.keys() ?? [])]).toEqual(['layer-7'])
  expect(change.edits.get('page')?.settings).toBeUndefined()
})

function emptySettings() {
  return {
    width: 100,
    height: 100,
    backgroundColor: '#fff',
    gridEnabled: false,
    gridSize: 20,
    snapToGrid: false,
    guides: [],
  }
}
