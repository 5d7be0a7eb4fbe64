import { expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import type { Layer } from '#shared/scene/scene'
import { newShapeLayer } from '#shared/scene/shape-layer'
import { layerRows } from './layer-rows.ts'

const page = createScene('page')
const layer = (id: string, groupId?: string): Layer => ({
  ...newShapeLayer(page, id, 'circle'),
  name: id,
  ...(groupId && { groupId }),
})
const none: ReadonlySet<string> = new Set()
const keys = (layers: readonly Layer[], collapsed = none) => layerRows(layers, collapsed).map(({ key }) => key)

test('the topmost layer comes first, and a group has a row above its own', () => {
  expect(keys([layer('a'), layer('b', 'g'), layer('c', 'g'), layer('d')])).toEqual(['d', 'group g', 'c', 'b', 'a'])
})

test('a collapsed group is its row alone, wherever its layers lie', () => {
  const layers = [layer('a', 'g'), layer('b'), layer('c', 'g')]
  expect(keys(layers)).toEqual(['group g', 'c', 'b', 'a'])
  expect(keys(layers, new Set(['g']))).toEqual(['group g', 'b'])
})

test('the row of a group holds all of its layers and says its name', () => {
  const named = { ...layer('c', 'g'), groupName: 'Skyline' }
  const [row] = layerRows([layer('a', 'g'), layer('b'), named], none)
  expect(row).toMatchObject({ kind: 'group', name: 'Skyline' })
  expect(row?.layers.map(({ id }) => id)).toEqual(['c', 'a'])
})
