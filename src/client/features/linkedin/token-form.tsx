import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { useAddLinkedinAccount } from '#client/queries/linkedin/accounts'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { linkedinLimits } from '#shared/rules/linkedin'
import { linkedinTexts } from './texts.ts'

const empty = { accessToken: '' }

/** The fallback: a token created manually in LinkedIn's portal. It is never shown again. */
export function TokenForm() {
  const texts = linkedinTexts.token
  const adding = useAddLinkedinAccount()
  const form = useAppForm({
    initial: empty,
    check: ({ accessToken }) => ({ accessToken: !accessToken.trim() && texts.missing }),
    send: (values) => adding.mutateAsync(values),
    onSent: () => form.restart(empty),
    onFailure: (error) => ({ accessToken: errorMessage(error) }),
  })
  return (
    <Stack as="form" gap={16} {...form.props}>
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
    </Stack>
  )
}
