import { describe, expect, test } from 'vitest'
import { exportSize, firstChoice, isTooLarge, pauseMs, withFormat, withPossibleScale } from './export-choice.ts'

const png = { format: 'png', drawing: 'vectors' } as const
const post = { width: 1200, height: 627 }
const poster = { width: 4096, height: 4096 }

test('the size in pixels is that of the page times the scale, whole', () => {
  expect(exportSize(post, 3)).toEqual({ width: 3600, height: 1881 })
  expect(exportSize({ width: 100.4, height: 0.2 }, 1)).toEqual({ width: 100, height: 1 })
})

describe('a size is refused', () => {
  test('beyond 8,192 pixels a side', () => {
    expect(isTooLarge(png, [{ width: 4096, height: 100 }], 2)).toBe(false)
    expect(isTooLarge(png, [{ width: 4097, height: 100 }], 2)).toBe(true)
    expect(isTooLarge({ format: 'pdf', drawing: 'pixels' }, [{ width: 100, height: 2731 }], 3)).toBe(true)
  })

  test('beyond 64 megapixels', () => {
    expect(isTooLarge({ ...png, format: 'jpeg' }, [{ width: 4000, height: 4000 }], 2)).toBe(false)
    expect(isTooLarge({ ...png, format: 'jpeg' }, [{ width: 4001, height: 4000 }], 2)).toBe(true)
  })

  test('when only one of several pages is too large', () => {
    expect(isTooLarge(png, [post, poster], 3)).toBe(true)
  })

  test('never for what has no pixels', () => {
    expect(isTooLarge({ format: 'pdf', drawing: 'vectors' }, [poster], 3)).toBe(false)
    expect(isTooLarge({ ...png, format: 'svg' }, [poster], 3)).toBe(false)
  })
})

test('a choice that became too large falls back to the largest size that is not', () => {
  const big = { ...firstChoice, scale: 3 } as const
  expect(withPossibleScale(big, [post])).toBe(big)
  expect(withPossibleScale(big, [{ width: 4000, height: 4000 }]).scale).toBe(2)
  expect(withPossibleScale(big, [{ width: 8000, height: 8000 }]).scale).toBe(1)
  expect(withPossibleScale({ ...big, format: 'svg' }, [poster]).scale).toBe(3)
})

test('pages of a PDF are twice as large as others unless asked for otherwise', () => {
  expect(withFormat(firstChoice, 'pdf').scale).toBe(2)
  expect(withFormat({ ...firstChoice, scale: 3 }, 'jpeg').scale).toBe(3)
  expect(withFormat(withFormat(firstChoice, 'pdf'), 'png').scale).toBe(1)
})

test('large pictures wait a little longer before they are made', () => {
  expect(pauseMs([post], { ...firstChoice, scale: 3 })).toBe(100)
  expect(pauseMs([post, post], { ...firstChoice, scale: 3 })).toBe(600)
})
