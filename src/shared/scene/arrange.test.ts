import { describe, expect, test } from 'vitest'
import { align, distribute, expandToGroups, group, ungroup } from './arrange.ts'
import { createScene } from './create.ts'
import { addLayer, updateLayers } from './edit.ts'
import type { Layer, Scene } from './scene.ts'
import { newShapeLayer } from './shape-layer.ts'

/** Layers of 100 by 100 at these places, on a canvas of 1200 by 630. */
function sceneOf(places: Readonly<Record<string, Partial<Layer>>>): Scene {
  return Object.entries(places).reduce((scene, [id, place]) => {
    const layer = { ...newShapeLayer(scene, id, 'rectangle'), x: 0, y: 0, ...place } as Layer
    return addLayer(scene, layer)
  }, createScene('page'))
}

function placesOf(scene: Scene): Record<string, [number, number]> {
  return Object.fromEntries(scene.layers.map(({ id, x, y }) => [id, [Math.round(x), Math.round(y)]]))
}

describe('aligning', () => {
  const pair = sceneOf({ a: { x: 10, y: 20 }, b: { x: 300, y: 200, width: 50, height: 50 } })

  test.each([
    ['left', [10, 20], [10, 200]],
    ['centre', [130, 20], [155, 200]],
    ['right', [250, 20], [300, 200]],
    ['top', [10, 20], [300, 20]],
    ['middle', [10, 85], [300, 110]],
    ['bottom', [10, 150], [300, 200]],
  ] as const)('%s goes by the box around the layers', (alignment, a, b) => {
    expect(placesOf(align(pair, ['a', 'b'], alignment))).toEqual({ a, b })
  })

  test('one layer aligns to the canvas', () => {
    expect(placesOf(align(align(pair, ['a'], 'right'), ['a'], 'middle'))).toMatchObject({ a: [1100, 265] })
  })

  test('a turned layer aligns by what is seen of it', () => {
    const turned = sceneOf({ a: { x: 500, y: 200, width: 200, height: 100, rotation: 90 } })
    expect(placesOf(align(turned, ['a'], 'left'))).toEqual({ a: [-50, 200] })
  })

  test('a group moves as one and a locked layer not at all', () => {
    const grouped = sceneOf({ a: { x: 10, groupId: 'g' }, b: { x: 200, groupId: 'g' }, c: { x: 900 } })
    expect(placesOf(align(grouped, ['a', 'c'], 'right'))).toEqual({ a: [710, 0], b: [900, 0], c: [900, 0] })
    const locked = updateLayers(pair, ['a'], (layer) => ({ ...layer, locked: true }))
    expect(align(locked, ['a'], 'right')).toBe(locked)
  })

  test('what is aligned already stays the same scene', () => {
    const once = align(pair, ['a', 'b'], 'centre')
    expect(align(once, ['a', 'b'], 'centre')).toBe(once)
    expect(align(pair, [], 'left')).toBe(pair)
  })
})

describe('distributing', () => {
  test('makes the gaps equal and leaves the outermost where they are', () => {
    const row = sceneOf({ c: { x: 700 }, a: { x: 0 }, b: { x: 110, width: 200 } })
    expect(placesOf(distribute(row, ['a', 'b', 'c'], 'horizontal'))).toEqual({ a: [0, 0], b: [300, 0], c: [700, 0] })
    const column = sceneOf({ a: { y: 0 }, b: { y: 120 }, c: { y: 130 }, d: { y: 500 } })
    const after = placesOf(distribute(column, ['a', 'b', 'c', 'd'], 'vertical'))
    expect(after).toEqual({ a: [0, 0], b: [0, 167], c: [0, 333], d: [0, 500] })
  })

  test('needs three layers and changes nothing that is even', () => {
    const row = sceneOf({ a: { x: 0 }, b: { x: 200 }, c: { x: 400 } })
    expect(distribute(row, ['a', 'b'], 'horizontal')).toBe(row)
    expect(distribute(row, ['a', 'b', 'c'], 'horizontal')).toBe(row)
  })
})

describe('grouping', () => {
  const three = sceneOf({ a: {}, b: {}, c: {} })
  const groupsOf = (scene: Scene) => scene.layers.map((layer) => layer.groupId)

  test('takes several layers together, and apart again', () => {
    const grouped = group(three, ['a', 'c'], 'g')
    expect(groupsOf(grouped)).toEqual(['g', undefined, 'g'])
    expect(expandToGroups(grouped, ['c'])).toEqual(['a', 'c'])
    expect(expandToGroups(grouped, ['b'])).toEqual(['b'])
    expect(ungroup(grouped, ['a'])).toEqual(three)
  })

  test('merges the groups that take part', () => {
    expect(groupsOf(group(group(three, ['a', 'b'], 'g'), ['b', 'c'], 'h'))).toEqual(['h', 'h', 'h'])
  })

  test('changes nothing for a lone layer, a whole group, or layers without one', () => {
    const grouped = group(three, ['a', 'b'], 'g')
    expect(group(three, ['a'], 'g')).toBe(three)
    expect(group(grouped, ['a'], 'h')).toBe(grouped)
    expect(ungroup(three, ['a', 'b'])).toBe(three)
  })
})
