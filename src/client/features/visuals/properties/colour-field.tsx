import { type KeyboardEvent, useId, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { cx } from '#client/lib/cx'
import { formatPercent, formatPlainNumber } from '#client/lib/formatting'
import { useBrand } from '#client/queries/brand'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toHex } from '#shared/scene/colour'
import styles from './colour-field.module.css'
import { alphaOf, coloursOf, readColour, toLabel, withAlpha } from './colours.ts'
import { type Common, mixed, orUndefined } from './common-value.ts'
import propertiesStyles from './properties.module.css'
import { keepWithin, parseNumber } from './read-number.ts'
import { propertyTexts } from './texts.ts'

const maxSwatches = 7

/** A colour: from the browser's picker, by its code, from the author's brand, or from the visual. */
export function ColourField({
  editor,
  label,
  value,
  contrast,
  onChange,
}: {
  editor: Editor
  label: string
  value: Common<string> | undefined
  /** Contrast with the background, if known. */
  contrast?: number | undefined
  onChange: (colour: string) => void
}) {
  const id = useId()
  const known = orUndefined(value)
  return (
    <Stack gap={4} className={propertiesStyles.field}>
      <label htmlFor={id}>{label}</label>
      <ColourInput id={id} label={label} value={value} contrast={contrast} onChange={onChange} />
      <Swatches editor={editor} label={label} current={known} onPick={onChange} />
    </Stack>
  )
}

/** The two fields without label and swatches. `id` goes to the code. */
export function ColourInput({
  id,
  label,
  value,
  contrast,
  onChange,
}: {
  id?: string
  label: string
  value: Common<string> | undefined
  contrast?: number | undefined
  onChange: (colour: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const known = orUndefined(value)

  function type(text: string) {
    setTyped(text)
    const colour = readColour(text)
    // three digits may become six: they apply when the field loses the focus
    if (colour && text.replace('#', '').length >= 6) onChange(colour)
  }
  function settle() {
    const colour = typed === null ? undefined : readColour(typed)
    setTyped(null)
    if (colour && colour !== known) onChange(colour)
  }

  const alpha = alphaOf(known ?? '')
  return (
    <Cluster as="span" wrap={false} className={styles.colour}>
      <span className={styles.well}>
        <input
          type="color"
          aria-label={label}
          style={{ opacity: alpha }}
          value={toHex(known ?? '')}
          onChange={(event) => onChange(withAlpha(event.target.value, alpha || 1))}
        />
      </span>
      <input
        id={id}
        className={styles.code}
        aria-label={propertyTexts.hex(label)}
        autoComplete="off"
        spellCheck={false}
        placeholder={value === mixed ? propertyTexts.mixed : undefined}
        value={typed ?? (known === undefined ? '' : toLabel(known))}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      {contrast !== undefined && <Contrast ratio={contrast} />}
      {known !== undefined && (
        <Alpha label={label} alpha={alpha} onChange={(next) => onChange(withAlpha(known, next))} />
      )}
    </Cluster>
  )
}

/** Its opacity in percent. */
function Alpha({ label, alpha, onChange }: { label: string; alpha: number; onChange: (alpha: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const percent = Math.round(alpha * 100)
  function settle() {
    const read = typed === null ? undefined : parseNumber(typed.replace('%', ''))
    setTyped(null)
    if (read !== undefined && read !== percent) onChange(keepWithin(read, percents) / 100)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    setTyped(null)
    onChange(keepWithin(percent + direction * (event.shiftKey ? 10 : 1), percents) / 100)
  }
  return (
    <input
      className={styles.alpha}
      aria-label={propertyTexts.alpha(label)}
      autoComplete="off"
      inputMode="numeric"
      role="spinbutton"
      aria-valuenow={percent}
      aria-valuemin={percents.min}
      aria-valuemax={percents.max}
      value={typed ?? formatPercent(alpha, 0)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={press}
    />
  )
}

const percents = { min: 0, max: 100, fallback: 100, digits: 0 }

/** WCAG 2 requires 3 to 1 for large text; below it the figure is marked for attention. */
const minContrast = 3

function Contrast({ ratio }: { ratio: number }) {
  const words = formatPlainNumber(Math.floor(ratio * 10) / 10, { least: 1, most: 1 })
  return (
    <span className={cx(styles.ratio, ratio < minContrast && styles.low)}>
      <span className="sr">{propertyTexts.contrastName(words)}</span>
      <span aria-hidden="true">{propertyTexts.contrast(words)}</span>
    </span>
  )
}

function Swatches({
  editor,
  label,
  current,
  onPick,
}: {
  editor: Editor
  label: string
  current: string | undefined
  onPick: (colour: string) => void
}) {
  const document = useEditor(editor, (state) => state.document)
  const { data: brand } = useBrand()
  const own = brand?.colours ? Object.values(brand.colours) : []
  const colours = [...new Set([...own, ...coloursOf(document, maxSwatches)])].slice(0, maxSwatches)
  const currentHex = current === undefined ? undefined : toHex(current)
  return (
    <fieldset className={styles.swatches}>
      <legend className="sr">{`${label}: ${propertyTexts.swatches}`}</legend>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.swatch}
          style={{ background: colour }}
          aria-label={toLabel(colour)}
          aria-pressed={colour === currentHex}
          onClick={() => onPick(colour)}
        />
      ))}
      <Text as="span" size={12} tone="dimmer" nowrap className={styles.swatchesLabel} aria-hidden="true">
        {propertyTexts.swatches}
      </Text>
    </fieldset>
  )
}
