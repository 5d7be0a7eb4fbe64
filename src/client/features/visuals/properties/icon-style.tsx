import type { Workspace } from '#client/editor/store/workspace'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Popover } from '#client/ui/popover'
import type { Icon } from '#shared/scene/icon-layer'
import type { IconLayer, Layer } from '#shared/scene/scene'
import { IconDrawing, IconGrid } from '../parts/icon-grid.tsx'
import { partsTexts } from '../parts/texts.ts'
import { changeData, changeLayers } from './change-layers.ts'
import { ColourField } from './colour-field.tsx'
import { commonValue } from './common-value.ts'
import { propertyTexts } from './texts.ts'

export function IconStyle({ workspace: { editor }, layers }: { workspace: Workspace; layers: readonly IconLayer[] }) {
  const [first] = layers
  return (
    <>
      <Cluster wrap={false}>
        {first && layers.length === 1 && <IconDrawing nodes={first.data.nodes} />}
        <Popover
          label={partsTexts.icons.choose}
          trigger={(button) => (
            <Button size="sm" {...button}>
              {propertyTexts.icon.choose}
            </Button>
          )}
        >
          {(close) => (
            <IconGrid
              onPick={(icon) => {
                changeLayers(editor, 'icon', (layer) => withIcon(layer, icon))
                close()
              }}
            />
          )}
        </Popover>
      </Cluster>
      <ColourField
        editor={editor}
        label={propertyTexts.color}
        value={commonValue(layers, ({ data }) => data.color)}
        onChange={(color) => changeData(editor, 'icon', 'color', () => ({ color }))}
      />
    </>
  )
}

/** A layer named after its icon takes the name of the new one. */
function withIcon(layer: Layer, icon: Icon): Layer {
  if (layer.type !== 'icon') return layer
  const name = layer.name === layer.data.iconName ? icon.name : layer.name
  return { ...layer, name, data: { ...layer.data, iconName: icon.name, nodes: icon.nodes } }
}
