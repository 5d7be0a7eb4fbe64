import { chooseTheme, themes } from '#client/lib/theme'
import { useShownTheme } from '#client/lib/use-theme'
import { Choice } from '#client/ui/choice'
import { FormSection } from '#client/ui/form-section'
import { texts } from './texts.ts'

const system = 'system'

/** Of this browser and not of the account: a phone may be dark where a desk is light. */
export function ThemeChoice() {
  const { title, label, names } = texts.theme
  return (
    <FormSection title={title}>
      <Choice
        label={label}
        options={[system, ...themes]}
        nameOf={(each) => names[each]}
        chosen={useShownTheme() ?? system}
        onChoose={(each) => chooseTheme(each === system ? null : each)}
      />
    </FormSection>
  )
}
