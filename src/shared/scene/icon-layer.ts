import { boxKind } from './box-kind.ts'
import { newFrame } from './create.ts'
import type { LayerKind } from './layer-kind.ts'
import type { IconLayer, IconNode, Scene } from './scene.ts'

export const iconFamily = 'lucide'

/** An icon with its drawing, which is loaded when the icon is picked. */
export interface Icon {
  /** As the specification and the saved visuals say it. */
  readonly name: string
  readonly nodes: readonly IconNode[]
}

export function newIconLayer(scene: Scene, id: string, { name: iconName, nodes }: Icon): IconLayer {
  const data = { iconName, iconFamily, color: '#000000', nodes }
  return { ...newFrame(scene, id, { width: 48, height: 48 }), type: 'icon', name: iconName, data }
}

export const iconKind: LayerKind<IconLayer> = {
  ...boxKind,
  create: (scene, id) => newIconLayer(scene, id, { name: 'Icon', nodes: [] }),
  word: () => 'icon',
  nameOf: ({ data }) => data.iconName,
  coloursOf: ({ data }) => [data.color],
}
