import { Plus, X } from 'lucide-react'
import type { Editor } from '#client/editor/store/editor-store'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Stack } from '#client/ui/layout'
import type { Gradient, ShapeLayer } from '#shared/scene/scene'
import { changeData } from './change-layers.ts'
import { SelectField } from './choices.tsx'
import { ColourField, ColourInput } from './colour-field.tsx'
import { isGradient } from './colours.ts'
import { commonValue, mixed } from './common-value.ts'
import styles from './fill-field.module.css'
import { addStop, asGradient, asPlain, changeStop, removeStop, stopLimits } from './gradient-stops.ts'
import { NumberField } from './number-field.tsx'
import propertiesStyles from './properties.module.css'
import { Slider } from './slider.tsx'
import { propertyTexts } from './texts.ts'

const kinds = ['solid', 'linear', 'radial'] as const
const percent = { min: 0, max: 100, fallback: 0, digits: 0 }

/** One colour, or a gradient with its stops. Gradients that differ are not edited together. */
export function FillField({ editor, layers }: { editor: Editor; layers: readonly ShapeLayer[] }) {
  const kind = commonValue(layers, ({ data }) => (isGradient(data.fill) ? data.fill.type : 'solid'))
  const plain = commonValue(layers, ({ data }) => asPlain(data.fill))
  const [first] = layers
  const gradient = first && isGradient(first.data.fill) && kind !== mixed ? first.data.fill : undefined
  const setFill = (field: string, fill: (current: string | Gradient) => string | Gradient) =>
    changeData(editor, 'shape', field, ({ data }) => ({ fill: fill(data.fill) }))

  return (
    <div className={propertiesStyles.group}>
      <SelectField
        label={propertyTexts.shape.fill}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: propertyTexts.shape[each] }))}
        onChange={(value) => setFill('kind', (fill) => (value === 'solid' ? asPlain(fill) : asGradient(fill, value)))}
      />
      {kind === 'solid' && (
        <ColourField
          editor={editor}
          label={propertyTexts.color}
          value={plain}
          onChange={(colour) => setFill('fill', () => colour)}
        />
      )}
      {gradient && <GradientFields gradient={gradient} onChange={(field, next) => setFill(field, () => next)} />}
    </div>
  )
}

function GradientFields({
  gradient,
  onChange,
}: {
  gradient: Gradient
  onChange: (field: string, gradient: Gradient) => void
}) {
  const { colors } = gradient
  return (
    <>
      {gradient.type === 'linear' && (
        <Slider
          label={propertyTexts.shape.angle}
          value={gradient.angle}
          max={360}
          step={1}
          unit="°"
          onChange={(angle) => onChange('angle', { ...gradient, angle })}
        />
      )}
      <Stack as="ul" gap={8} className={styles.stops} aria-label={propertyTexts.shape.stops}>
        {colors.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the list
          <li key={index}>
            <ColourInput
              label={propertyTexts.shape.stop(index + 1)}
              value={stop.color}
              onChange={(color) => onChange(`stop${index}`, changeStop(gradient, index, { color }))}
            />
            <NumberField
              label={propertyTexts.shape.position(index + 1)}
              affix="%"
              value={stop.stop * 100}
              rules={percent}
              onChange={(value) => onChange(`position${index}`, changeStop(gradient, index, { stop: value / 100 }))}
            />
            <IconButton
              icon={X}
              size="sm"
              label={propertyTexts.shape.removeStop(index + 1)}
              disabled={colors.length <= stopLimits.min}
              onClick={() => onChange(`remove${colors.length}`, removeStop(gradient, index))}
            />
          </li>
        ))}
      </Stack>
      <Button
        size="sm"
        icon={Plus}
        disabled={colors.length >= stopLimits.max}
        onClick={() => onChange(`add${colors.length}`, addStop(gradient))}
      >
        {propertyTexts.shape.addStop}
      </Button>
    </>
  )
}
