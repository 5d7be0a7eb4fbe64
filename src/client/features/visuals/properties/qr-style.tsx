import { useId } from 'react'
import type { Workspace } from '#client/editor/store/workspace'
import { TextArea } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { canvasLimits } from '#shared/rules/canvas'
import { contrastRatio } from '#shared/scene/colour'
import type { QrData, QrLayer } from '#shared/scene/scene'
import { changeData } from './change-layers.ts'
import { ColourField } from './colour-field.tsx'
import { type Common, commonValue, mixed, orUndefined } from './common-value.ts'
import styles from './properties.module.css'
import { propertyTexts } from './texts.ts'

/** The content of a QR code, and its two colours; without enough contrast no camera reads it. */
export function QrStyle({ workspace: { editor }, layers }: { workspace: Workspace; layers: readonly QrLayer[] }) {
  const id = useId()
  const common = (key: keyof QrData): Common<string> | undefined => commonValue(layers, ({ data }) => data[key])
  const set = (field: keyof QrData, value: string) => changeData(editor, 'qr', field, () => ({ [field]: value }))
  const text = common('text')
  const color = common('color')
  const background = common('background')
  const contrast =
    typeof color === 'string' && typeof background === 'string' ? contrastRatio(color, background) : undefined
  return (
    <>
      <Stack gap={4} className={styles.field}>
        <label htmlFor={id}>{propertyTexts.qr.text}</label>
        <TextArea
          id={id}
          className={styles.input}
          rows={3}
          maxLength={canvasLimits.qrCharacters}
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          placeholder={text === mixed ? propertyTexts.mixed : 'https://'}
          value={orUndefined(text) ?? ''}
          onChange={(event) => set('text', event.target.value)}
        />
      </Stack>
      <ColourField
        editor={editor}
        label={propertyTexts.qr.color}
        value={color}
        contrast={contrast}
        onChange={(value) => set('color', value)}
      />
      <ColourField
        editor={editor}
        label={propertyTexts.qr.background}
        value={background}
        onChange={(value) => set('background', value)}
      />
    </>
  )
}
