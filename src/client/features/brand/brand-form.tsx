import { useSaveBrand } from '#client/queries/brand'
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
import { brandTexts } from './texts.ts'

export function BrandForm({ saved }: { saved: BrandKit }) {
  const { mutateAsync: save } = useSaveBrand()
  const form = useSettingsForm({ saved, draft: 'brand', save, texts: brandTexts })
  const { values, change } = form
  const { fonts, signature, preview } = brandTexts

  return (
    <form {...form.props}>
      <ColoursSection colours={values.colours} onChange={(colours) => change({ colours })} />
      <FormSection title={fonts.title} text={fonts.text}>
        <FontField
          label={fonts.heading}
          value={values.headingFont}
          onChange={(headingFont) => change({ headingFont })}
        />
        <FontField label={fonts.body} value={values.bodyFont} onChange={(bodyFont) => change({ bodyFont })} />
      </FormSection>
      <FormSection title={signature.title} text={signature.text}>
        <Field label={signature.handle} hint={signature.handleHint} optional>
          {(control) => (
            <Input
              {...control}
              maxLength={limits.handleCharacters}
              value={values.handle}
              onChange={({ target }) => change({ handle: target.value })}
            />
          )}
        </Field>
        <LogoField logoId={values.logoId} onChange={(logoId) => change({ logoId })} />
      </FormSection>
      <FormSection title={preview.title} text={preview.text}>
        <BrandPreview brand={values} />
      </FormSection>
      <SettingsFoot form={form} onDiscard={() => form.restart(saved)} />
    </form>
  )
}

function FontField({
  label,
  value,
  onChange,
}: {
  label: string
  value: BrandKit['headingFont']
  onChange: (font: BrandKit['headingFont']) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(fontFamilyNames.find((name) => name === target.value) ?? '')}
        >
          <option value="">{brandTexts.fonts.designed}</option>
          {fontFamilyNames.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
