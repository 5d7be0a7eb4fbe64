import { boxKind } from './box-kind.ts'
import { newFrame } from './create.ts'
import type { LayerKind } from './layer-kind.ts'
import type { ImageData, ImageLayer, Scene } from './scene.ts'

/** A frame that waits for its picture. */
export const emptyImage: ImageData = {
  src: '',
  originalSrc: '',
  cropX: 0,
  cropY: 0,
  cropWidth: 0,
  cropHeight: 0,
  fit: 'cover',
  cornerRadius: 0,
}

/** Without a picture, an empty frame of the default size; `picture` determines the layer's size (see `fitImage`). */
export function newImageLayer(
  scene: Scene,
  id: string,
  picture?: { readonly src: string; readonly width: number; readonly height: number },
): ImageLayer {
  const src = picture?.src ?? ''
  const frame = newFrame(scene, id, picture ?? { width: 200, height: 150 })
  return { ...frame, type: 'image', name: 'Image', data: { ...emptyImage, src, originalSrc: src } }
}

export const imageKind: LayerKind<ImageLayer> = {
  ...boxKind,
  create: (scene, id) => newImageLayer(scene, id),
  word: () => 'image',
  nameOf: () => 'Image',
  coloursOf: ({ data }) => (data.border ? [data.border.color] : []),
  pictureOf: ({ data }) => data.src,
  withPicture: (layer, src) => {
    const whole = { src, originalSrc: src, cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0 }
    return { ...layer, data: { ...layer.data, ...whole } }
  },
}
