import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { useAddLinkedinAccount } from '#client/queries/linkedin/accounts'
import { Button } from '#client/ui/button'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { linkedinLimits } from '#shared/rules/linkedin'
import styles from './linkedin-settings.module.css'
import { linkedinTexts } from './texts.ts'

const empty = { accessToken: '' }

/** The fallback: a token made by hand in LinkedIn's portal. It is never shown again. */
export function TokenForm() {
  const texts = linkedinTexts.token
  const adding = useAddLinkedinAccount()
  const form = useAppForm({
    initial: empty,
    check: ({ accessToken }) => ({ accessToken: !accessToken.trim() && texts.missing }),
    send: (values) => adding.mutateAsync(values),
    onSent: ({ name }) => {
      toast({ kind: 'success', title: texts.added, description: texts.addedText(name) })
      form.restart(empty)
    },
    onFailure: (error) => ({ accessToken: errorMessage(error) }),
  })
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label={texts.label}
        type="password"
        autoComplete="off"
        maxLength={linkedinLimits.tokenCharacters}
        {...form.field('accessToken')}
      />
      <div>
        <Button type="submit" pending={form.isSending} pendingLabel={texts.adding}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}
