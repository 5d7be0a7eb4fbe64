import { useId } from 'react'
import { formatPlainNumber } from '#client/lib/formatting'
import { Grid, Stack } from '#client/ui/layout'
import { type Common, mixed, orUndefined } from './common-value.ts'
import propertiesStyles from './properties.module.css'
import { roundTo } from './read-number.ts'
import styles from './slider.module.css'
import { propertyTexts } from './texts.ts'

/** A number within bounds, by dragging or the arrow keys. */
export function Slider({
  label,
  value,
  min = 0,
  max,
  step,
  digits = 0,
  unit = '',
  disabled = false,
  onChange,
}: {
  label: string
  value: Common<number> | undefined
  min?: number
  max: number
  step: number
  digits?: number
  unit?: string
  disabled?: boolean
  onChange: (value: number) => void
}) {
  const id = useId()
  const known = orUndefined(value)
  return (
    <Stack gap={4} className={propertiesStyles.field}>
      <label htmlFor={id}>{label}</label>
      <Grid columns="minmax(0, 1fr) 44px" gap={8} align="center" className={styles.slider}>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          value={known ?? min}
          aria-valuetext={value === mixed ? propertyTexts.mixed : undefined}
          onChange={(event) => onChange(roundTo(Number(event.target.value), digits))}
        />
        <output htmlFor={id}>
          {known === undefined ? propertyTexts.mixed : formatPlainNumber(known, { least: digits, most: digits }) + unit}
        </output>
      </Grid>
    </Stack>
  )
}
