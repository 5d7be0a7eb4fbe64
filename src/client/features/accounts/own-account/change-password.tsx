import { ApiError } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { translate } from '#client/lib/server-message'
import { useChangePassword } from '#client/queries/accounts'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import { newPasswordErrorText } from '../error-texts.ts'
import { PasswordField } from '../password-field.tsx'
import { SectionForm } from '../section-form.tsx'
import { texts } from './texts.ts'

const none = { currentPassword: '', newPassword: '' }

export function ChangePassword({ user }: { user: User }) {
  const changing = useChangePassword()
  const form = useAppForm({
    initial: none,
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' && texts.password.missing.description,
      newPassword: newPassword === '' && texts.password.missing.description,
    }),
    onInvalid: () => toast({ kind: 'error', ...texts.password.missing }),
    send: changing.mutateAsync,
    onSent: (answer) => {
      toast({ kind: 'success', title: texts.password.done, description: translate(answer) })
      form.restart(none)
    },
    onFailure: (error) => {
      const message = newPasswordErrorText(error)
      const field = fieldOf(error)
      toast({ kind: 'error', title: texts.password.failed, description: message })
      return field ? { [field]: message } : undefined
    },
  })

  return (
    <FormSection title={texts.password.title} text={texts.password.text}>
      <SectionForm {...form.props}>
        {/* tells a password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField label={texts.password.current} {...form.field('currentPassword')} name="current-password" />
        <PasswordField isNew label={texts.password.new} {...form.field('newPassword')} name="new-password" />
        <Button type="submit" start pending={form.isSending} pendingLabel={texts.password.pending}>
          {texts.password.submit}
        </Button>
      </SectionForm>
    </FormSection>
  )
}

/** The field that a failure is about; null when it is about neither. */
function fieldOf(error: Error): keyof typeof none | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'wrong_password') return 'currentPassword'
  return error.code === 'invalid_input' ? 'newPassword' : null
}
