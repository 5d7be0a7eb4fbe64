import type { Editor } from '#client/editor/store/editor-store'
import { Grid } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import type { Layer, Shadow } from '#shared/scene/scene'
import { changeLayers, changeShadow } from './change-layers.ts'
import { ColourField } from './colour-field.tsx'
import { commonValue } from './common-value.ts'
import { NumberField } from './number-field.tsx'
import styles from './properties.module.css'
import { Slider } from './slider.tsx'
import { propertyTexts } from './texts.ts'

const anywhere = { fallback: 0, digits: 1 }
const fromZero = { min: 0, fallback: 0, digits: 1 }

/** Opacity, and the shadow once it is on. */
export function EffectsTab({ editor, layers }: { editor: Editor; layers: readonly Layer[] }) {
  const isOn = layers.every((layer) => layer.shadow.enabled)
  return (
    <>
      <Slider
        label={propertyTexts.opacity}
        value={commonValue(layers, (layer) => layer.opacity)}
        max={1}
        step={0.1}
        digits={1}
        onChange={(opacity) => changeLayers(editor, 'opacity', (layer) => ({ ...layer, opacity }))}
      />
      <div className={styles.group}>
        <SwitchLine
          label={propertyTexts.shadow.label}
          checked={isOn}
          onChange={(enabled) => changeShadow(editor, 'enabled', { enabled })}
        />
        {isOn && <ShadowFields editor={editor} layers={layers} />}
      </div>
    </>
  )
}

function ShadowFields({ editor, layers }: { editor: Editor; layers: readonly Layer[] }) {
  const common = <Key extends keyof Shadow>(key: Key) => commonValue(layers, ({ shadow }) => shadow[key])
  const set = (field: 'offsetX' | 'offsetY' | 'blur' | 'spread' | 'opacity') => (value: number) =>
    changeShadow(editor, field, { [field]: value })
  return (
    <>
      <Grid columns={2} gap={8}>
        <NumberField
          label={propertyTexts.shadow.offsetX}
          value={common('offsetX')}
          rules={anywhere}
          onChange={set('offsetX')}
        />
        <NumberField
          label={propertyTexts.shadow.offsetY}
          value={common('offsetY')}
          rules={anywhere}
          onChange={set('offsetY')}
        />
        <NumberField label={propertyTexts.shadow.blur} value={common('blur')} rules={fromZero} onChange={set('blur')} />
        <NumberField
          label={propertyTexts.shadow.spread}
          value={common('spread')}
          rules={anywhere}
          onChange={set('spread')}
        />
      </Grid>
      <ColourField
        editor={editor}
        label={propertyTexts.shadow.color}
        value={common('color')}
        onChange={(color) => changeShadow(editor, 'color', { color })}
      />
      <Slider
        label={propertyTexts.shadow.opacity}
        value={common('opacity')}
        max={1}
        step={0.1}
        digits={1}
        onChange={set('opacity')}
      />
    </>
  )
}
