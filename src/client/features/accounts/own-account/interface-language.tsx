import { errorMessage } from '#client/lib/api'
import { chooseLanguage } from '#client/lib/language'
import { useUpdateUser } from '#client/queries/accounts'
import type { User } from '#client/queries/user'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import { interfaceLanguages } from '#shared/rules/interface-languages'
import { texts } from './texts.ts'

const selectName = 'interface-language'

/** Saved and applied at once; the drafts of other forms stay. */
export function InterfaceLanguage({ user }: { user: User }) {
  const saving = useUpdateUser({
    onSuccess: ({ interfaceLanguage }) => void change(interfaceLanguage),
    onError: (error) => toast({ kind: 'error', title: texts.language.failed, description: errorMessage(error) }),
  })
  const chosen = saving.isPending ? saving.variables.interfaceLanguage : user.interfaceLanguage

  return (
    <FormSection title={texts.language.title}>
      <Field label={texts.language.label}>
        {(control) => (
          <Select
            {...control}
            name={selectName}
            value={chosen ?? ''}
            onChange={({ target }) => saving.mutate({ interfaceLanguage: languageOf(target.value) })}
          >
            <option value="">{texts.language.browser}</option>
            {interfaceLanguages.map((language) => (
              <option key={language} value={language} lang={language}>
                {ownNames[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormSection>
  )
}

/** Each language in its own words, for people who read no other. */
const ownNames = { en: 'English', de: 'Deutsch' } as const

function languageOf(value: string): User['interfaceLanguage'] {
  return interfaceLanguages.find((language) => language === value) ?? null
}

/** The whole page remounts in the other language, so the select needs its focus back. */
async function change(language: User['interfaceLanguage']): Promise<void> {
  await chooseLanguage(language)
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`select[name="${selectName}"]`)?.focus())
}
