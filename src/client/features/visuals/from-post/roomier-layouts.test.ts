import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Facts } from '#shared/designs/facts'
import { keyNumber } from '#shared/designs/key-number'
import type { TextMeasure } from '#shared/drawing/surface/canvas-2d'
import { textHeight } from '#shared/drawing/text/layout-text'
import { allFontFiles } from '#shared/fonts/font-files'
import type { SceneDocument } from '#shared/scene/scene'
import { fillTemplate } from '#shared/templates/fill-template'
import { setInFormat, tryDesign } from './try-designs.ts'

for (const { file, package: from, family } of allFontFiles())
  GlobalFonts.registerFromPath(`node_modules/${from}/files/${file}`, family)
const context = createCanvas(8, 8).getContext('2d') as unknown as TextMeasure

const short: Facts = { number: '30 shots', numberLabel: 'were stopped by one man' }
const long: Facts = {
  ...short,
  numberLabel:
    'Filling in for the struggling Devan Dubnyk, he stopped 30 shots and lost his shutout with over two minutes left, in the first game that he had started since the autumn.',
}
const fillWith = (facts: Facts) => async (template: SceneDocument) =>
  fillTemplate(template, facts, (data, width) => textHeight(context, data, width))
const labelOf = ({ pages }: SceneDocument) => {
  const label = pages[0]?.layers.find(({ field }) => field === 'numberLabel')
  if (label?.type !== 'text') throw new Error('Nothing says what the number counts.')
  return label
}

test('words too long for a wide page are set in its roomier layout, whole and large enough to be read', async () => {
  const { filled, hasRoom } = await setInFormat(keyNumber, 'landscape', long, fillWith(long))
  expect(hasRoom).toBe(true)
  expect(labelOf(filled).data.text.replaceAll('\u00a0', ' ')).toBe(long.numberLabel)
  expect(labelOf(filled).data.fontSize).toBeGreaterThanOrEqual(45)
  expect(labelOf(filled).x).toBeLessThan(600)
  const choice = await tryDesign(keyNumber, long, fillWith(long))
  expect(choice?.formats).toContainEqual({ format: 'landscape', pageId: 'key-number-wide' })
})

test('few words keep the layout that the format was drawn for', async () => {
  const { filled } = await setInFormat(keyNumber, 'landscape', short, fillWith(short))
  expect(labelOf(filled).x).toBeGreaterThan(600)
})

test('words that no layout has room for are said to have none', async () => {
  const endless = { ...long, numberLabel: `${long.numberLabel} `.repeat(6).trim() }
  expect((await setInFormat(keyNumber, 'landscape', endless, fillWith(endless))).hasRoom).toBe(false)
})
