import { Hint } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Grid } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import type { BrandKit } from '#shared/rules/brand'
import { contrastRatio } from '#shared/scene/colour'
import { minTextContrast, palettes } from '#shared/templates/palette'
import { ColourInput } from './colour-input.tsx'
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
    <FormSection title={words.title}>
      <SwitchLine
        label={words.own}
        checked={colours !== null}
        onChange={(isOn) => onChange(isOn ? palettes.paper : null)}
      />
      {colours && (
        <Grid columns="repeat(auto-fit, minmax(160px, 1fr))" gap={12} rowGap={16}>
          {roles.map((role) => (
            <ColourInput
              key={role}
              label={labels[role]}
              value={colours[role]}
              onChange={(colour) => onChange({ ...colours, [role]: colour })}
            />
          ))}
        </Grid>
      )}
      {contrast < minTextContrast && <Hint role="status">{words.faint}</Hint>}
    </FormSection>
  )
}
