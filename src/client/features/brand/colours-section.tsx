import { FieldPair, Hint } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { SwitchLine } from '#client/ui/switch'
import type { BrandKit } from '#shared/rules/brand'
import { contrastRatio } from '#shared/scene/colour'
import { minTextContrast, palettes } from '#shared/templates/palette'
import { ColourInput } from './colour-input.tsx'
import styles from './colours-section.module.css'
import { brandTexts } from './texts.ts'

const roles = ['background', 'text', 'accent'] as const

/** Own colours, or none: then templates keep theirs. */
export function ColoursSection({
  colours,
  onChange,
}: {
  colours: BrandKit['colours']
  onChange: (colours: BrandKit['colours']) => void
}) {
  const words = brandTexts.colours
  const labels = { background: words.background, text: words.textColour, accent: words.accent }
  const contrast = colours ? (contrastRatio(colours.text, colours.background) ?? 0) : 21

  return (
    <FormSection title={words.title} text={words.text}>
      <SwitchLine
        label={words.own}
        checked={colours !== null}
        onChange={(isOn) => onChange(isOn ? palettes.paper : null)}
      />
      {colours && (
        <FieldPair className={styles.colours}>
          {roles.map((role) => (
            <ColourInput
              key={role}
              label={labels[role]}
              value={colours[role]}
              onChange={(colour) => onChange({ ...colours, [role]: colour })}
            />
          ))}
        </FieldPair>
      )}
      {contrast < minTextContrast && <Hint role="status">{words.faint}</Hint>}
    </FormSection>
  )
}
