import { boxKind } from './box-kind.ts'
import { newFrame } from './create.ts'
import type { LayerKind } from './layer-kind.ts'
import type { PlaceholderLayer, Scene } from './scene.ts'

const name = 'Website Screenshot'

export function newPlaceholderLayer(scene: Scene, id: string): PlaceholderLayer {
  return {
    ...newFrame(scene, id, { width: 300, height: 200 }),
    type: 'placeholder',
    name,
    data: {
      placeholderType: 'website-screenshot',
      placeholderConfig: { viewportType: 'desktop', title: '', address: '', src: '' },
    },
  }
}

export const placeholderKind: LayerKind<PlaceholderLayer> = {
  ...boxKind,
  create: newPlaceholderLayer,
  word: () => 'placeholder',
  nameOf: () => name,
  pictureOf: ({ data }) => data.placeholderConfig.src,
  withPicture: (layer, src) => {
    const placeholderConfig = { ...layer.data.placeholderConfig, src }
    return { ...layer, data: { ...layer.data, placeholderConfig } }
  },
}
