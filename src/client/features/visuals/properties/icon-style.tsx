import type { Editor } from '#client/editor/editor-store'
import { Button } from '#client/ui/button'
import { findIcon } from '#shared/drawing/icons'
import type { IconLayer, Layer } from '#shared/scene/scene'
import { IconDrawing, IconGrid } from '../icon-grid.tsx'
import { Popup } from '../popup.tsx'
import { visualTexts } from '../texts.ts'
import { changeData, changeLayers } from './change-layers.ts'
import { ColourField } from './colour-field.tsx'
import { commonValue } from './common-value.ts'
import { propertyTexts } from './texts.ts'

export function IconStyle({ editor, layers }: { editor: Editor; layers: readonly IconLayer[] }) {
  const [first] = layers
  return (
    <>
      <div className="row">
        {first && layers.length === 1 && <IconDrawing nodes={first.data.nodes} />}
        <Popup
          label={visualTexts.icons.choose}
          trigger={(button) => (
            <Button size="sm" {...button}>
              {propertyTexts.icon.choose}
            </Button>
          )}
        >
          {(close) => (
            <IconGrid
              onPick={(name) => {
                changeLayers(editor, 'icon', (layer) => withIcon(layer, name))
                close()
              }}
            />
          )}
        </Popup>
      </div>
      <ColourField
        editor={editor}
        label={propertyTexts.color}
        value={commonValue(layers, ({ data }) => data.color)}
        onChange={(color) => changeData(editor, 'icon', 'color', () => ({ color }))}
      />
    </>
  )
}

/** A layer that is called after its icon is called after the new one. */
function withIcon(layer: Layer, iconName: string): Layer {
  if (layer.type !== 'icon') return layer
  const name = layer.name === layer.data.iconName ? iconName : layer.name
  return { ...layer, name, data: { ...layer.data, iconName, nodes: findIcon(iconName)?.nodes ?? [] } }
}
