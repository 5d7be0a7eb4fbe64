import type { Box, ImageData } from '#shared/scene/scene'

/** Which part of a picture is drawn (in pixels of the picture) and where it goes (in pixels of the layer). */
export interface ImagePlacement {
  readonly part: Box
  readonly at: Box
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Minimum part in picture pixels; no scale can be computed from less. */
const minPart = 0.01

/** Undefined if no part of the picture remains to draw. */
export function placeImage(
  data: Pick<ImageData, 'fit' | 'cropX' | 'cropY' | 'cropWidth' | 'cropHeight'>,
  image: Size,
  frame: Size,
): ImagePlacement | undefined {
  const crop = cropOf(data, image)
  if (crop.width < minPart || crop.height < minPart) return undefined
  const whole = { x: 0, y: 0, width: frame.width, height: frame.height }
  if (data.fit === 'fill') return { part: crop, at: whole }
  if (data.fit === 'contain') return { part: crop, at: containIn(crop, frame) }
  return { part: coverPart(crop, frame, 'middle'), at: whole }
}

/** The largest part with the frame's proportions: centred, or from the top for web pages. */
export function coverPart(crop: Box, frame: Size, from: 'middle' | 'top'): Box {
  const scale = Math.max(frame.width / crop.width, frame.height / crop.height)
  const [width, height] = [frame.width / scale, frame.height / scale]
  const y = from === 'top' ? crop.y : crop.y + (crop.height - height) / 2
  return { x: crop.x + (crop.width - width) / 2, y, width, height }
}

function containIn(crop: Box, frame: Size): Box {
  const scale = Math.min(frame.width / crop.width, frame.height / crop.height)
  const [width, height] = [crop.width * scale, crop.height * scale]
  return { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height }
}

/** Clamped to the picture: a replacement may be smaller than the picture that was cropped. */
function cropOf(data: Pick<ImageData, 'cropX' | 'cropY' | 'cropWidth' | 'cropHeight'>, image: Size): Box {
  if (data.cropWidth < minPart || data.cropHeight < minPart)
    return { x: 0, y: 0, width: image.width, height: image.height }
  const x = Math.min(Math.max(data.cropX, 0), image.width)
  const y = Math.min(Math.max(data.cropY, 0), image.height)
  return {
    x,
    y,
    width: Math.min(data.cropX + data.cropWidth, image.width) - x,
    height: Math.min(data.cropY + data.cropHeight, image.height) - y,
  }
}
