import { expect, test } from 'vitest'
import { toHex } from '#shared/scene/colour'
import { createScene } from '#shared/scene/create'
import { addLayer } from '#shared/scene/edit'
import type { Layer, Scene } from '#shared/scene/scene'
import { newShapeLayer } from '#shared/scene/shape-layer'
import { newTextLayer } from '#shared/scene/text-layer'
import { coloursOf, groundOf, readColour } from './colours.ts'

const empty = createScene('page')

function withLayers(...make: ((scene: Scene) => Layer)[]): Scene {
  return make.reduce((scene, each) => addLayer(scene, each(scene)), empty)
}

const text = (scene: Scene) => newTextLayer(scene, 'text')
const panel =
  (change: Partial<Layer> = {}, fill = '#0e2f2c') =>
  (scene: Scene) => {
    const shape = newShapeLayer(scene, 'panel', 'rectangle')
    const data = { ...shape.data, fill }
    return { ...shape, x: 0, y: 0, width: 1200, height: 630, ...change, data } as Layer
  }

function groundOfText(scene: Scene): string | undefined {
  const layer = scene.layers.find(({ id }) => id === 'text')
  return layer && groundOf(scene, layer)
}

test('a colour is typed with or without its sign, in any form that a saved visual may hold', () => {
  expect(readColour('F6EFE0')).toBe('#f6efe0')
  expect(readColour(' #abc ')).toBe('#abc')
  expect(readColour('rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)')
  expect(readColour('url(x)')).toBeUndefined()
})

test('the colour field of the browser gets six digits for every colour', () => {
  expect(toHex('#abc')).toBe('#aabbcc')
  expect(toHex('white')).toBe('#ffffff')
  expect(toHex('nothing')).toBe('#000000')
})

test('the swatches are the colours in use, the most used first, each once', () => {
  const pages = [withLayers(panel(), text, panel({ id: 'second' }, '#0E2F2C'))]
  expect(coloursOf({ pages }, 8)).toEqual(['#0e2f2c', '#ffffff', '#000000'])
  expect(coloursOf({ pages }, 1)).toEqual(['#0e2f2c'])
})

test('a text stands on the canvas, or on the plain panel that lies under all of it', () => {
  expect(groundOfText(withLayers(text))).toBe('#ffffff')
  expect(groundOfText(withLayers(panel(), text))).toBe('#0e2f2c')
  expect(groundOfText(withLayers(text, panel()))).toBe('#ffffff')
  expect(groundOfText(withLayers(panel({ visible: false }), text))).toBe('#ffffff')
})

test('what a text stands on is not guessed on an edge, a see-through panel or a circle', () => {
  expect(groundOfText(withLayers(panel({ width: 600 }), text))).toBeUndefined()
  expect(groundOfText(withLayers(panel({ opacity: 0.5 }), text))).toBeUndefined()
  expect(
    groundOfText(
      withLayers((scene) => ({ ...newShapeLayer(scene, 'c', 'circle'), x: 0, y: 0, width: 1200, height: 630 }), text),
    ),
  ).toBeUndefined()
})
