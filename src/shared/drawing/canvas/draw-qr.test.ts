import { encode } from 'uqr'
import { beforeAll, expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { newQrLayer } from '#shared/scene/qr-layer'
import { drawnPixels, registerFonts, sceneOf } from '../../../../tests/support/drawing.ts'

beforeAll(registerFonts)

const address = 'https://example.com/reports/2026?from=visual'

test('every module of a code is drawn where a camera looks for it, with a quiet zone around', () => {
  const layer = { ...newQrLayer(createScene('page'), 'qr'), x: 20, y: 10, width: 400, height: 300 }
  const data = { text: ` ${address}\n`, color: '#102030', background: '#fff8e0' }
  const pixel = drawnPixels(sceneOf([{ ...layer, data }], { width: 440, height: 320 }))

  const { data: modules, size } = encode(address, { ecc: 'M', border: 4 })
  const [left, top, module] = [20 + 50, 10, 300 / size]
  const drawn = modules.map((row, y) =>
    row.map((_, x) => pixel(left + (x + 0.5) * module, top + (y + 0.5) * module).slice(0, 3)),
  )
  expect(drawn).toEqual(modules.map((row) => row.map((isDark) => (isDark ? [16, 32, 48] : [255, 248, 224]))))
  expect(modules.slice(0, 4).flat().some(Boolean)).toBe(false)
})

test('a code without an address says that it waits for one', () => {
  const layer = { ...newQrLayer(createScene('page'), 'qr'), x: 0, y: 0, width: 200, height: 200 }
  const pixel = drawnPixels(sceneOf([layer]))
  const inks = Array.from({ length: 200 }, (_, x) => pixel(x, 118)).filter(([red]) => red < 200)
  expect(inks.length).toBeGreaterThan(0)
})
