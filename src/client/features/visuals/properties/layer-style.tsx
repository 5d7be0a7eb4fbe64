import type { ComponentType } from 'react'
import type { Workspace } from '#client/editor/store/workspace'
import type { LayerOf } from '#shared/scene/layer-kind'
import type { Layer, LayerType } from '#shared/scene/scene'
import { ChartStyle } from './chart-style.tsx'
import { IconStyle } from './icon-style.tsx'
import { ImageStyle } from './image-style.tsx'
import { PlaceholderStyle } from './placeholder-style.tsx'
import { QrStyle } from './qr-style.tsx'
import { ShapeStyle } from './shape-style.tsx'
import { TextStyle } from './text-style.tsx'

type Style<Kind extends Layer> = ComponentType<{ workspace: Workspace; layers: readonly Kind[] }>

const styles: { readonly [Type in LayerType]: Style<LayerOf<Type>> } = {
  text: TextStyle,
  shape: ShapeStyle,
  image: ImageStyle,
  icon: IconStyle,
  chart: ChartStyle,
  qr: QrStyle,
  placeholder: PlaceholderStyle,
}

/** The look of layers, all of one type. */
export function LayerStyle({ workspace, layers }: { workspace: Workspace; layers: readonly [Layer, ...Layer[]] }) {
  const Style = styles[layers[0].type] as Style<Layer> // each type is paired with its own component
  return <Style workspace={workspace} layers={layers} />
}
