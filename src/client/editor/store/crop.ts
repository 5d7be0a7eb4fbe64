import { rotatePoint } from '#shared/scene/geometry'
import type { ImageData, ImageLayer, Point } from '#shared/scene/scene'
import type { Size } from './editor-state.ts'

/**
 * Choosing which part of a picture its frame shows. A crop is a box in pixels of the picture with the frame's
 * proportions, so that nothing is stretched and picture pixels have one fixed size on the canvas.
 */
export type Crop = Pick<ImageData, 'cropX' | 'cropY' | 'cropWidth' | 'cropHeight'>

/** The initial crop: the stored one, adjusted to the frame's proportions about its centre. */
export function startingCrop(data: Crop, picture: Size, frame: Size): Crop {
  const chosen =
    data.cropWidth > 0 ? data : { cropX: 0, cropY: 0, cropWidth: picture.width, cropHeight: picture.height }
  const scale = Math.min(chosen.cropWidth / frame.width, chosen.cropHeight / frame.height)
  const cropWidth = frame.width * scale
  const cropHeight = frame.height * scale
  const cropX = chosen.cropX + (chosen.cropWidth - cropWidth) / 2
  const cropY = chosen.cropY + (chosen.cropHeight - cropHeight) / 2
  return within({ cropX, cropY, cropWidth, cropHeight }, picture)
}

/** Moves the picture under its frame by canvas pixels: the crop moves the opposite way. */
export function panCrop(crop: Crop, layer: ImageLayer, delta: Point, picture: Size): Crop {
  const straight = rotatePoint(delta, { x: 0, y: 0 }, -layer.rotation)
  const perPixel = crop.cropWidth / layer.width
  return within(
    {
      ...crop,
      cropX: crop.cropX - straight.x * layer.scaleX * perPixel,
      cropY: crop.cropY - straight.y * layer.scaleY * perPixel,
    },
    picture,
  )
}

/** The smallest crop, in pixels of the picture. */
const minPart = 8

/** Enlarges the picture by `factor` about the centre of the crop. */
export function zoomCrop(crop: Crop, factor: number, picture: Size): Crop {
  const most = Math.min(picture.width / crop.cropWidth, picture.height / crop.cropHeight)
  const least = minPart / Math.min(crop.cropWidth, crop.cropHeight)
  const scale = Math.max(Math.min(1 / factor, most), Math.min(least, 1))
  const cropWidth = crop.cropWidth * scale
  const cropHeight = crop.cropHeight * scale
  const cropX = crop.cropX + (crop.cropWidth - cropWidth) / 2
  const cropY = crop.cropY + (crop.cropHeight - cropHeight) / 2
  return within({ cropX, cropY, cropWidth, cropHeight }, picture)
}

/**
 * Resizes the frame while the picture stays still, so that it shows more or less of the picture, up to the picture's
 * edges.
 */
export function reframeCrop(
  start: { readonly layer: ImageLayer; readonly crop: Crop },
  after: ImageLayer,
  picture: Size,
): { layer: ImageLayer; crop: Crop } {
  const perPixel = start.crop.cropWidth / start.layer.width
  const moved = localShift(start.layer, after)
  const left = Math.max(start.crop.cropX + moved.x * perPixel, 0)
  const top = Math.max(start.crop.cropY + moved.y * perPixel, 0)
  const right = Math.min(start.crop.cropX + (moved.x + after.width) * perPixel, picture.width)
  const bottom = Math.min(start.crop.cropY + (moved.y + after.height) * perPixel, picture.height)
  const crop = { cropX: left, cropY: top, cropWidth: right - left, cropHeight: bottom - top }
  return { layer: frameOver(start, crop, perPixel), crop }
}

/** The proportional crop of another picture; all of it where the size of the previous picture is unknown. */
export function scaleCrop(crop: Crop, before: Size | undefined, after: Size): Crop {
  if (!before || crop.cropWidth === 0) return { cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0 }
  const across = after.width / before.width
  const down = after.height / before.height
  return {
    cropX: crop.cropX * across,
    cropY: crop.cropY * down,
    cropWidth: crop.cropWidth * across,
    cropHeight: crop.cropHeight * down,
  }
}

export function sameCrop(a: Crop, b: Crop): boolean {
  return a.cropX === b.cropX && a.cropY === b.cropY && a.cropWidth === b.cropWidth && a.cropHeight === b.cropHeight
}

function within(crop: Crop, picture: Size): Crop {
  const cropX = Math.max(0, Math.min(crop.cropX, picture.width - crop.cropWidth))
  const cropY = Math.max(0, Math.min(crop.cropY, picture.height - crop.cropHeight))
  return { ...crop, cropX, cropY }
}

/** How far the upper left corner of the picture moved, in the layer's own pixels, unrotated and unmirrored. */
function localShift(before: ImageLayer, after: ImageLayer): Point {
  const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
  const to = { x: after.x + after.width / 2, y: after.y + after.height / 2 }
  const centre = rotatePoint({ x: to.x - from.x, y: to.y - from.y }, { x: 0, y: 0 }, -before.rotation)
  return {
    x: centre.x * before.scaleX + (before.width - after.width) / 2,
    y: centre.y * before.scaleY + (before.height - after.height) / 2,
  }
}

/** The layer that shows exactly `crop` while the picture stays where it was. */
function frameOver(
  start: { readonly layer: ImageLayer; readonly crop: Crop },
  crop: Crop,
  perPixel: number,
): ImageLayer {
  const { layer } = start
  const width = crop.cropWidth / perPixel
  const height = crop.cropHeight / perPixel
  const dx = (crop.cropX + crop.cropWidth / 2 - start.crop.cropX - start.crop.cropWidth / 2) / perPixel
  const dy = (crop.cropY + crop.cropHeight / 2 - start.crop.cropY - start.crop.cropHeight / 2) / perPixel
  const shift = rotatePoint({ x: dx * layer.scaleX, y: dy * layer.scaleY }, { x: 0, y: 0 }, layer.rotation)
  return {
    ...layer,
    width,
    height,
    x: layer.x + layer.width / 2 + shift.x - width / 2,
    y: layer.y + layer.height / 2 + shift.y - height / 2,
  }
}
