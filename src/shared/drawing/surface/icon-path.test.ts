import { expect, test } from 'vitest'
import { iconPath } from './icon-path.ts'

test('a path that starts relative starts where it means to, whatever was drawn before it', () => {
  const nodes = [
    ['path', { d: 'M12 15V3' }],
    ['path', { d: 'm7 10 5 5 5-5' }],
  ] as const
  expect(iconPath(nodes)).toBe('M12 15V3 M0 0m7 10 5 5 5-5')
})

test('every kind of node becomes a path', () => {
  expect(iconPath([['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]])).toBe('M1 2L3 4')
  expect(iconPath([['polygon', { points: '1,2 3,4 5,6' }]])).toBe('M1,2 3,4 5,6Z')
  expect(iconPath([['circle', { cx: '12', cy: '12', r: '3' }]])).toBe('M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z')
  expect(iconPath([['rect', { x: '1', y: '2', width: '10', height: '6' }]])).toBe('M1 2h10v6h-10Z')
  expect(iconPath([['rect', { x: '0', y: '0', width: '10', height: '6', rx: '2' }]])).toBe(
    'M2 0h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z',
  )
})
