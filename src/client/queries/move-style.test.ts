import { expect, test } from 'vitest'
import { type AdminStyle, moveStyle } from './move-style.ts'

const style = (id: number, displayOrder: number): AdminStyle => ({ id, name: `S${id}`, promptPart: 'P', displayOrder })
const places = (styles: readonly AdminStyle[] = []) => styles.map(({ id, displayOrder }) => [id, displayOrder])

test('a style trades its place with its neighbour, and only those two change', () => {
  const styles = [style(1, 0), style(2, 5), style(3, 9)]
  const up = moveStyle(styles, 3, -1)
  expect(places(up?.styles)).toEqual([
    [1, 0],
    [3, 5],
    [2, 9],
  ])
  expect(places(up?.changed)).toEqual([
    [3, 5],
    [2, 9],
  ])
  expect(places(moveStyle(styles, 1, 1)?.styles)).toEqual([
    [2, 0],
    [1, 5],
    [3, 9],
  ])
})

test('styles that shared a place get places of their own', () => {
  const moved = moveStyle([style(1, 0), style(2, 0), style(3, 0), style(4, 7)], 2, 1)
  expect(places(moved?.styles)).toEqual([
    [1, 0],
    [3, 1],
    [2, 2],
    [4, 7],
  ])
  expect(places(moved?.changed)).toEqual([
    [3, 1],
    [2, 2],
  ])
})

test('nothing moves beyond an end, nor what is not there', () => {
  const styles = [style(1, 0), style(2, 1)]
  expect(moveStyle(styles, 1, -1)).toBeNull()
  expect(moveStyle(styles, 2, 1)).toBeNull()
  expect(moveStyle(styles, 9, -1)).toBeNull()
})
