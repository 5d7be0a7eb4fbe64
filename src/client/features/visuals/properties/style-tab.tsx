import type { Workspace } from '#client/editor/workspace'
import type { Layer, LayerType } from '#shared/scene/scene'
import { IconStyle } from './icon-style.tsx'
import { ImageStyle } from './image-style.tsx'
import { PlaceholderStyle } from './placeholder-style.tsx'
import { ShapeStyle } from './shape-style.tsx'
import { TextStyle } from './text-style.tsx'
import { propertyTexts } from './texts.ts'

/** The look of layers of one kind. */
export function StyleTab({ workspace, layers }: { workspace: Workspace; layers: readonly Layer[] }) {
  const { editor } = workspace
  if (areAll(layers, 'text')) return <TextStyle editor={editor} layers={layers} />
  if (areAll(layers, 'shape')) return <ShapeStyle editor={editor} layers={layers} />
  if (areAll(layers, 'image')) return <ImageStyle workspace={workspace} layers={layers} />
  if (areAll(layers, 'icon')) return <IconStyle editor={editor} layers={layers} />
  if (areAll(layers, 'placeholder')) return <PlaceholderStyle workspace={workspace} layers={layers} />
  return <p className="t14 dim">{propertyTexts.nothingToStyle}</p>
}

function areAll<Type extends LayerType>(
  layers: readonly Layer[],
  type: Type,
): layers is readonly Extract<Layer, { type: Type }>[] {
  return layers.every((layer) => layer.type === type)
}
