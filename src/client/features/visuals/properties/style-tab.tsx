import type { ComponentType } from 'react'
import type { Workspace } from '#client/editor/workspace'
import { Text } from '#client/ui/text'
import type { LayerOf } from '#shared/scene/layer-kind'
import type { Layer, LayerType } from '#shared/scene/scene'
import { ChartStyle } from './chart-style.tsx'
import { IconStyle } from './icon-style.tsx'
import { ImageStyle } from './image-style.tsx'
import { PlaceholderStyle } from './placeholder-style.tsx'
import { QrStyle } from './qr-style.tsx'
import { ShapeStyle } from './shape-style.tsx'
import { TextStyle } from './text-style.tsx'
import { propertyTexts } from './texts.ts'

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

/** The look of layers of one kind. */
export function StyleTab({ workspace, layers }: { workspace: Workspace; layers: readonly Layer[] }) {
  const [first] = layers
  if (!first || layers.some(({ type }) => type !== first.type)) {
    return (
      <Text size={14} tone="dim">
        {propertyTexts.nothingToStyle}
      </Text>
    )
  }
  const Style = styles[first.type] as Style<Layer> // each type is paired with its own
  return <Style workspace={workspace} layers={layers} />
}
