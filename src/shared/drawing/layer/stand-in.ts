import type { Box, IconNode } from '#shared/scene/scene'
import type { SetText } from './layer-drawing.ts'
import { type MeasureWords, type Part, type PictureState, wordsFamily } from './parts.ts'
import { missingImageIcon, pictureIcon } from './stand-in-icons.ts'
import { standInTexts } from './stand-in-texts.ts'

const colours = { panel: '#eef0f3', hint: 'rgba(148, 163, 184, 0.14)', edge: '#aab4c2', ink: '#667085' }

/** The font of placeholder texts, for loading it. */
export function standInText(): SetText {
  return { text: Object.values(standInTexts()).join(''), fontFamily: wordsFamily, fontWeight: 500, fontStyle: 'normal' }
}

/** The replacement for a missing picture: a frame to fill, a plain panel, or a message that it is gone. */
export function imageStandIn(state: PictureState, box: Box, cornerRadius: number, measure: MeasureWords): Part[] {
  if (state === 'empty') return emptyFrame(box, cornerRadius, measure)
  const panel: Part = { kind: 'panel', box, radius: cornerRadius, fill: colours.panel }
  if (state === 'loading') return [panel]
  return [panel, ...standInParts(box, missingImageIcon, standInTexts().missing, measure)]
}

function emptyFrame(box: Box, cornerRadius: number, measure: MeasureWords): Part[] {
  const scale = noticeScale(box)
  const width = Math.max(1, 2 * scale)
  const inner = {
    x: box.x + width / 2,
    y: box.y + width / 2,
    width: Math.max(box.width - width, 0),
    height: Math.max(box.height - width, 0),
  }
  const stroke = { color: colours.edge, width, dash: [8 * scale, 6 * scale] }
  return [
    { kind: 'panel', box: inner, radius: cornerRadius, fill: colours.hint, stroke },
    ...standInParts(box, pictureIcon, standInTexts().image, measure),
  ]
}

/** An icon above a few words; only the icon if the words do not fit. */
export function standInParts(box: Box, nodes: readonly IconNode[], text: string, measure: MeasureWords): Part[] {
  const scale = noticeScale(box)
  const size = 36 * scale
  const fontSize = 15 * scale
  const wordsWidth = measure(text, fontSize, 500)
  const hasWords = fontSize >= 6 && wordsWidth <= box.width - 16 * scale
  const blockHeight = size + (hasWords ? fontSize * 1.6 : 0)
  const top = box.y + (box.height - blockHeight) / 2
  const middle = box.x + box.width / 2

  const icon: Part = { kind: 'icon', nodes, x: middle - size / 2, y: top, size, color: colours.ink }
  if (!hasWords) return [icon]
  const baseline = top + blockHeight - fontSize * 0.3
  return [
    icon,
    { kind: 'words', text, x: middle - wordsWidth / 2, baseline, fontSize, fontWeight: 500, color: colours.ink },
  ]
}

/** 1 for a frame of 200 by 150, so that the notice looks the same in every size. */
function noticeScale({ width, height }: Box): number {
  return Math.min(Math.max(Math.min(width / 200, height / 150), 0.2), 3)
}
