import { expect, test } from 'vitest'
import { defaultGradient } from '#shared/scene/shape-layer'
import { addStop, asGradient, asPlain, changeStop, removeStop, stopLimits } from './gradient-stops.ts'

test('a plain fill becomes the default gradient, and a gradient its first colour', () => {
  expect(asGradient('#ff0000', 'radial')).toEqual({ ...defaultGradient, type: 'radial' })
  expect(asPlain(defaultGradient)).toBe(defaultGradient.colors[0]?.color)
})

test('a gradient keeps its colours when its kind changes', () => {
  const changed = changeStop(defaultGradient, 0, { color: '#123456' })
  expect(asGradient(changed, 'radial').colors).toEqual(changed.colors)
})

test('a new stop comes into the widest gap', () => {
  const uneven = {
    ...defaultGradient,
    colors: [
      { color: '#111111', stop: 0 },
      { color: '#222222', stop: 0.2 },
      { color: '#333333', stop: 1 },
    ],
  }
  expect(addStop(uneven).colors.map(({ stop }) => stop)).toEqual([0, 0.2, 0.6, 1])
  expect(addStop(uneven).colors[2]?.color).toBe('#222222')
})

test('there are never fewer than two stops, nor more than eight', () => {
  expect(removeStop(defaultGradient, 0)).toBe(defaultGradient)
  let gradient = defaultGradient
  for (let times = 0; times < 10; times += 1) gradient = addStop(gradient)
  expect(gradient.colors).toHaveLength(stopLimits.max)
})
