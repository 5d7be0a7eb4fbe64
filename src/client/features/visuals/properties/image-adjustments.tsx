import type { Editor } from '#client/editor/store/editor-store'
import { Button } from '#client/ui/button'
import { SwitchLine } from '#client/ui/switch'
import { type ImageData, type ImageLayer, type PictureAdjustments, scrimSides } from '#shared/scene/scene'
import { changeImages, without } from './change-layers.ts'
import { SelectField } from './choices.tsx'
import { ColourField } from './colour-field.tsx'
import { commonValue } from './common-value.ts'
import styles from './properties.module.css'
import { Slider } from './slider.tsx'
import { propertyTexts } from './texts.ts'

const shifts = ['brightness', 'contrast', 'saturation'] as const
const unchanged: PictureAdjustments = { brightness: 0, contrast: 0, saturation: 0, blur: 0 }
const firstScrim = { side: 'bottom', color: '#000000', strength: 0.8 } as const
const firstDuotone = { dark: '#172554', light: '#fde68a' } as const

/** Overlays that make text on a picture readable, and colour adjustments. */
export function ImageAdjustments({ editor, layers }: { editor: Editor; layers: readonly ImageLayer[] }) {
  return (
    <>
      <ScrimFields editor={editor} layers={layers} />
      <AdjustFields editor={editor} layers={layers} />
    </>
  )
}

function ScrimFields({ editor, layers }: { editor: Editor; layers: readonly ImageLayer[] }) {
  const words = propertyTexts.image
  const isOn = layers.every(({ data }) => data.scrim !== undefined)
  const set = (field: string, change: Partial<NonNullable<ImageData['scrim']>>) =>
    changeImages(editor, `scrim.${field}`, (data) => ({ ...data, scrim: { ...(data.scrim ?? firstScrim), ...change } }))
  return (
    <div className={styles.group}>
      <SwitchLine
        label={words.scrim}
        checked={isOn}
        onChange={(on) => (on ? set('on', {}) : changeImages(editor, 'scrim.off', (data) => without(data, 'scrim')))}
      />
      {isOn && (
        <>
          <SelectField
            label={words.side}
            value={commonValue(layers, ({ data }) => data.scrim?.side ?? firstScrim.side)}
            options={scrimSides.map((value) => ({ value, label: words.sides[value] }))}
            onChange={(side) => set('side', { side })}
          />
          <Slider
            label={words.strength}
            value={commonValue(layers, ({ data }) => Math.round((data.scrim?.strength ?? 0) * 100))}
            max={100}
            step={5}
            unit=" %"
            onChange={(percent) => set('strength', { strength: percent / 100 })}
          />
          <ColourField
            editor={editor}
            label={words.scrimColor}
            value={commonValue(layers, ({ data }) => data.scrim?.color ?? firstScrim.color)}
            onChange={(color) => set('color', { color })}
          />
        </>
      )}
    </div>
  )
}

function AdjustFields({ editor, layers }: { editor: Editor; layers: readonly ImageLayer[] }) {
  const words = propertyTexts.image
  const common = (key: (typeof shifts)[number] | 'blur') =>
    commonValue(layers, ({ data }) => data.adjust?.[key] ?? unchanged[key])
  const set = (field: string, change: Partial<PictureAdjustments>) =>
    changeImages(editor, `adjust.${field}`, (data) => withAdjustments(data, change))
  const isDuotone = layers.every(({ data }) => data.adjust?.duotone !== undefined)
  const isAdjusted = layers.some(({ data }) => data.adjust !== undefined)
  return (
    <div className={styles.group}>
      {shifts.map((key) => (
        <Slider
          key={key}
          label={words[key]}
          value={common(key)}
          min={-100}
          max={100}
          step={1}
          onChange={(value) => set(key, { [key]: value })}
        />
      ))}
      <Slider label={words.blur} value={common('blur')} max={100} step={1} onChange={(blur) => set('blur', { blur })} />
      <SwitchLine
        label={words.duotone}
        checked={isDuotone}
        onChange={(on) =>
          on
            ? set('duotone', { duotone: firstDuotone })
            : changeImages(editor, 'adjust.duotone', (data) => withoutDuotone(data))
        }
      />
      {isDuotone &&
        (['dark', 'light'] as const).map((tone) => (
          <ColourField
            key={tone}
            editor={editor}
            label={words[tone]}
            value={commonValue(layers, ({ data }) => data.adjust?.duotone?.[tone] ?? firstDuotone[tone])}
            onChange={(colour) =>
              changeImages(editor, `adjust.${tone}`, (data) =>
                withAdjustments(data, { duotone: { ...(data.adjust?.duotone ?? firstDuotone), [tone]: colour } }),
              )
            }
          />
        ))}
      {isAdjusted && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => changeImages(editor, 'adjust.reset', (data) => without(data, 'adjust'))}
        >
          {words.resetAdjustments}
        </Button>
      )}
    </div>
  )
}

/** Stores no adjustments if all are at their defaults. */
function withAdjustments(data: ImageData, change: Partial<PictureAdjustments>): ImageData {
  const adjust = { ...(data.adjust ?? unchanged), ...change }
  const isUnchanged = !adjust.duotone && adjust.blur === 0 && shifts.every((key) => adjust[key] === 0)
  return isUnchanged ? without(data, 'adjust') : { ...data, adjust }
}

function withoutDuotone(data: ImageData): ImageData {
  const { duotone: _, ...adjust } = data.adjust ?? unchanged
  return withAdjustments(without(data, 'adjust'), adjust)
}
