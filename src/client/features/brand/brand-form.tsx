import { useSaveBrand } from '#client/queries/brand'
import { useFonts } from '#client/queries/fonts'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Input } from '#client/ui/input'
import { Select } from '#client/ui/select'
import type { BrandKit } from '#shared/rules/brand'
import { fontFamilyNames } from '#shared/rules/fonts'
import { limits } from '#shared/rules/limits'
import { SettingsFoot } from '../settings/settings-foot.tsx'
import { useSettingsForm } from '../settings/use-settings-form.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColoursSection } from './colours-section.tsx'
import { LogoField } from './logo-field.tsx'
import { OwnFonts } from './own-fonts.tsx'
import { brandTexts } from './texts.ts'

export function BrandForm({ saved }: { saved: BrandKit }) {
  const { mutateAsync: save } = useSaveBrand()
  const form = useSettingsForm({ saved, draft: 'brand', save, texts: brandTexts })
  const { values, change } = form
  const { data: ownFonts } = useFonts()
  const own = ownFonts && [...new Set(ownFonts.map(({ family }) => family))]
  const { fonts, signature, preview } = brandTexts

  return (
    <form {...form.props}>
      <ColoursSection colours={values.colours} onChange={(colours) => change({ colours })} />
      <FormSection title={fonts.title}>
        <FontField
          label={fonts.heading}
          value={values.headingFont}
          own={own}
          onChange={(headingFont) => change({ headingFont })}
        />
        <FontField label={fonts.body} value={values.bodyFont} own={own} onChange={(bodyFont) => change({ bodyFont })} />
        <OwnFonts />
      </FormSection>
      <FormSection title={signature.title}>
        <Field label={signature.handle} optional>
          {(control) => (
            <Input
              {...control}
              maxLength={limits.handleCharacters}
              placeholder={signature.handleExample}
              value={values.handle}
              onChange={({ target }) => change({ handle: target.value })}
            />
          )}
        </Field>
        <LogoField logoId={values.logoId} onChange={(logoId) => change({ logoId })} />
      </FormSection>
      <FormSection title={preview.title}>
        <BrandPreview brand={values} />
      </FormSection>
      <SettingsFoot form={form} onDiscard={() => form.restart(saved)} />
    </form>
  )
}

function FontField({
  label,
  value,
  own,
  onChange,
}: {
  label: string
  value: string
  /** The author's own families; undefined while they load. */
  own: readonly string[] | undefined
  onChange: (font: string) => void
}) {
  const families = [...(own ?? []), ...fontFamilyNames]
  const isGone = value !== '' && !families.includes(value)
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{brandTexts.fonts.designed}</option>
          {isGone && <option value={value}>{own ? brandTexts.ownFonts.gone(value) : value}</option>}
          {families.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
