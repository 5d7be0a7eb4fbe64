import { encode } from 'uqr'
import type { IconNode, QrData, QrLayer } from '#shared/scene/scene'
import type { MeasureWords, Part } from '../layer/parts.ts'
import { standInParts } from '../layer/stand-in.ts'
import { standInTexts } from '../layer/stand-in-texts.ts'
import { drawModules } from './draw-modules.ts'

/** Quiet zone around a code, in modules (ISO/IEC 18004 requires four). */
const border = 4

/** Drawn by Lucide; see shared/scene/icons.ts for the licence. */
const codeIcon: readonly IconNode[] = [
  ['rect', { width: '5', height: '5', x: '3', y: '3', rx: '1' }],
  ['rect', { width: '5', height: '5', x: '16', y: '3', rx: '1' }],
  ['rect', { width: '5', height: '5', x: '3', y: '16', rx: '1' }],
  [
    'path',
    { d: 'M21 16h-3a2 2 0 0 0-2 2v3M21 21v.01M12 7v3a2 2 0 0 1-2 2H7M3 12h.01M12 3h.01M12 16v.01M16 12h1M12 21v-1' },
  ],
]

/** The largest square in the middle of the layer. */
export function qrParts({ data, width, height }: QrLayer, measure: MeasureWords): Part[] {
  const side = Math.min(width, height)
  const box = { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }
  const ground: Part = { kind: 'panel', box, radius: 0, fill: data.background }
  if (data.text.trim() === '') return [ground, ...standInParts(box, codeIcon, standInTexts().address, measure)]
  const { d, size } = codeOf(data)
  return [ground, { kind: 'path', d, at: { x: box.x, y: box.y, scale: side / size }, fill: data.color }]
}

/** Cached as long as the data object lives. */
const codes = new WeakMap<QrData, { readonly d: string; readonly size: number }>()

function codeOf(data: QrData) {
  const known = codes.get(data)
  if (known) return known
  const { size, data: modules } = encode(data.text.trim(), { ecc: 'M', border })
  const code = { d: drawModules(modules), size }
  codes.set(data, code)
  return code
}
