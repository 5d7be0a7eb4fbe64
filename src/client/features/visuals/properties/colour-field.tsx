import { useId, useState } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { useEditor } from '#client/editor/use-editor'
import { cx } from '#client/lib/cx'
import { useBrand } from '#client/queries/brand'
import { Text } from '#client/ui/text'
import styles from './colour-field.module.css'
import { coloursOf, readColour, toHex, toLabel } from './colours.ts'
import { type Common, mixed, orUndefined } from './common-value.ts'
import propertiesStyles from './properties.module.css'
import { propertyTexts } from './texts.ts'

const mostSwatches = 7

/** A colour: by the browser's own field, by its code, or one of the author's brand, or that the visual shows already. */
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
  /** With what it stands on, where that is known. */
  contrast?: number | undefined
  onChange: (colour: string) => void
}) {
  const id = useId()
  const known = orUndefined(value)
  return (
    <div className={propertiesStyles.field}>
      <label htmlFor={id}>{label}</label>
      <ColourInput id={id} label={label} value={value} contrast={contrast} onChange={onChange} />
      <Swatches editor={editor} label={label} current={known} onPick={onChange} />
    </div>
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
    // three digits may be on their way to six: they count when the field is left
    if (colour && text.replace('#', '').length >= 6) onChange(colour)
  }
  function settle() {
    const colour = typed === null ? undefined : readColour(typed)
    setTyped(null)
    if (colour && colour !== known) onChange(colour)
  }

  return (
    <span className={styles.colour}>
      <input
        type="color"
        aria-label={label}
        value={toHex(known ?? '')}
        onChange={(event) => onChange(event.target.value)}
      />
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
    </span>
  )
}

/** WCAG 2 asks for 3 to 1 for large text; below it the figure needs the author's eye. */
const leastContrast = 3

function Contrast({ ratio }: { ratio: number }) {
  const words = (Math.floor(ratio * 10) / 10).toFixed(1)
  return (
    <span className={cx(styles.ratio, ratio < leastContrast && styles.low)}>
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
  const colours = [...new Set([...own, ...coloursOf(document, mostSwatches)])].slice(0, mostSwatches)
  const currentHex = current === undefined ? undefined : toHex(current)
  return (
    <fieldset className={styles.swatches}>
      <legend className="sr">{`${label}, ${propertyTexts.swatches.toLowerCase()}`}</legend>
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
